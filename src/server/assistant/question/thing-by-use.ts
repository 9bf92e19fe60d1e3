const NAMELESS =
  '(?:machine|gadget|gizmo|contraption|device|thingy|thingamajig|thingamabob|doohickey|doodad|whatsit|apparatus)s?';
/** They are of a record: "the stuff that has no receipt", "the thing that comes next". */
const OF_RECORD =
  '(?:has|is|was|costs?|needs|goes|comes|belongs|falls|happens|remains|counts|says|eats|takes|gets|looks|seems|runs|stands|matters|does|makes)';
const BY_USE = new RegExp(
  [
    `\\b(?:the|that|this|those)(?: [a-z]+){0,3} ${NAMELESS} (?:that|which|we|i|you|they|for|to)\\b.*`,
    `\\b(?:the|that|this)(?: [a-z]+){0,2} (?:thing|stuff|gear) (?:that|which) (?!${OF_RECORD}\\b)[a-z]+s\\b.*`,
    '\\b(?:the|that|this)(?: [a-z]+){0,2} (?:thing|stuff|gear) (?:that |which )?(?:we|you|they|i) (?:use|used|put|stick|stuck|pour|poured|spread|smear|smeared|plug|hang) (?!(?:the |a |our )?(?:cash|checks?|cards?|credit|debit|financing|down)\\b).*',
  ].join('|'),
);
const IS_NAMELESS = new RegExp(`^(?:${NAMELESS}|things?|stuff|gear)$`);

/**
 * The words by which a question describes a thing that it does not name: "the thing that keeps the
 * water warm". Null for another question.
 */
export function wordsOfUse(words: readonly string[]): string[] | null {
  const found = BY_USE.exec(words.join(' '))?.[0];
  return found === undefined ? null : found.split(' ').filter((word) => !IS_NAMELESS.test(word));
}
