import { pattern } from '../pattern.ts';
import { isComparison } from '../question/sides.ts';

/** "…, and what is the difference?": a comparison tells that itself. */
const GAP_LAST = pattern('i')`
  ,? (?:and|so|then) (?:
    (?:what|how (?:big|large|wide|much))(?:['’]s| is| was| does| did| would be)? )?(?:the |that )?(?:difference|gap|saving|margin)(?: (?:come to|amount to|between (?:them|the two|both)|in (?:price|cost|money)|there|then|be)
  )*[?. ]*$
  |,? (?:and|so|then) (?:what|how much) (?:do|would|could|will|can) (?:we|i) save(?: (?:with|by|on) (?:it|that|them)
  )?[?. ]*$
`;

/** "Which gas bill was the highest, May or June, and how much was it?": the figure is there too. */
const AMOUNT_LAST =
  /,? (?:and|so) (?:what|how much)(?:['’]s| is| was| did| does| were) (?:it|that|they)(?: (?:cost|come to|be|for|worth|run|set (?:us|me) back))?[?. ]*$/i;
const ONE_OF_SOME =
  /^(?=.*\b(?:which|what|who)\b)(?=.*\b(?:highest|lowest|biggest|smallest|largest|dearest|cheapest|priciest|costliest|steepest|most|least)\b).*\b\w+,? or \w+/i;

/** "Who sent quotes for the gate, and what are they?": the list has their amounts. */
const WHAT_THEY_ARE =
  /,? and (?:(?:what|how (?:much|high|big)) (?:are|were|was|is) (?:they|those|these|the (?:prices|amounts|figures|sums))|for how much)(?: each)?[?. ]*$/i;
/** "Who quoted for the gate and how much?" */
const QUOTED_FOR = /^(who (?:all )?quoted\b[^?]{3,80}?),? and (?:for )?how much[?. ]*$/i;
const OF_SEVERAL =
  /\b(?:quotes|prices|bids|offers|bills|invoices|agreements|change orders|lines)\b/i;

/** "Which change orders did we accept, and what do they add up to?": the sum comes with the list. */
const SUM_LAST = pattern('i')`
  ,? (?:and|plus) (?:what|how much)(?: (?:do|does|would|will|did|are|is|was|were))? (?:
    they|those|these|that|it
  )(?: all)? (?:
    add(?: up)?(?: to)?(?: together)?|come to|amount to|total(?: up)?(?: to)?|together|in (?:all|total)|altogether
  )(?: (?:together|in total|in all|altogether))?[?. ]*$
  |,? (?:and|plus) (?:what(?:['’]s| is| are))? ?(?:the|their) (?:total|sum|grand total|total amount)(?: (?:of (?:them|those|these)|cost|amount|in all))?[?. ]*$
`;
const LISTS_SEVERAL =
  /^(?:(?:and|so|ok) )*(?:which|what|list|show(?: me)?)\b(?!.*\b(?:most|least|biggest|largest|highest|lowest|smallest|cheapest|next)\b).*\b(?:change orders|changes|bills|invoices|agreements)\b/i;

/** Without the question for the gap after a comparison, which is no second question. */
export const withoutGapLast = (text: string): string => {
  const ranked = text.replace(AMOUNT_LAST, '');
  if (ranked !== text && ONE_OF_SOME.test(ranked)) return `${ranked}?`;
  const quoted = QUOTED_FOR.exec(text)?.[1];
  if (quoted !== undefined) return `${quoted}?`;
  const listed = text.replace(SUM_LAST, '');
  if (listed !== text && LISTS_SEVERAL.test(listed)) return `${listed} in total?`;
  const several = text.replace(WHAT_THEY_ARE, '');
  if (several !== text && OF_SEVERAL.test(several)) return `${several}?`;
  const whole = text.replace(GAP_LAST, '');
  return whole !== text && isComparison(whole) ? `${whole}, by how much?` : text;
};

/** "The total for July, and the same again without the gate." */
const SAME_AGAIN = pattern('i')`
  ^(.{8,}?)[,;]? (?:and|then|plus) (?:(?:then|also|now) )*(?:what (?:is|was|about|would) )?(?:
    the same|it|that|the (?:same )?(?:total|figure|sum)
  )(?: (?:again|thing|figure|sum|total|one|question|be|come to)
  )* (
    (?:
      without|except|excluding|minus|leaving out|not counting|but (?:without|not|except)
      |if (?:you|we|i) (?:leave|take)
    )\b.{2,80}
  )$
`;
/** "July on the porch, with and without the gate." */
const WITH_AND_WITHOUT = /^(.{8,}?),? (?:both )?with and (without .{2,60})$/i;
/** "No-receipt count: porch, then garage." */
const ONE_THEN_OTHER = /^([^:?]{4,60}): ?([^,:;?]{3,40}),? (?:and )?then ([^,:;?]{3,40}?)[?. ]*$/i;
/** "How many on the porch and then on the garage?" */
const THEN_THERE = /^(.{8,}?),? and then ((?:on|for|in|at|to|with) (?:the|my|our) .{2,40})$/i;

/** "Who painted the hall, and for how much?" */
const WHO_FOR_HOW_MUCH =
  /^((?:(?:and|so) )?who (?!is|are|has|have|does|do|should|can|will)\w+ .{4,60}?)(?:,? and (?:for )?|, for )(?:how much|what price)(?: (?:money|in all|altogether|was it))?[?. ]*$/i;

/** "Who dug the trench, and what did he get for it?": for that work. */
const WHO_AND_GOT = pattern('i')`
  ^(
    (?:(?:and|so) )?who (?!is|are|has|have|does|do|should|can|will|else)\w+ [^?]{4,60}?
  ),? and (?:how much|what)(?: money)? (?:(?:did|has|have) )?(?:that |this )?(?:
    he|she|they|it|him|her|the (?:man|guy|lady|woman|crew|firm|person)
  )(?: was| were)? ?(?:
    get|got|gotten|paid|charged?|received?|cost|made?|earn(?:ed)?|bill(?:ed)?|ask(?:ed)? for|take
    |took|want(?:ed)?
  )(?: (?:us|me))?(?: (?:for|to do) (?:it|that|this|the (?:work|job)))?[?.! ]*$
`;
/** "Addition" alone may be any; after a colon it is a place. */
const led = (part: string): string =>
  /^\p{Ll}/u.test(part) && !/^(?:the|my|our|an?|all|every|in|on|for|to|by|with) /.test(part)
    ? `the ${part}`
    : part;

/** "Who hung the doors, what was she paid for that?": a comma is enough before what points back. */
const COMMA_ONLY =
  /^((?:(?:and|so) )?(?:who|what|how much) [^,?]{6,80}), ((?:what|how much|when|how) (?:did|was|were|is|has|have|had|does) [^,?]*\b(?:he|she|him|her|they|them|that|it)\b[^,?]*)[?. ]*$/i;

/** "Omar: price for the gate, price for the fence": the same word asks for both. */
const SAME_LEAD = pattern('i')`
  ^((?:[^,:;?]{2,30}: *)?)(?:the )?(
    (price|cost|total|labou?r|materials|amount)(?: paid)? (?:for|of|on) )([^,;?]{3,50}?)(?:, (?:and |plus )?| and | plus )(?:also )?(?:the )?\2([^,;?]{3,50}?)[?. ]*$
`;

/** "Two things before I call Rosa: what we paid for the tiles, and her number." */
const TWO_THINGS = pattern('i')`
  ^[^:?]{0,60}\b(?:two|2|a couple of|a few) (?:quick |small |other )?(?:
    things|questions|facts|bits|answers
  )\b([^:?]{0,60}): *(.{6,100}?),? and (
    (?:his|her|their) (?:phone |e-?mail |hourly |company )?(?:
      number|e-?mail|phone|rate|address|company|name
    )(?: address)?
  )[?. ]*$
`;
const CALLED =
  /\b(?:call|ring|phone|text|write to|e-?mail|meet|see|visit|pay) (?:up )?(\p{Lu}\p{L}+)/u;

/** "The e-mail of the guy who did it": who that is, and then it. */
const FIELD_OF_DOER = pattern('i')`
  ^.{0,60}?\b(?:the |an? )?(
    (?:phone |e-?mail |hourly |telephone )?(?:e-?mail|number|phone|rate|company)
  )(?: address| number)? (?:of|for|from) (?:the|that|whichever) (?:
    guy|man|lady|woman|gal|person|one|people|crew|company|firm|contractor|fellow|fella|chap|bloke
  ) (?:who|that|which) ([^,?]{3,50}\b(?:it|that|them|this|those))[?. ]*$
`;

/** "What did she get in May, and since then?" */
const SINCE = /^((?:what|how much) .{8,}?),? and (?:since(?: then| that)?|ever since)[?. ]*$/i;

/** "Next milestone and next bill". */
const NEXT_OF_EACH =
  /^(?:what (?:is|are) |what['’]s )?((?:the |our |my )?(?:next|last|latest|first|biggest|largest) \w+)(?:,? and |, )((?:the |our |my )?(?:next|last|latest|first|biggest|largest) \w+)[?.! ]*$/i;

/** The halves of a message whose second one has no question word, each as a question; null for one. */
export function halvesIn(text: string): [string, string] | null {
  const [, first, without] = SAME_AGAIN.exec(text) ?? WITH_AND_WITHOUT.exec(text) ?? [];
  if (first && without) return [first, `and ${without.replace(/^but /i, '')}`];
  const [, asked, one, other] = ONE_THEN_OTHER.exec(text) ?? [];
  if (asked && one && other) return [`${asked}: ${led(one)}`, `${asked}: ${led(other)}`];
  const [, oneNext, otherNext] = NEXT_OF_EACH.exec(text) ?? [];
  if (oneNext && otherNext) return [oneNext, otherNext];
  const who = (WHO_FOR_HOW_MUCH.exec(text) ?? WHO_AND_GOT.exec(text))?.[1];
  if (who) return [who, 'and how much was that'];
  const until = SINCE.exec(text)?.[1];
  if (until) return [until, 'and how much since then'];
  const [, question, more] = COMMA_ONLY.exec(text) ?? [];
  if (question && more) return [question, more];
  const [, lead = '', same, , thing, another] = SAME_LEAD.exec(text) ?? [];
  if (same && thing && another) return [`${lead}${same}${thing}`, `${lead}${same}${another}`];
  const [, reason = '', wanted, field = ''] = TWO_THINGS.exec(text) ?? [];
  if (wanted) {
    const who = CALLED.exec(reason)?.[1];
    const own = who === undefined ? field : field.replace(/^(?:his|her|their)/i, `${who}'s`);
    return [wanted, `what is ${own}`];
  }
  const [, detail, deed] = FIELD_OF_DOER.exec(text) ?? [];
  if (detail && deed) return [`who ${deed}`, `what is their ${detail}`];
  const [, here, there] = THEN_THERE.exec(text) ?? [];
  return here && there ? [here, `and ${there}`] : null;
}

/** "Permit cost? Paving date?": each sentence is a question, although none has a question word. */
export const areBriefQuestions = (sentences: readonly string[]): boolean =>
  sentences.length > 1 &&
  sentences.length <= MOST &&
  sentences.every((one) => {
    const words = one.split(/\s+/).length;
    return one.endsWith('?') && words > 1 && words <= MOST_WORDS && !POINTS.test(one);
  });
const MOST = 3;
const MOST_WORDS = 6;
const POINTS = pattern('i')`
  \b(?:
    it|that|this|those|these|he|she|him|her|his|they|them|their|there|one|ones|same|right|correct
    |sure|really|true|left
  )\b
  |^(?:
    and|or|but|so|ok|okay|hi|hey|hello|any (?:idea|clue|chance)|what about|how about|please|thanks
  )\b
`;
