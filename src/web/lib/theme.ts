import { useSyncExternalStore } from 'react';
import { isChosenTheme, THEME_COOKIE } from '#shared/theme.ts';

export const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 3600;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server wrote the stored choice into the page. */
export function useTheme(): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] ?? 'system',
  );
}

export function chooseTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (isChosenTheme(theme)) dataset['theme'] = theme;
  else delete dataset['theme'];
  remember(isChosenTheme(theme) ? `${theme}; Max-Age=${KEPT_SECONDS}` : '; Max-Age=0');
  for (const listener of listeners) listener();
}

function remember(valueAndAge: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${valueAndAge}; Path=/; SameSite=Lax${secure}`;
}
