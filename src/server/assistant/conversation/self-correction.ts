const SORRY =
  '(?:(?:wait|sorry|i mean|i meant|make that|make it|rather|actually|scratch that),? )*';
const CORRECTED = new RegExp(
  `\\b(than|for|in|on|to|from|by|with|at|of) ((?!\\1 )[^,.;?!]){2,40}?,? no,? ${SORRY}(?=\\1 )`,
  'i',
);

/** "Higher than the bill for July, no, than the one for June": what was taken back is not asked. */
export const withoutTakenBack = (text: string): string => text.replace(CORRECTED, '');
