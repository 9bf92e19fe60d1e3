import type { Contractor } from '#shared/contractor.ts';
import type { ExpenseCategory, PaymentMethod } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import type { Pace } from '../pace.ts';
import { pattern } from '../pattern.ts';
import { toAmount } from '../question/amount.ts';
import { takeCategory, takePaymentMethod } from '../question/categories.ts';
import { takePeriod } from '../question/period.ts';
import { holdNames } from '../question/reading.ts';
import { withAmountsInDigits, withSmallAmountInDigits } from '../question/spelled-amounts.ts';
import { firstWords, namesIn, Words } from '../question/words.ts';
import { bold } from '../writing/markdown.ts';
import { NOTHING_SAVED } from '../writing/told.ts';
import type { Draft, ExpenseDraft, MilestoneDraft } from './draft.ts';
import { shownDraft } from './shown-draft.ts';

const LONGEST = 120;
const MOST_WORDS = 20;

/** "45, not 54", "the casita instead of the adobe": what it is not is no value. */
const WHAT_IT_IS_NOT =
  /(?:,? (?:and )?|^)(?:not|instead of|rather than)\b(?! (?:\w+ )?but\b)(?: [\p{L}\p{N}.$'-]+){1,5}?(?=[,;.!]|\bbut\b|$)/giu;

/** What a correction says besides the value. */
const NOISE = new Set(
  `no nope not oh oops ah hm hmm um sorry wait hang hold on actually correction scratch that it its it's that's i
  i'm we mean meant my mistake bad wrong error typo should be been have has was were is are make put use take
  change changed set to the a an of at for in by with from under as into it'd really rather please ok okay and
  but yes well just one amount price cost total date day deadline category method project contractor person
  payment dollars dollar bucks not you can could kindly instead though fact said say says read paid pay via
  went goes go belongs bought it'll let's do this same thing file filed book booked enter entered count
  target due done happened there here too now`.split(/\s+/),
);

/** Says that it is a correction, or points at what was shown. */
const CORRECTS = pattern('i')`
  ^(?:
    no|nope|oops|sorry|wait|hang on|hold on|actually|correction|scratch that|i meant?|my mistake
    |my bad|rather|make|change|set|put|use|that|it|this
    |(?:the )?(?:amount|price|date|day|category|project|method|title|deadline)|not|under|in|on|for
    |by|from|with
  )\b
  |\b(?:actually|instead|not|sorry|i meant?)\b
`;
/** "Call it paint for the hall". */
const TITLED = pattern('i')`
  ^(?:no,? |actually,? |sorry,? |please )*(?:
    call (?:it|that)|name it|rename it(?: to)?|title it
    |the (?:title|name|description) (?:is|should be)|describe it as
  ) ["“”']?([^"“”]{2,80}?)["“”'.!]*$
`;

interface Values {
  amount: string | null;
  /** yyyy-mm-dd. */
  day: string | null;
  category: ExpenseCategory | null;
  method: PaymentMethod | null;
  project: Project | null;
  contractor: Contractor | null;
}

/** "No, make that 54 dollars": the draft of the last answer with what the message says instead. */
export async function readCorrectedDraft(
  message: string,
  lastAnswer: string,
  books: Books,
  pace: Pace,
): Promise<Draft | null> {
  const said = message.trim().replace(/[’‘]/g, "'");
  const shown = said.length > LONGEST || said.endsWith('?') ? null : shownDraft(lastAnswer, books);
  if (!shown) return readOtherDay(said, lastAnswer, books, pace);
  const title = TITLED.exec(said)?.[1];
  if (title !== undefined) return withTitle(shown, title.charAt(0).toUpperCase() + title.slice(1));
  if (!CORRECTS.test(said) && toAmount(said) === null) return null;
  const values = await readValues(said, { isAhead: shown.kind === 'milestone' }, books, pace);
  const date = shown.kind === 'milestone' ? shown.targetDate : shown.date;
  return (
    values && withValues(shown, { ...values, day: dayIn(said, date) ?? values.day }, books.today)
  );
}

/** "No, the 29th", of a milestone that was to be moved. */
async function readOtherDay(
  said: string,
  lastAnswer: string,
  books: Books,
  pace: Pace,
): Promise<Draft | null> {
  if (!lastAnswer.startsWith(MOVED) || said.length > LONGEST || !CORRECTS.test(said)) return null;
  const values = await readValues(said, { isAhead: true }, books, pace);
  const named = new Date(`${MOVED_TO.exec(lastAnswer)?.[1]} UTC`);
  const before = Number.isNaN(named.getTime()) ? null : named.toISOString().slice(0, 10);
  const day = dayIn(said, before) ?? values?.day ?? null;
  const milestones = books.milestones.filter(({ title }) =>
    lastAnswer.includes(`- ${bold(title)}`),
  );
  return day === null || milestones.length === 0 ? null : { kind: 'move', milestones, day };
}
const MOVED_TO = /change the date to ([A-Z][a-z]{2} \d{1,2}, \d{4})/;
const MOVED = `${NOTHING_SAVED} You can change the date`;

/** "The 24th" is in the month of the day before it. */
function dayIn(said: string, before: string | null): string | null {
  const day = /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! of\b)/i.exec(said)?.[1];
  return day === undefined || before === null || Number(day) > 28
    ? null
    : `${before.slice(0, 8)}${day.padStart(2, '0')}`;
}

/** Null if it says anything else. */
async function readValues(
  said: string,
  { isAhead }: { isAhead: boolean },
  books: Books,
  pace: Pace,
): Promise<Values | null> {
  const text = said.replace(WHAT_IT_IS_NOT, ' ').trim();
  const spelled = withAmountsInDigits(firstWords(text, MOST_WORDS));
  const isSpelled = spelled.some((word) => toAmount(word) !== null);
  const words = new Words(isSpelled ? spelled : withSmallAmountInDigits(spelled), namesIn(text));
  const held = await holdNames(words, books.names, pace);
  const period = takePeriod(words, { today: books.today, isAhead });
  words.release(held);
  const method = takePaymentMethod(words) ?? (words.takeMatch(/\bcheck\b/) ? 'check' : null);
  const [people = []] = await books.names.contractors.takeNamed(words, pace);
  const [places = []] = await books.names.projects.takeNamed(words, pace);
  const category = takeCategory(words) ?? (words.takeMatch(/\bother\b/) ? 'other' : null);
  const at = words.list.findIndex(
    (word, index) => !words.isTaken(index) && toAmount(word) !== null,
  );
  if (at !== -1) words.take(at);
  const values: Values = {
    amount: at === -1 ? null : toAmount(words.at(at)),
    day: period?.from ?? period?.to ?? null,
    ...{ category, method },
    project: places.length === 1 ? (places[0] ?? null) : null,
    contractor: people.length === 1 ? (people[0] ?? null) : null,
  };
  const isOnlyThat = words.untaken.every((word) => NOISE.has(word));
  return isOnlyThat && Object.values(values).some((one) => one !== null) ? values : null;
}

const withTitle = (shown: ExpenseDraft | MilestoneDraft, title: string): Draft =>
  shown.kind === 'milestone' ? { ...shown, title } : { ...shown, description: title };

function withValues(
  shown: ExpenseDraft | MilestoneDraft,
  { amount, day, category, method, project, contractor }: Values,
  today: string,
): Draft | null {
  const place = project ?? shown.project;
  if (shown.kind === 'milestone') {
    const isOther = project !== null || day !== null;
    return isOther ? { ...shown, project: place, targetDate: day ?? shown.targetDate } : null;
  }
  return {
    ...shown,
    ...(contractor && withContractor(shown, contractor)),
    project: place,
    amount: amount ?? shown.amount,
    date: day !== null && day <= today ? day : shown.date,
    category: category ?? (contractor ? (shown.category ?? 'labor') : shown.category),
    paymentMethod: method ?? shown.paymentMethod,
  };
}

/** "Payment to Ann" is called after who was paid. */
function withContractor({ description, contractor }: ExpenseDraft, paid: Contractor) {
  const isOfName = contractor !== null && description === `Payment to ${contractor.name}`;
  return { contractor: paid, ...(isOfName && { description: `Payment to ${paid.name}` }) };
}
