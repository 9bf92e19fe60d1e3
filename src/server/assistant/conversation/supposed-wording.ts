import { pattern } from '../pattern.ts';
import { budgetMarkIn } from './budget-mark.ts';
import { moneyBackIn } from './money-back.ts';
import { offerAgainstPlanIn } from './offer-against-plan.ts';
import { outlookIn } from './outlook-wording.ts';
import { supposedAmountIn } from './supposed-amounts.ts';
import { lastingIn, supposedPaceIn } from './supposed-pace.ts';
import { withoutBought } from './without-bought.ts';

/** Who and what a supposition may name. */
export interface Supposable {
  /** Whether a word is of the name of a project. */
  isPlace: (word: string) => boolean;
  /** The given name of the contractor with this word in the name. */
  personOf: (word: string) => string | null;
}

const IF =
  '(?:if|once|when|after|as soon as|say|suppose|supposing|assuming|provided|imagine|by the time|whenever|with)';
const LEFT =
  '(?:left|leaves?|remain(?:s|ing)?|still there|short|over|in the red|to spare|have then|do we have|have we got)';
const ASKS = '(?:what|where|how much|how far|how|are|do|will|would|does|is|by how much)';
/** "When she has her money, what is left?" */
const SUPPOSED_FIRST = pattern('iu')`
  (?:^|[.,;:–—-] +|\b(?:and|so|but) )${IF} ([^?;.]{6,120}?)(?:
    [,:;–—-]+ (?:then |and )?(?=${ASKS}\b)| (?=how |what |(?:do|are|will|would) we )
  )(?!what (?:she|he|they|we|i|it)\b)((?:${ASKS})\b[^?;]{0,100}\b${LEFT}\b[^?]{0,60})[?.! ]*$
`;
/** "What is left when she has her money?" */
const SUPPOSED_LAST = new RegExp(
  `(?:^|[.,;:–—-] +|\\b(?:and|so|but) )(${ASKS}\\b[^?;,]{0,80}\\b${LEFT}\\b[^?;,]{0,60}?),? (?:if|once|when|after|as soon as|by the time) ([^?;,]{6,120}?)[?.! ]*$`,
  'iu',
);
const PAYS = pattern('i')`
  \b(?:
    pay|pays|paid|paying|settle[sd]?|settling|clear(?:s|ed|ing)?|gets?|got|gotten|hand(?:s|ed|ing)?
    |give[sn]?|gave|giving|(?:has|have) (?:his|her|their|the|all|both|everything|what)|receives?
    |received|goes out|go out|went out|are done|is done|squared?|cover(?:s|ed|ing)?|bills?|invoices?
  )\b
`;
const BILLS = /\b(?:bills|invoices)\b|\b(?:all|every|each) (?:\w+ ){0,3}(?:bill|invoice)\b/i;
/** They say that somebody gets all there is to get. */
const OF_PAYING = new Set(
  `we i you they he she it his her their him them the our my a an to of for off up out is are was were has have had been be get
  gets got gotten give gives gave given pay pays paid paying settle settles settled hand hands handed clear clears cleared cover
  covers covered receive receives received finally all everything whole lot both two three four five six seven go goes going every each rest balance
  remainder money cash bill bills invoice invoices payment payments check open unpaid outstanding final last remaining
  what whatever that which on at in for with by and or as well owe owed owes due billed invoiced still s in full also and too then over squared coming`.split(
    /\s+/,
  ),
);
const HAS_AMOUNT = /\$ ?\d|\b\d{3,}|\b\d+(?:k|,\d{3})\b/;

/** "Will the open bills tip us over?" */
const BILLS_PUSH = pattern('i')`
  \b(?:
    will|would|do|does|can|could
  ) (?:all )?(?:of )?(?:the|our|these|those|my) (?:\w+ ){0,3}(?:bills|invoices)\b(?: \w+){0,4} (?:
    push|put|take|bring|tip|send|carry|drive|make|leave|get
  )\b[^?]{0,60}\b(?:over|above|past|beyond|short|in the red)\b
`;

