const KINDS =
  '(?:bills|invoices|milestones|tasks|steps|deadlines|quotes|change orders|documents|inspections|punch (?:list )?items)';
const ARTICLE = '(?:any |the |our |my |all |both |all the |of the |of )*';
/** What a record of more than one kind can be. */
const STANDING =
  '(?:overdue|late|past due|due|open|unpaid|outstanding|waiting|pending|left|coming up|upcoming|next|to come|expired|not done|behind)';
/** "What is overdue on the porch, bills and milestones?" */
const KINDS_LAST = new RegExp(
  `^(?:(?:what|which|anything|is anything|what all)(?:['’]?s| is| are)? )?(?:still )?(${STANDING}\\b[^,?:]{0,60}?)[,:–—-]* ${ARTICLE}(${KINDS}) (?:and|or|&|plus) ${ARTICLE}(${KINDS})(?: both| too| included| alike)?[?. ]*$`,
  'i',
);
/** "Are any bills or milestones overdue?", "overdue bills and milestones" */
const KINDS_INSIDE = new RegExp(
  `^([^?]{0,60}?\\b)(${KINDS}) (?:and|or|&|plus) ${ARTICLE}(${KINDS})\\b([^?]{0,60})\\??$`,
  'i',
);
/** A sum or a comparison is of both. */
const OF_BOTH =
  /\b(?:how much|total|sum|together|combined|more|fewer|difference|between|than|compare|vs|budget)\b/i;
const HAS_STANDING = new RegExp(`\\b${STANDING}\\b`, 'i');
const stemOf = (kind: string) => kind.toLowerCase().slice(0, 4);

/** A question about two kinds of records, one kind at a time; null for any other. */
export function kindsAskedIn(text: string): [string, string] | null {
  if (OF_BOTH.test(text)) return null;
  const [, standing = '', ...last] = KINDS_LAST.exec(text) ?? [];
  const [one, other] = last;
  if (one && other && stemOf(one) !== stemOf(other)) {
    return [`which ${one} are ${standing}`, `which ${other} are ${standing}`];
  }
  const [, before = '', first, second, after = ''] = KINDS_INSIDE.exec(text) ?? [];
  const isApart = first && second && stemOf(first) !== stemOf(second);
  if (!isApart || !HAS_STANDING.test(`${before} ${after}`)) return null;
  return [`${before}${first}${after}`, `${before}${second}${after}`];
}
