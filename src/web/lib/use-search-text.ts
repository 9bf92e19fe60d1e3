import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../config/timings.ts';

/**
 * The text in a search box. The search starts when typing pauses. The text stays as typed, spaces
 * included, until another search comes from elsewhere, such as the Back button.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState({ text: searched, isWaiting: false });
  const isShown = typed.isWaiting || typed.text.trim() === searched;

  const search = useEffectEvent((text: string) => {
    setTyped({ text, isWaiting: false });
    if (text.trim() !== searched) onSearch(text.trim());
  });
  useEffect(() => {
    if (!typed.isWaiting) return;
    const timer = setTimeout(() => search(typed.text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    text: isShown ? typed.text : searched,
    type: (text: string) => setTyped({ text, isWaiting: true }),
    submit: (text: string) => {
      setTyped({ text, isWaiting: false });
      if (text.trim() !== searched) onSearch(text.trim());
    },
    clear: () => setTyped({ text: '', isWaiting: false }),
  };
}