const OPEN_BILLS = pattern('i')`
  \b(?:open|unpaid|outstanding|unsettled|pending|remaining)(?: \w+){0,2} (?:bills|invoices)\b
  |\b(?:bills|invoices)\b(?: \w+){0,4} (?:
    open|unpaid|outstanding|due|not (?:yet )?paid|to pay|to be paid|to come
  )\b
  |\bunpaid\b
`;
const SPENT = /\b(?:spent|spend|spending|paid so far|paid already|already paid|paid out)\b/i;
const ADDED =
  /\b(?:added|add|adding|including|include[sd]?|plus|on top|together|combined|in all|altogether|summed|counting|counted|come to|with the)\b/i;
const OF_LEFT = /\b(?:left|remain\w*|over|short|budget|afford|enough)\b/i;

const SUM = '(?<![\\d.,])\\$?(\\d[\\d,.]*\\d(?:k|\\b))';
/** "So the budget would be 39,500", "that makes it a budget of 12,000". */
const BUDGET_BECOMES = pattern('i')`
  \b(?:budget|pot|kitty)\b(?: \w+){0,3}? (?:
    (?:would|will|could|might) (?:then |now )?(?:be|become|stand at|come to|go (?:up )?to|rise to)
    |becomes?|is then|goes (?:up )?to|rises to|grows to|going (?:up )?(?:from \S+ )?to|to
  ) (?:then |now |about |around |a (?:total|full) (?:of )?)?${SUM}
  |\bmak(?:es?|ing) (?:
    (?:the|our|my|its) (?:\w+ ){0,3}(?:budget|pot|kitty)|it|that
  )(?: (?:a budget of|then|now|come to|into))* ${SUM}
`;
const IS_SUPPOSED = /\b(?:if|could|can|would|so|makes?|making|with|say|suppose|were to|want to)\b/i;
const ASKS_LEFT =
  /\b(?:what|how much)\b[^?]{0,60}\b(?:left|remain\w*|to spare|to spend|have then)\b/i;

/** "He found a used one for 300. If we take it, what is left?" */
const IF_TAKEN = pattern('iu')`
  ${SUM}(?!\d)[^?]{0,200}[.;!,:–—-] *(?:and |so |but )?(?:
    if|suppose|say|should
  ) (?:we|i) (?:were to )?(?:
    took?|take|bought|buy|get|got|order|ordered|accept|say yes to|said yes to|go for|went for|grab
    |grabbed|want
  ) (?:
    it|that|one|that one|them|those|him up on (?:it|that)|her up on (?:it|that)|this|the thing
  )\b([^?]{0,40})[,:]? (${ASKS}\b[^?]{0,60}\b${LEFT}\b[^?]{0,60})[?.! ]*$
`;

/** What is supposed of bills, of somebody's money or of a budget, in words that are read. */
export function supposedIn(text: string, names: Supposable): string {
  if (text.length > LONGEST) return text;
  const reworded = rewordedIn(text, names);
  if (reworded !== null) return reworded;
  const at = (part: string) => placeIn(part, names.isPlace) ?? placeIn(text, names.isPlace);
  const forIt = (part: string) => (at(part) === null ? '' : ` for the ${at(part)}`);
  const becomes = BUDGET_BECOMES.exec(text);
  const budget = becomes?.[1] ?? becomes?.[2];
  if (budget && IS_SUPPOSED.test(text) && ASKS_LEFT.test(text) && !BILLS.test(text)) {
    const place = at(text);
    return `if the ${place === null ? '' : `${place} `}budget was ${budget}, what would be left?`;
  }
  const taken = IF_TAKEN.exec(text);
  if (taken?.[1]) {
    return `if we pay $${taken[1]} more, what is left${forIt(`${taken[2]} ${taken[3]}`)}?`;
  }
  if (HAS_AMOUNT.test(text)) return text;
  if (SPENT.test(text) && OPEN_BILLS.test(text) && ADDED.test(text) && !OF_LEFT.test(text)) {
    const place = at(text);
    const on = place === null ? '' : ` on the ${place}`;
    return `what do the spending${on} and the open bills come to together?`;
  }
  if (BILLS_PUSH.test(text)) return `if all the open bills are paid, what is left${forIt(text)}?`;
  const [, clauseFirst, mainAfter] = SUPPOSED_FIRST.exec(text) ?? [];
  const [, mainFirst, clauseAfter] = clauseFirst ? [] : (SUPPOSED_LAST.exec(text) ?? []);
  const clause = clauseFirst ?? clauseAfter;
  // "When was she paid, and what is left?" supposes nothing.
  if (!clause || !PAYS.test(clause) || ASKED.test(clause)) return text;
  const paid = paidIn(clause, names);
  return paid === null ? text : `if ${paid}, what is left${forIt(mainAfter ?? mainFirst ?? '')}?`;
}

