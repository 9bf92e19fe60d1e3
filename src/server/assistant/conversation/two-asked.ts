import { pattern } from '../pattern.ts';
import { MONTH_NAMES } from '../question/stretch.ts';
import { isAsking } from './segments.ts';
import { asks, sentencesOf } from './sentences.ts';

const SOME =
  '(?:two|2|three|3|a couple(?: of)?|a few|both) (?:(?:quick|quickies?|small|little|other|more|last|short|simple|separate) )*(?:things?|questions?|figures?|numbers?|facts?|bits?|answers?|items?|dates?|amounts?|sums?|ones|favou?rs)';
/** "My aunt has two questions at a time: the deck total plus who built it." */
const ANNOUNCED = new RegExp(`^[^?]{0,160}?\\b${SOME}\\b[^?:;,.–—]{0,60}[:;,.–—-]+ *(?=\\S)`, 'i');
const STARTS =
  "(?:the|what|whats|what['’]s|when|how|who|which|where|our|my|his|her|their|whether|is|are|did|\\p{Lu}\\p{L}+['’]s)";
const SPLIT = new RegExp(
  `^([^?]{4,120}?)(?:,? plus(?: also)?|,? and(?: also| then| likewise| secondly)?|[;,.?]) (?=${STARTS}\\b)(.{4,})$`,
  'u',
);
/** "And he hums all the while." */
const TOLD_LAST =
  /,? and (?:he|she|they|it|i|we)(?:['’](?:s|re|m|ll|d)| is| are| am| was| will| would| does| do| keeps?)? (?!(?:paid|got|cost|charged|spent|had|left|owe|owed)\b)\w+(?:ing|s)?\b[^?]{0,60}$/i;
const NUMBERED = /^(?:first(?:ly)?|second(?:ly)?|one|1|2|a|b)[,:.)]+ +/i;

/** The questions that a message says are two. */
function announced(text: string): [string, string] | null {
  const [lead = ''] = ANNOUNCED.exec(text) ?? [];
  if (lead === '' || isAsking(lead)) return null;
  const list = text.slice(lead.length);
  const sentences = sentencesOf(list);
  const kept = sentences.filter((one, at) => at === 0 || asks(one, false)).join(' ');
  const bare = kept.replace(TOLD_LAST, '').replace(/[.! ]+$/, '');
  const [, one, other] = SPLIT.exec(`${bare.charAt(0).toLowerCase()}${bare.slice(1)}`) ?? [];
  return one && other ? [one.replace(NUMBERED, ''), `and ${other.replace(NUMBERED, '')}`] : null;
}

/** "She wants two figures: the deck total and the deadline" is nothing to write down. */
export const announcesQuestions = (text: string): boolean =>
  text.length <= LONGEST && announced(text)?.every((one) => WANTED.test(one)) === true;
const LONGEST = 400;
const WANTED =
  /\b(?:what|how|when|who|which|where|totals?|dates?|price|costs?|amount|sum|number|phone|rate|left|spent|paid|overdue|deadline|balance|budget)\b/i;

const WORD = "(?!(?:and|each|how|what)\\b)[\\p{L}\\d'’-]+";
const THING = `(${WORD}(?: ${WORD}){0,4}?)`;
const EACH =
  '(?:(?:and )?(?:the |their )?(?:prices?|costs?|how much|what)(?: (?:for|of|was|is|were|are))? (?:each|apiece|both)(?: (?:one|of them))?|each|apiece|separately|individually|respectively|one by one|each on (?:its|their) own)';
/** "Tub and vanity, price of each", "how much were the tub and the vanity, separately?" */
const PRICE_OF_EACH = pattern('iu')`
  ^(?:
    (?:what|how much)(?:['’]s| is| was| were| are| did| do)? )?(?:(?:the|our|my) )?${THING}(?:,? and|,| &) (?:(?:the|our|my) )?${THING}(?: cost| come to| run
  )?(?:[,:]| [–—-])? ${EACH}[?.! ]*$
`;
/** These are added up by kind or by time. */
const OF_SUMS = new RegExp(
  `\\b(?:labou?r|materials?|tools|permits|equipment|utilities|cash|checks?|cards?|cheques?|expenses|payments|bills|projects|quotes|total|${MONTH_NAMES}|20\\d\\d)\\b`,
  'i',
);

function priceOfEach(text: string): [string, string] | null {
  const [, one, other] = PRICE_OF_EACH.exec(text) ?? [];
  if (!one || !other || OF_SUMS.test(text) || /^\p{Lu}/u.test(other)) return null;
  return [`how much was the ${one.trim()}`, `how much was the ${other.trim()}`];
}

/** "How many refunds did we get, and totaling what?" */
const AND_THEIR_SUM =
  /^(.{8,160}?),? (?:and |& )?(?:totall?ing|adding up to|amounting to|coming to|worth|for) (?:what|how much)(?: (?:in all|altogether|in total|together))?[?. ]*$/i;

const ASKED =
  "(?:ask(?:s|ed)|(?:is|was)(?: now)? asking|wants? to know|wanted to know|wonder(?:s|ed)|['’]?d like to know)";
const WHO = '(?:[Ii]|we|he|she|(?:my|our) [\\p{L}-]+|\\p{Lu}\\p{L}+)';
/** "Bea asked who hung the door, and I wanted to know the charge for it." */
const BY_TWO = pattern('u')`
  ^(?:[^?]{0,60}[:,.] +)?${WHO} ${ASKED} (?=
    what|who|when|how|which|where|if|whether|the\b
  )([^?]{4,100}?),? (?:and|while|but) ${WHO} (?:
    ${ASKED}|want(?:ed)?|need(?:ed)?|was after|am after
  ) ([^?]{4,100}?)[?.! ]*$
`;

/** The two questions of a message that says how they belong together; null for any other. */
export function twoAskedIn(text: string): [string, string] | null {
  const [, counted] = AND_THEIR_SUM.exec(text) ?? [];
  if (counted && COUNTS.test(counted)) return [counted, 'and how much is that in total'];
  const [, one, other] = BY_TWO.exec(text) ?? [];
  if (one && other) return [one, `and ${other}`];
  const [, late, next] = LATE_AND_NEXT.exec(text) ?? [];
  if (late && next) return [late, next];
  return priceOfEach(text) ?? announced(text);
}
/** "What's late, what's next?" */
const LATE_AND_NEXT =
  /^([^,?]{0,30}\b(?:overdue|late|behind)\b[^,?]{0,20})[,?;]+ +(?:and )?([^,?]{0,30}\b(?:next|coming up|upcoming)\b[^,?]{0,20})\??$/i;
const COUNTS = /\b(?:how many|number of|count)\b/i;
