const AMOUNT = /(?:[$€£¥]|\b[A-Z]{3}\s)\s?\d[\d,]*(?:\.\d{1,2})?/g;

const numberIn = (amount: string) => Number(amount.replace(/[^\d.]/g, ''));

/** The amounts in a text that are in none of its sources, each once. */
export function unknownFigures(text: string, sources: readonly string[]): string[] {
  const numbers = sources.join(' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const known = new Set(numbers.map(numberIn));
  const amounts = text.match(AMOUNT) ?? [];
  return [...new Set(amounts.map((amount) => amount.trim()))].filter(
    (amount) => !known.has(numberIn(amount)),
  );
}

/** What the person is told about them. */
export function figureWarning(unknown: readonly string[]): string {
  return unknown.length === 0
    ? ''
    : `\n\n*Not found in your records as such: ${unknown.join(', ')}. Check before you rely on it.*`;
}
