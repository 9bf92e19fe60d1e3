import { currencies } from '#shared/currency.ts';

const EURO_REGIONS =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK';
/** Of currencies that are used beyond the country that their code starts with. */
const otherRegions: Record<string, string> = { LI: 'CHF', GL: 'DKK', FO: 'DKK', PR: 'USD' };

/** The currency of the place that a browser's language names, such as EUR for "de-AT". */
export function localCurrency(language: string): string | undefined {
  const region = regionOf(language);
  if (!region) return undefined;
  if (EURO_REGIONS.split(' ').includes(region)) return 'EUR';
  // A code starts with its country: GBP is that of GB.
  return otherRegions[region] ?? currencies.find((code) => code.startsWith(region));
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
