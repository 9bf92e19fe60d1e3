import { useLayoutEffect } from 'react';

/**
 * Keeps what the build drew into the page on the screen, as it stands before any script has come;
 * drawing the same anew would cost a slow phone a paint. styles.css has the other half.
 */
export function BootScreen() {
  useLayoutEffect(() => {
    const drawn = document.getElementById('drawn');
    drawn?.setAttribute('data-kept', '');
    return () => drawn?.removeAttribute('data-kept');
  }, []);
  return null;
}
