import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { followUp } from './follow-up-pattern.ts';

const LONGEST = 120;
const IT = '(?:it|that|this|them|those|these)';
const NUMBER =
  '(?:\\d{1,4}(?:\\.\\d{1,2})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty)';
/** "So eight hours would be?", "what about 12 hours?" */
const HOURS = followUp(
  `(?:(?:what|how much)(?:['’]?s| is| are| would| will| does| do| about)?|how about|for|if (?:it|he|she|they) (?:takes?|works?|needs?))?(?: ?(?:for|be|cost|it be for))? ?(${NUMBER}) (?:hours?|hrs?)(?: (?:of (?:work|his|her|their time|him|her|them)|work))?(?:,? (?:would|will|is|costs?|be|come|comes|run|to|how much|what|that|cost))*`,
);
/** "And once the open bills are paid?", "minus the open bills?" */
const BILLS =
  '(?:(?:all|the|our|my|those|these|any|what|whatever|open|unpaid|outstanding|remaining|other) )*(?:bills|invoices)(?: (?:that are |are )?(?:still )?(?:open|unpaid|outstanding|due))?';
const AFTER_BILLS = followUp(
  `(?:what(?:['’]?s| is| will be) left |how much is left )?(?:once|when|after|if)(?: (?:we|i))?(?: (?:pay|have paid|paid|paying|settle|cover))? ?${BILLS}(?:['’]?re| are| get| have been| is)?(?: all)?(?: (?:paid|settled|covered|gone))?(?: off)?|(?:minus|less|without|not counting|subtract(?:ing)?|take (?:off|out|away)) ${BILLS}|(?:what(?:['’]?s| is) left )?after (?:paying )?${BILLS}`,
);
/** "Was all of it cash?", "were any not cash?" */
const WAY =
  '(?:cash|checks?|credit(?: card)?|debit(?: card)?|(?:bank )?transfers?|financing|financed|card)';
const ALL_BY = followUp(
  `(?:(?:is|was|were|are) )?(?:all|any|some|most) (?:of )?(?:${IT} )?(?:in |by |paid in |paid by |with )?(not |n['’]t )?(?:in |by |with )?(?:an? )?(${WAY})`,
);
/** "What do they add up to?" after a list of bills or quotes. */
const SUM = followUp(
  `(?:what|how much) (?:do|does|did|is|are|would) (?:they|${IT})(?: all)? ?(?:add up to|come to|total|make|altogether|together|in total|in all)?`,
);
const pairs = [
  ...[
    ['front', 'back'],
    ['front', 'rear'],
    ['upstairs', 'downstairs'],
    ['inside', 'outside'],
  ],
  ...[
    ['interior', 'exterior'],
    ['indoor', 'outdoor'],
    ['upper', 'lower'],
    ['left', 'right'],
  ],
  ...[
    ['north', 'south'],
    ['east', 'west'],
    ['big', 'small'],
    ['old', 'new'],
    ['top', 'bottom'],
  ],
] as const;
const OTHER_SIDE = followUp(
  '(?:(?:what|how) about |how much (?:was|were) |what (?:was|were) |for )?the ([a-z]+) (?:ones?|side)',
);

/** "How much more than Lori?" */
const MORE_THAN = followUp(
  `(?:how|by how) much (?:more|less|higher|lower)(?: (?:is|was|did) (?:${IT}|(?:he|she|they) get))? than (?!(?:that|it|this|the budget|budgeted|planned|we|i)\\b)([^,?]{2,40}?)`,
);

/** "Go back to June." */
const BACK_TO = followUp(
  "(?:go(?:ing)? |let[’']?s go )?back to (?:the )?([^,?]{2,30}?)(?: again)?",
);

/** A follow-up as the whole question that it stands for; null if it is none of these. */
export function continued(text: string, before: Reading): string | null {
  if (text.length > LONGEST) return null;
  const again = BACK_TO.exec(text)?.[1];
  if (again !== undefined) return `and for ${again}`;
  const other = before.subject === null ? MORE_THAN.exec(text)?.[1] : undefined;
  if (other !== undefined) return `versus ${other}`;
  return (
    hoursOf(text, before) ??
    rankedBill(text, before) ??
    afterBills(text, before) ??
    otherSide(text, before) ??
    allBy(text, before) ??
    gapOfQuotes(text, before) ??
    sumOfRecords(text, before)
  );
}

