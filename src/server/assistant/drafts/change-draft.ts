import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { toAmount } from '../question/amount.ts';
import { addDays, type Period } from '../question/calendar.ts';
import { takePeriod } from '../question/period.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords, Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

/** "Postpone the railings", "the inspection got moved to October 9". */
const MOVE = pattern('i')`
  ^(?:bring|change|set|update)\b|^put\b.*\b(?:back|off)\b
  |\b(?:
    slipped|slips|mov(?:e|ed|ing)(?! in\b)|reschedul\w+|postpon\w+|push(?:ed)?|delay(?:ed)?
    |(?<!
      \b(?:long|night|day|late|early|double|an?|the|my|this|last|first|off|on|extra|back|next) )shift(?:ed)?
  )\b
  |\bis (?:now )?on\b|\b(?:is|are) now (?:due|on|planned|scheduled)\b|\binstead[.!]*$
  |\bnow (?:on |by |in |for )?(?:the )?(?:
    \d{1,2}(?:st|nd|rd|th|/)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|tomorrow
  )
  |\bshould be (?:\w+ )?(?:by|on)\b
  |\bshould be (?:
    (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|the \d|next \w+
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow
  )
  |^(?:new|another|later|earlier) (?:\w+ )?(?:date|deadline|target|day) (?:for|of)\b
  |\b(?:won't|will not|can't|cannot|not)\b.*\b(?:until|till|before)\b
`;
/** "The fan was 189, not 179", "should be 395", "fix the amount". */
const CORRECT = pattern('i')`
  ^(?:correct|fix|change|update|edit|adjust|amend|set)\b
  |\b(?:is|was|are|were|looks|seems) (?:entered )?(?:wrong|incorrect|not right)\b
  |\bshould (?:be|have been|say|read)\b|\bnot \$?\d|\bwrong amount\b
  |\b(?:was|were|is|are) (?:actually|really|in fact) \$?\d|\bmake it \$?\d
  |\b(?:correct|fix|change|update) (?:it|that|this)\b|^wrong\b
  |\bwrong (?:date|day|category|amount|price|method)\b
  |\b(?:i|we|he|she|they|somebody|someone) (?:typed|entered|wrote|put|logged|recorded|keyed)(?: in| down)? \$?\d.*\b(?:
    but|should|instead of|it was|it is|meant
  )\b
  |\bnot (?:by |with |in |on )?(?:the |a |my |our )?(?:cash|check|cheque|credit|debit|card|bank)\b
`;

