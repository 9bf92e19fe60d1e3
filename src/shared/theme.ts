/** A cookie, not the browser's storage: the page then arrives with its theme, without a script. */
export const THEME_COOKIE = 'plumbline_theme';

const chosenThemes = ['light', 'dark'] as const;
type ChosenTheme = (typeof chosenThemes)[number];

export function isChosenTheme(text: string | undefined): text is ChosenTheme {
  return chosenThemes.some((theme) => theme === text);
}
