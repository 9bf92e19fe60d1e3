const spelledOut = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small integer, in digits or spelled out; null for anything else. */
export function toCount(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const index = spelledOut.indexOf(word);
  return index === -1 ? null : index;
}

export const numberWords: readonly string[] = spelledOut;