/** "Nudge the railings to October 9", "the inspection got bumped to the 9th", "make the railings October 9". */
const SHIFTS = pattern('i')`
  ^(?:
    slide|nudge|bump|shove|drag|kick|knock|roll|pull|haul|bring|make|call|give|stretch|switch|swap
  )\b
  |\b(?:make|call|set) it (?:the |for |on )?(?:
    \d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)
  )
  |\b(?:
    bumped|shoved|nudged|slid|slipped|kicked|pulled|dragged|knocked|rolled|moved|switched|stretched
  )\b.*\b(?:to|until|till|back|forward|out|ahead|up|now)\b
`;
/** "It won't be dry before October 12": that day at the earliest. */
const NOT_BEFORE = /(?:\bnot|n't|\bcannot|\bnever)\b.*\bbefore\b/i;

/** It moves something, also if no milestone is called so. */
const POSTPONES = /^(?:postpone|reschedule|put\b.*\b(?:off|back))\b/i;

/** "By two weeks", "up a week". */
const BY_SPAN =
  /\b(?:by|up|back|out|forward|on|another)(?: by| another)? (?:an?|one|two|three|four|a few|a couple of|\d{1,2}) (?:days?|weeks?|months?|fortnights?)\b/i;

/** They say what to do, and are in no title. */
const NOISE = new Set(
  `move moved postpone postponed reschedule rescheduled push pushed delay delayed shift shifted bring
  forward change correct fix update edit adjust amend set date deadline day week amount price cost
  wrong incorrect typed entered paid cash check cheque credit debit card bank make expense payment purchase entry milestone should instead please to from by until actually really fact slipped slips due now scheduled planned
  slide slid nudge nudged bump bumped shove shoved drag dragged kick kicked knock knocked roll rolled pull pulled haul give stretch stretched switch switched swap make call they
  says say said reads read shows listed record comes`
    .split(/\s+/)
    .map(stem),
);

/** A record that exists and that a message wants to be different. The answer only links to it. */
export async function readChange(said: string, words: Words, books: Books): Promise<Draft | null> {
  const ahead = new Words(words.list);
  const period = takePeriod(ahead, { today: books.today, isAhead: true });
  const own = new Set(toWords(withoutReason(said)));
  const open = [...ahead.list.keys()]
    .filter((at) => !ahead.isTaken(at) && toAmount(ahead.at(at)) === null)
    .map((at) => ahead.at(at))
    .filter((word) => own.has(word) && !stopWords.has(word));
  const meant = open.filter((word) => !NOISE.has(stem(word)));
  const amount = ahead.untaken.map(toAmount).find((one) => one !== null) ?? null;
  const isDated =
    period !== null ||
    /\b(?:date|deadline|back|forward|later|earlier)\b/i.test(said) ||
    BY_SPAN.test(said);
  const isMove =
    MOVE.test(said) ||
    (period !== null && (SHIFTS.test(said) || namesOpenMilestone(meant, period, books)));
  const isMoneyBack = amount !== null && REFUND.test(said);
  if (isDated && isMove && !MONEY.test(said) && !isMoneyBack) {
    // "Put moving-in day back": words of a title, whatever else they say.
    const titled = meant.length > 0 ? meant : open.filter((word) => books.titles.has(word));
    const milestones = books.titles.find(titled, ({ isCompleted }) => !isCompleted).slice(0, MOST);
    const last = period?.to ?? null;
    const day = period?.from ?? (last && NOT_BEFORE.test(said) ? addDays(last, 1) : last);
    const isMeant = milestones.length > 0 || POSTPONES.test(said);
    if (isMeant && titled.length > 0) return { kind: 'move', milestones, day };
  }
  if (meant.length === 0) return null;
  if (!CORRECT.test(said) || (amount === null && !FIELD.test(said))) return null;
  const { rows, matched } = await findExpensesByWords(books, {}, meant);
  const isMeant = rows.length > 0 && matched.length * 2 >= meant.length;
  return isMeant ? { kind: 'correction', expenses: rows.slice(0, MOST), amount } : null;
}

/** "Herb shelf needs a date. Oct 30", "the harvest supper, October 31": every word of its title. */
function namesOpenMilestone(words: readonly string[], { from, to }: Period, books: Books): boolean {
  const day = from ?? to;
  if (day === undefined || day < books.today) return false;
  const said = new Set(words.map(stem));
  const isWhole = (title: string) => {
    const own = toWords(title).filter((word) => !stopWords.has(word));
    return own.length > 1 && own.every((word) => said.has(stem(word)));
  };
  const isOpen = (one: LedgerMilestone) => !one.isCompleted && one.targetDate !== day;
  return books.titles.find(words, isOpen).some(({ title }) => isWhole(title));
}

/** "The fan was 189, not 179, I looked at the invoice again": how one knows is after the figures. */
function withoutReason(said: string): string {
  const last = said.search(/\d\D*$/);
  const end = last === -1 ? -1 : said.slice(last).search(/[,;.!]\s/);
  return end === -1 ? said : said.slice(0, last + end);
}

/** "Put down a refund of 62.40, back on the card" moves nothing. */
const REFUND = /\b(?:refund(?:ed)?|credited|reimbursed|returned)\b/i;
const MONEY = /\$ ?\d|\d (?:dollars?|bucks)\b|\bpaid\b/i;
const MOST = 5;
const FIELD = pattern('i')`
  \b(?:
    entry|record|expense|payment|purchase|amount|price|cash|check|cheque|credit|debit|card|bank
    |category|date|day|month|typed|keyed
  )\b
  |\b(?:under|in|as) (?:materials?|labor|permits?|tools?|equipment|utilities|other)\b
`;
