let open = 0;
const waiting = new Set<() => void>();

/** A form is open until the returned function is called. */
export function formOpened(): () => void {
  open += 1;
  return () => {
    open -= 1;
    if (open > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
}

/**
 * New data can replace what a form is part of, such as the empty state of a list or the project of
 * the page, and what was typed would be lost.
 */
export async function whenNoFormIsOpen(): Promise<void> {
  if (open > 0) await new Promise<void>((resolve) => waiting.add(resolve));
}