/** "Which bills are due in September?" "The biggest one?" */
const RANKED = followUp(
  "(?:(?:which|what|how much)(?:['’]?s| is| was)? ?(?:one|bill|of (?:those|them|these))?(?: is| was)? ?)?(?:the )?(biggest|largest|highest|smallest|lowest)(?: (?:one|bill))?(?: of (?:those|them|these))?",
);

function rankedBill(text: string, { subject, concepts, period, projects }: Reading): string | null {
  const rank = RANKED.exec(text)?.[1];
  const isOfBills = subject === 'bills' || (subject === null && concepts.has('due'));
  if (rank === undefined || !isOfBills || projects.length > 1) return null;
  const [project] = projects;
  const place = project ? ` for the ${project.name}` : '';
  const when = period?.from && period.to ? ` between ${period.from} and ${period.to}` : '';
  return `what is the ${rank} open bill due${place}${when}?`;
}

function hoursOf(text: string, before: Reading): string | null {
  const hours = says(before, 'rate', 'charge') ? HOURS.exec(text)?.[1] : undefined;
  const who = before.contractors[0]?.name ?? (before.specialty && `the ${before.specialty}`);
  if (hours === undefined || !who || before.contractors.length > 1) return null;
  return `what would ${hours.replace(/^an?$/i, '1')} hours of ${who} cost`;
}

function afterBills(text: string, before: Reading): string | null {
  if (!AFTER_BILLS.test(text) || !says(before, 'left', 'budget', 'overBudget')) return null;
  const [project, other] = before.projects;
  const place = project && !other ? ` on the ${project.name}` : '';
  return `once the open bills are paid, what is left${place}?`;
}

function otherSide(text: string, { question }: Reading): string | null {
  const side = OTHER_SIDE.exec(text)?.[1]?.toLowerCase();
  if (side === undefined || question.length > LONGEST) return null;
  for (const [one, other] of pairs) {
    const before = side === one ? other : side === other ? one : null;
    const said = before && new RegExp(`\\b${before}\\b`, 'i');
    if (said?.test(question)) return question.replace(said, side);
  }
  return null;
}

function allBy(text: string, before: Reading): string | null {
  const [, not, way] = ALL_BY.exec(text) ?? [];
  const isOfMoney = says(before, 'spend', 'howMuch', 'expense', 'list');
  if (way === undefined || !isOfMoney) return null;
  return not === undefined ? `how much of that was by ${way}` : `which of those were not by ${way}`;
}

function sumOfRecords(text: string, before: Reading): string | null {
  const { subject, concepts, words, contractors, projects } = before;
  const isOfRecords = subject !== null || concepts.has('due') || concepts.has('bill');
  if (!isOfRecords || !SUM.test(text)) return null;
  const who = contractors.length === 1 ? ` of ${contractors[0]?.name}` : '';
  const place = projects.length === 1 ? ` on the ${projects[0]?.name}` : '';
  const stood =
    subject === 'changes' ? STOOD.find(([said]) => said.test(words.join(' ')))?.[1] : undefined;
  return stood === undefined
    ? 'how much are those together'
    : `how much are the ${stood} change orders${who}${place} in total`;
}
/** "Who quoted for the gate?" "How far apart are they?" */
const GAP = followUp(
  `(?:by )?(?:how (?:far|much)|what) (?:apart|between|separates) ?(?:are|is|were)? ?(?:they|${IT}|the two|both)?(?: quotes| bids| prices)?|how (?:far|much) (?:are|were|is) (?:they|${IT}|the two|both)(?: quotes| bids| prices)? apart`,
);
function gapOfQuotes(text: string, { subject, rest }: Reading): string | null {
  if (subject !== 'quotes' || !GAP.test(text)) return null;
  const thing = rest.length > 0 ? `the quotes for the ${rest.join(' ')}` : 'those quotes';
  return `what is the difference between ${thing}`;
}

/** "Which change orders did we accept?" "How much is that?": of those only. */
const STOOD = [
  [/\b(?:wait(?:s|ing)?|pending|proposed|undecided|unanswered|open|not)\b/, 'waiting'],
  [/\b(?:declin\w*|reject\w*|refus\w*|turned down)\b/, 'declined'],
  [/\b(?:accept\w*|approv\w*|agreed?)\b/, 'accepted'],
] as const;
