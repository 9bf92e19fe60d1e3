import { pattern } from '../pattern.ts';
import { withAmountsInDigits } from '../question/spelled-amounts.ts';
import { COMES_BACK } from '../question/supposed.ts';

const SUM = '\\$?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:k|grand|thousand)\\b)?';
const SUMS = new RegExp(`(?<![\\d.,#/-])${SUM}(?![\\d%/]|-\\d| ?(?:percent|per cent)\\b)`, 'g');
/** Where a question begins after what is supposed. */
const QUESTION = pattern()`
  (?:[.!?;:,–—]+|\b(?:and|then|so))\s+(?:
    (?:and|then|so|now|also|please|tell me|show me|let me know|say)[, ]+
  )*(?=
    (?:
      what|how much|how far|how many|how short|where|are we|am i|do we|do i|does|do|is|will|would|can
      |by how much|by what|left
    )\b
  )
`;
const BALANCE = pattern()`
  \b(?:
    left|leaves?|leaving|remain\w*|short|to spare|surviv\w*|enough|suffice\w*|stretch|headroom
    |(?:still|then) (?:have|be|there|in)|in the (?:red|black)|over|under|within|inside|fit|budget
    |balance|pot|kitty
  )\b
`;
/** "Pay him 1,900 and …": nothing is paid yet. */
const COMMAND = pattern()`
  ^(?:(?:ok|okay|so|and|but|then|say|well|now|fine|alright|just|please|let['’]?s|let us|suppose|i|we|you)[, ]+)*(?:
    pay|give|hand|send|spend|add|put|throw|chuck|toss|buy|order|get|take|knock|deduct|subtract
    |subtracting|slap|tack|stick|sink|drop|pour|shell|lay|fork|cough|hire|book|approve|charge|settle
    |allow|figure|count|minus|less|pass|slip
  )\b
`;
/** "Another 800 for tile. What would be left?": said without a verb. */
const BARE = pattern()`
  ^(?:(?:ok|okay|so|and|but|then|say|well|now|with)[, ]+)*(?:an?|another|one more|the|some|extra|\$?\d)
`;
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|costs?|paid|spent|got|came|comes?|gave|charged|quoted|bought|owes?|owed|wants?|asks?|asked|did|do|does|budget|expenses?|payments?|receipts?|quotes?|bills?)\b/;
/** "If she charged us 500 more, would the flat be over?" */
const ASKS_MORE = pattern()`
  ^(?:(?:and|but|so|ok|okay)[, ]+)*(?:if|suppose|supposing|say|what if|imagine)\b.*\b(?:
    charges?|charged|asks?|asked|wants?|wanted|needs?|needed|costs?|cost|bills?|billed|takes?|took
    |comes?|came|demands?|demanded
  )\b.*(?:\b(?:another|an extra) ?\$?\d|\d (?:dollars |bucks )?(?:more|extra|on top)\b)
`;
const WOULD = /\b(?:would|will|then|after|leave)\b/;
/** Another budget, or amounts that count in another way. */
const OTHER = pattern()`
  \b(?:
    budgets?|instead of|rather than|versus|vs|each|apiece|per|times|than|percent|between|every
    |receipts?|expenses|entries|since|until|untouched|aside|reserve
  )\b|%|\b(?:an?|the) (?:week|month|day|hour|year)\b|\b(?:over|under|above|below) \$?\d
`;
const OFF_BUDGET =
  /\b(?:off|from|out of|against|in) (?:of )?(?:the|our|my|its|that)\b[^,.;:?]*\bbudget\b/;
