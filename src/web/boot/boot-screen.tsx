import { useLayoutEffect } from 'react';

/**
 * Keeps the boot screen that the build rendered into the page. To render the same again would cost
 * a slow phone a paint. styles.css has the other half.
 */
export function BootScreen() {
  useLayoutEffect(() => {
    const drawn = document.getElementById('drawn');
    drawn?.setAttribute('data-kept', '');
    return () => drawn?.removeAttribute('data-kept');
  }, []);
  return null;
}