/** The kinds of suppositions with files of their own. */
function rewordedIn(text: string, { isPlace, personOf }: Supposable): string | null {
  const place = placeIn(text, isPlace);
  const about = { place, namesPerson: wordsIn(text).some((one) => personOf(one) !== null) };
  return (
    supposedPaceIn(text, place) ??
    supposedAmountIn(text, isPlace) ??
    withoutBought(text, place) ??
    budgetMarkIn(text, about) ??
    lastingIn(text, about) ??
    outlookIn(text, about) ??
    moneyBackIn(text, place) ??
    offerAgainstPlanIn(text)
  );
}
const LONGEST = 400;
const ASKED = /^(?:is|are|was|were|did|do|does|has|have|had|will|would|can|could|must|should)\b/i;

/** Null if it is not known what is paid. */
function paidIn(clause: string, { isPlace, personOf }: Supposable): string | null {
  const words = wordsIn(clause);
  const [person, another] = [...new Set(words.map(personOf).filter((name) => name !== null))];
  if (another) return null;
  const isOwn = (word: string) =>
    !OF_PAYING.has(word) && !isPlace(word) && personOf(word) === null && word.length > 1;
  const isOfThing = words.some(isOwn);
  if (person && !isOfThing) {
    const what = /\b(?:bills?|invoices?|payments?|billed|invoiced)\b/i.test(clause)
      ? 'the open bills'
      : 'everything';
    return `we pay ${person} ${what} we still owe`;
  }
  if (!person && !isOfThing && BILLS.test(clause)) return 'all the open bills are paid';
  // "The stair bill is settled", "the deposit goes out".
  const thing = THING_PAID.exec(clause)?.[1];
  // "The deposit bill" is called "Deposit".
  if (thing) return `we pay ${thing.replace(/ (?:bills?|invoices?)$/i, '')}`;
  const [, forWhat] = /\bfor (the [^,?]{3,40})$/i.exec(clause) ?? [];
  return person && forWhat ? `we pay ${forWhat}` : null;
}
const THING_PAID = pattern('i')`
  ^(?:and |so )?((?:the|our|my) [^,?]{3,50}?) (?:
    is|are|was|were|has been|have been|gets|goes|go|went
  ) (?:finally |all |also )?(?:
    paid|settled|cleared|covered|squared|out
  )(?: (?:off|up|out|for|too|in full))*$
`;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** The words of a project's name that stand together. */
function placeIn(text: string, isPlace: (word: string) => boolean): string | null {
  const words = wordsIn(text);
  const start = words.findIndex(isPlace);
  if (start === -1) return null;
  let end = start + 1;
  while (end < words.length && isPlace(words[end] ?? '')) end += 1;
  const isLed = WHICH_OF_NAME.test(words[start - 1] ?? '');
  return words.slice(isLed ? start - 1 : start, end).join(' ');
}
/** "The third floor", "the half bath": they tell nothing by themselves. */
const WHICH_OF_NAME = /^(?:first|second|third|fourth|fifth|half|main|upper|lower|top)$/;
