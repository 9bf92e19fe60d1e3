const ENDING = /(?:(?:ti|ss?i|ci|shi)[oa]n|shu?n)s?$/;
const SILENT_END = /(?<=[aeiouy][^aeiouy]{1,2})e(?=[sd]?$)/;
const SILENT_START = /^(?:[kg](?=n)|w(?=r)|p(?=s))/;
const FEWEST_CONSONANTS = 3;

/** Letters that sound like one, the longest first. "$" is the sound of "sh". */
const together: Readonly<Record<string, readonly [letters: string, sound: string][]>> = {
  b: [['bt', 't']],
  c: [
    ['ch', '$'],
    ['ck', 'k'],
  ],
  d: [['dg', 'j']],
  g: [['gh', '']],
  m: [['mb', 'm']],
  p: [
    ['ph', 'f'],
    ['pt', 't'],
  ],
  s: [
    ['sch', '$'],
    ['sh', '$'],
  ],
  t: [
    ['tch', '$'],
    ['th', 't'],
  ],
  w: [['wh', 'w']],
};
const isVowel = (letter: string) => letter !== '' && 'aeiouy'.includes(letter);
const isSoft = (next: string) => next !== '' && 'eiy'.includes(next);

/**
 * What a word sounds like: its consonants and how many syllables it has, so that "reseet" is like
 * "receipt" and "skylites" like "skylights". Null for a word with so few consonants that many
 * others sound like it.
 */
export function soundOf(word: string): string | null {
  const letters = word.replace(ENDING, '$n').replace(SILENT_START, '');
  const silent = letters.search(SILENT_END);
  let sound = isVowel(letters.charAt(0)) ? 'a' : '';
  let syllables = 0;
  let isAfterVowel = false;
  for (let at = 0; at < letters.length; ) {
    if (isVowel(letters.charAt(at))) {
      if (!isAfterVowel && at !== silent) syllables += 1;
      isAfterVowel = true;
      at += 1;
      continue;
    }
    const { consonant, length } = consonantAt(letters, at, isAfterVowel);
    if (consonant !== '' && (isAfterVowel || !sound.endsWith(consonant))) sound += consonant;
    if (consonant !== '') isAfterVowel = false;
    at += length;
  }
  return sound.length < FEWEST_CONSONANTS ? null : `${sound}${syllables}`;
}

function consonantAt(letters: string, at: number, isAfterVowel: boolean) {
  const letter = letters.charAt(at);
  const next = letters.charAt(at + 1);
  const found = together[letter]?.find(([same]) => letters.startsWith(same, at));
  if (found) return { consonant: found[1], length: found[0].length };
  return { consonant: alone(letter, next, at, letters, isAfterVowel), length: 1 };
}

function alone(letter: string, next: string, at: number, letters: string, isAfterVowel: boolean) {
  switch (letter) {
    case 'c':
      return isSoft(next) ? 's' : 'k';
    case 'q':
      return 'k';
    case 'x':
      return 'ks';
    case 'z':
      return 's';
    case 'g':
      if (isSoft(next)) return 'j';
      // The end of "railing".
      return letters.charAt(at - 1) === 'n' && /^gs?$/.test(letters.slice(at)) ? '' : 'g';
    case 'w':
      return isAfterVowel && !isVowel(next) ? '' : 'w';
    case 'h':
      return at === 0 ? 'h' : '';
    case "'":
      return '';
    default:
      return letter;
  }
}
