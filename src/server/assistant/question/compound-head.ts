import type { Reading } from './reading.ts';

const BEFORE = /^(?:the|our|my|an?|that|this|those|these|new|old|for|on|of)$/;
/** A deed or a place after a thing: "the dumpster rental", "the lights upstairs". */
const NO_HEAD =
  /(?:ing|ed|en|ment|tion|sion|ance|ence|ery|al|up|off|out|stairs|side|doors)$|^(?:share|stuff|things?|stage|phase|set|kit|piece|bits?|pack|packs|ones?|there|back)$/;
const DEED =
  /^(?:rentals?|install|installation|delivery|deliveries|purchase|repairs?|replacement|hire|swap|upgrade|fix|visits?|fees?|supply|haul|refund|deposit|balance)$/;

/** "The skip rental" is found by "skip" rather than by any rental. */
export const isDeedNoun = (word: string): boolean => DEED.test(word);

/** "The living rom": so short a word may be any. */
const LONGEST_TYPO = 3;

/**
 * "The water softener", where only "water" was found: what was found is no softener. Null if each
 * thing of a question was found by its own name.
 */
export function headNotFound(
  { words, rest }: Pick<Reading, 'words' | 'rest'>,
  isFound: (word: string) => boolean,
): string | null {
  const isThing = (word: string | undefined) => word !== undefined && rest.includes(word);
  for (const at of words.keys()) {
    if (!isThing(words[at]) || isThing(words[at - 1]) || !BEFORE.test(words[at - 1] ?? ''))
      continue;
    let end = at + 1;
    while (isThing(words[end])) end += 1;
    const name = words.slice(at, end);
    const head = name.at(-1) ?? '';
    const isLeftOut =
      head.length > LONGEST_TYPO && !isFound(head) && !NO_HEAD.test(head) && !isDeedNoun(head);
    // "The windows in the living area": the windows were found.
    const isOther = rest.some((word) => !name.includes(word) && isFound(word));
    if (isLeftOut && !isOther && name.slice(0, -1).some(isFound)) return name.join(' ');
  }
  return null;
}
