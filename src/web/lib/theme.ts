import { useStoredValue, writeStored } from './stored-value.ts';

/** Read by public/theme.js too, before the first paint. */
const THEME_KEY = 'theme';

export const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function useTheme(): string {
  return useStoredValue(THEME_KEY) ?? 'system';
}

export function chooseTheme(theme: string): void {
  if (theme === 'system') {
    writeStored(THEME_KEY, null);
    document.documentElement.removeAttribute('data-theme');
  } else {
    writeStored(THEME_KEY, theme);
    document.documentElement.setAttribute('data-theme', theme);
  }
}