/** "Add 2,000 to the budget". */
const RAISES =
  /^(?:(?:ok|okay|so|and|then|say|well|now|please|let['’]?s|i|we)[, ]+)*(?:add|put|pour|throw|give|move|pump)\b[^,.;:?]*\b(?:to|into|in|onto) (?:the|our|my|its|that)\b[^,.;:?]*\bbudget\b/;

const ALLOT =
  '(?:given|giving|give|gave|set|allowed|allotted|allocated|granted|earmarked|assigned|budgeted|planned|had|have|gotten|got|received|started|begun|begin|put|capped)';
/** "Had we given the porch 18,000", "if the porch had only gotten 7,000". */
const ALLOTTED = new RegExp(
  `\\b(?:had|if|suppose|supposing|imagine|assuming|what if)\\b([^.?;\\d]{0,60})\\b(${ALLOT})\\b([^.?;\\d$]{0,50}?)(${SUM})([^.?;]{0,30})`,
);
/** "Would 18,000 have been enough for the porch?" */
const SUFFICED = new RegExp(
  `\\b(?:would|could) (${SUM})(?: [a-z]+){0,3}? have (?:been|sufficed|covered|done|worked|made|kept|got(?:ten)?|carried|paid)\\b`,
);
/** "With 18,000 for the porch, would we have made it?" */
const WITH_SUM = new RegExp(
  `\\b(?:with|on|given) (${SUM})((?: (?!more\\b|extra\\b)[a-z]+){1,5}?),? (?:would|could) (?:we|it|i|that|there|the [a-z]+) (?:still )?have (?:been|made|had|gone|come|stayed|kept|finished)\\b`,
);
const ASKS_ENOUGH =
  /\b(?:enough|suffic\w+|cover\w*|left|over|under|remain\w*|short|in the (?:red|black)|within|inside|to spare|do the (?:job|trick)|done it|made it|make it|worked)\b/;
/** Between the verb and the sum, nothing else may be given: "had we given the tiler 500". */
const LINKING = new Set(
  'it the our my this that a an just only even flat full total round cool good with at to for on of in out aside off budget whole thing job project instead from about around some say closer more like'.split(
    ' ',
  ),
);
const OF_BUDGET = new Set(['budget', 'budgeted', 'it', 'kitty', 'pot']);
/** "If the flat had 500 for lamps": a part of its money. */
const FOR_WHAT =
  /^,? ?(?:for|on|into|to|towards?|in) (?:(?:the|our|my|an?|some|new) )*(?!start|begin)(\p{L}+)/u;
const EXTRA = /^,? ?(?:more|extra|additional|on top|further)\b/;
const LONGEST = 400;

/**
 * What is supposed of an amount without an "if", in words that are read: "pay him 1,900 and what
 * remains?", "had we given the porch 18 grand, would it have been enough?" Null for anything else.
 */
export function supposedAmountIn(text: string, isPlace: (word: string) => boolean): string | null {
  if (text.length > LONGEST || !/\d|hundred|thousand|grand/i.test(text)) return null;
  const said = withAmountsInDigits(text.toLowerCase().trim().split(/\s+/))
    .join(' ')
    .replace(/\b(?:an?|another) (?:grand|thousand)\b/g, 'another 1000');
  const place = placeIn(said, isPlace);
  return (
    otherBudgetIn(said, place, isPlace) ??
    (place === null ? null : sufficingIn(said, place)) ??
    spentThenLeft(said, place)
  );
}

function otherBudgetIn(
  said: string,
  place: string | null,
  isPlace: (word: string) => boolean,
): string | null {
  const [, before = '', verb, between = '', sum = '', after = ''] = ALLOTTED.exec(said) ?? [];
  if (sum === '' || !ASKS_ENOUGH.test(said) || (said.match(SUMS)?.length ?? 0) !== 1) return null;
  const words = between.match(/[\p{L}\d]+/gu) ?? [];
  if (!words.every((word) => LINKING.has(word) || isPlace(word))) return null;
  const [, whatFor = ''] = FOR_WHAT.exec(after) ?? [];
  if (whatFor !== '' && !isPlace(whatFor)) return null;
  const isExtra = EXTRA.test(after) || /\b(?:another|extra|further)$/.test(between.trim());
  // "Suppose I put 1,600 into shelving": that is no budget.
  const given = [...words, whatFor, ...(before.match(/[\p{L}\d]+/gu) ?? [])];
  const isOfWhole = given.some((word) => isPlace(word) || OF_BUDGET.has(word));
  if (!isOfWhole && !(isExtra && place !== null)) return null;
  const named = place ?? '';
  // "If we put 500 more into the flat" spends it.
  if (isExtra && verb === 'put') return null;
  if (isExtra) {
    return `if we raise the ${named} budget by $${inDigits(sum)}, what would be left?`;
  }
  if (place === null) return null;
  return `if the ${named} budget was ${inDigits(sum)}, what would be left?`;
}

function sufficingIn(said: string, place: string): string | null {
  const [, sum = WITH_SUM.exec(said)?.[1] ?? ''] = SUFFICED.exec(said) ?? [];
  const isOnly = (said.match(SUMS)?.length ?? 0) === 1;
  if (sum === '' || !isOnly || !ASKS_ENOUGH.test(said)) return null;
  return `if the ${place} budget was ${inDigits(sum)}, what would be left?`;
}

function spentThenLeft(said: string, place: string | null): string | null {
  const sums = [...said.matchAll(SUMS)];
  const last = sums.at(-1);
  if (!last || sums.length > MOST_SUMS || sums.some(([sum]) => isSmall(sum))) return null;
  const end = last.index + last[0].length;
  const next = QUESTION.exec(said.slice(end));
  if (!next) return null;
  const question = said.slice(end + next.index + next[0].length);
  const told = said.slice(0, end + next.index);
  const start = Math.max(
    ...[...told.slice(0, sums[0]?.index).matchAll(/[.!?;:] +/g)].map(
      (one) => one.index + one[0].length,
    ),
    0,
  );
  const clause = told.slice(start);
  if (sums.length === 1 && RAISES.test(clause.replaceAll(',', '')) && BALANCE.test(question)) {
    const added = `$${inDigits(sums[0]?.[0] ?? '')}`;
    return `if we raise the ${place === null ? '' : `${place} `}budget by ${added}, what would be left?`;
  }
  const isOfBudget = OTHER.test(
    OFF_BUDGET.test(clause) ? clause.replace(/\bbudgets?\b/g, '') : clause,
  );
  if (isOfBudget || COMES_BACK.test(told) || !BALANCE.test(question)) return null;
  const isSaidSo =
    COMMAND.test(clause) ||
    ASKS_MORE.test(clause) ||
    (BARE.test(clause) && !HAS_VERB.test(clause) && WOULD.test(question));
  if (!isSaidSo) return null;
  const paid = sums.map(([sum]) => `$${inDigits(sum)}`).join(' and ');
  const there = /\bthere\b/.test(question) ? ' there' : '';
  return `if we pay ${paid} more, what is left${place === null ? there : ` for the ${place}`}?`;
}
const MOST_SUMS = 4;

/** "Pay him for 2 days". */
const isSmall = (sum: string) => /^\d{1,2}$/.test(sum);

/** "18 grand" as "18000". */
function inDigits(sum: string): string {
  const digits = sum.replace(/[$,]/g, '');
  const [, number = digits, isThousands] = /^([\d.]+) ?(k|grand|thousand)?$/.exec(digits) ?? [];
  return isThousands ? String(Math.round(Number(number) * 100_000) / 100) : number;
}

/** The words of a project's name that stand together. */
function placeIn(said: string, isPlace: (word: string) => boolean): string | null {
  const words = said.match(/[\p{L}\d]+/gu) ?? [];
  const start = words.findIndex(isPlace);
  if (start === -1) return null;
  const length = words.slice(start).findIndex((word) => !isPlace(word));
  return words.slice(start, length === -1 ? undefined : start + length).join(' ');
}
