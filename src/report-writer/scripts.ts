/** What a reader calls the letters that the fonts of a report lack. */
const SCRIPTS: [name: string, letters: RegExp][] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
];

const isLetter = (text: string) => /\p{L}/u.test(text);

/**
 * The name of the script in brackets; nothing for emoji and other signs. A row of boxes would say
 * less, and letters that run from right to left cannot be drawn one by one.
 */
function missingText(missing: string): string {
  const name = SCRIPTS.find(([, letters]) => letters.test(missing))?.[0];
  if (name) return `[${name}]`;
  return isLetter(missing) ? '[other letters]' : '';
}

/**
 * The text with what a font lacks replaced. `lacks` tells whether it lacks a character; what stands
 * between two missing words goes with them.
 */
export function replaceMissing(
  text: string,
  lacks: (codePoint: number) => boolean,
): { text: string; isReplaced: boolean } {
  let shown = '';
  let missing = '';
  let between = '';
  let isReplaced = false;
  const flush = () => {
    if (missing) shown += missingText(missing);
    shown += between;
    missing = '';
    between = '';
  };
  for (const character of text) {
    if (lacks(character.codePointAt(0) ?? 0)) {
      missing += between + character;
      between = '';
      isReplaced ||= isLetter(character);
    } else if (missing && !/[\p{L}\p{N}]/u.test(character)) {
      between += character;
    } else {
      flush();
      shown += character;
    }
  }
  flush();
  return { text: shown, isReplaced };
}
