import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: HTMLElement | null): void {
  place = next;
  for (const listener of listeners) listener();
}

function offer(element: HTMLElement | null): () => void {
  change(element);
  return () => {
    // The next page may have registered its own place already.
    if (place === element) change(null);
  };
}

/** The place of the assistant's button in the top bar of a page, on small screens. */
export function ChatPlace() {
  return <div ref={offer} className="relative flex shrink-0 lg:hidden" />;
}

export function useChatPlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => place);
}
