/** Spellings that sound alike, in the order in which they are replaced. */
const spellings: readonly [letters: RegExp, sound: string][] = [
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/^ps/, 's'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/(?:ti|ci|si|ssi|shi)(?:o|a)ns?$/, '$n'],
  [/shu?ns?$/, '$n'],
  [/tch|sch(?=[eiy])|ch|sh/g, '$'],
  [/sc(?=[eiy])/, 's'],
  [/ight/g, 'it'],
  [/gh/g, ''],
  [/dg/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/z/g, 's'],
  [/mb/g, 'm'],
  [/[pb]t/g, 't'],
  [/ng(?=s?$)/, 'n'],
  [/th/g, 't'],
  [/(?<=[aeiouy])w(?![aeiouy])/g, ''],
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
];
const SILENT_END = /(?<=[aeiouy][^aeiouy]{1,2})e(?=[sd]?$)/;
const FEWEST_CONSONANTS = 3;

/**
 * What a word sounds like: its consonants and how many syllables it has, so that "reseet" is like
 * "receipt" and "skylites" like "skylights". Null for a word with so few consonants that many
 * others sound like it.
 */
export function soundOf(word: string): string | null {
  let sound = word.toLowerCase();
  for (const [letters, replacement] of spellings) sound = sound.replace(letters, replacement);
  const syllables = sound.replace(SILENT_END, '').match(/[aeiouy]+/g)?.length ?? 0;
  const first = /^[aeiouy]/.test(sound) ? 'a' : '';
  const consonants = first + sound.replace(/[aeiouy']/g, '').replace(/(.)\1+/g, '$1');
  return consonants.length < FEWEST_CONSONANTS ? null : `${consonants}${syllables}`;
}
