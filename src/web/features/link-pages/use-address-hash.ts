import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What stands after # in the address, so that the phone's back button leaves a form. */
export function useAddressHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
}

export function leaveForm(): void {
  window.location.hash = 'work';
}
