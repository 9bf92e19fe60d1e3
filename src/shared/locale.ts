import * as z from 'zod/mini';

/** How numbers and dates can be written, each in its own words. The words of the product stay. */
export const locales = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'en-GB': 'English (UK)',
  'en-IN': 'English (India)',
  'de-DE': 'Deutsch',
  'de-CH': 'Deutsch (Schweiz)',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'nl-NL': 'Nederlands',
  'pl-PL': 'Polski',
  'sv-SE': 'Svenska',
} as const;
export type Locale = keyof typeof locales;

export const localeInputSchema = z.object({
  locale: z.enum(Object.keys(locales) as Locale[], {
    error: 'Choose from the list, such as en-US, en-GB or de-DE',
  }),
});
export type LocaleInput = z.output<typeof localeInputSchema>;
