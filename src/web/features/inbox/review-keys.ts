type ReviewStep = 'next' | 'previous' | 'accept' | 'edit' | 'remove';

const steps: Record<string, ReviewStep> = {
  arrowdown: 'next',
  j: 'next',
  arrowup: 'previous',
  k: 'previous',
  a: 'accept',
  enter: 'accept',
  e: 'edit',
  x: 'remove',
};

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** What a key does in a review. On a button, Enter presses the button. */
export function stepOf(pressed: PressedKey, isOnCard: boolean): ReviewStep | null {
  const { key, ctrlKey, metaKey, altKey, repeat } = pressed;
  if (ctrlKey || metaKey || altKey || repeat || (key === 'Enter' && !isOnCard)) return null;
  return steps[key.toLowerCase()] ?? null;
}
