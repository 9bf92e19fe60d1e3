const LONGEST_WORD = 80;

/**
 * A message without long runs of one sign, of spaces or of letters. They tell nothing, and patterns
 * take time by the square of their length.
 */
export const calm = (message: string): string =>
  message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/([^\p{L}\p{N}\s])\1{3,}/gu, '$1$1$1')
    .replace(LONG_WORD, (word) => word.slice(0, LONGEST_WORD));
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g');
