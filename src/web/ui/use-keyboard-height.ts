import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', onChange);
  seen?.addEventListener('scroll', onChange);
  return () => {
    seen?.removeEventListener('resize', onChange);
    seen?.removeEventListener('scroll', onChange);
  };
}

function keyboardHeight(): number {
  const seen = window.visualViewport;
  // Zooming in also makes the visible part smaller, without any keyboard.
  if (!seen || seen.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}

/**
 * How much of the window's bottom a phone's keyboard covers. The window itself keeps its height.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight);
}
