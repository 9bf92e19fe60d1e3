import { compareMoney, subtractMoney } from '#shared/money.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { mainAmount } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import type { Reading } from '../question/reading.ts';
import { toWords } from '../question/words.ts';
import { bold } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { best } from './best-titled.ts';
import { planFigure } from './plan-text.ts';

const ASKED = /^(quote|agreement) against the plan\b/;

const askedIn = ({ words }: Reading) => {
  const [, kind] = ASKED.exec(words.join(' ')) ?? [];
  if (kind === undefined) return null;
  return kind === 'quote' ? ('quotes' as const) : ('agreements' as const);
};

/** "How much below the plan is the quote for the screens?" An agreement is one too. */
export const offerAgainstPlan: Answerer = {
  understands: (reading) => askedIn(reading) !== null,
  async answer(inquiry) {
    const subject = askedIn(inquiry.reading);
    if (subject === null) return new NotFound('');
    const { books, contractor, reading } = inquiry;
    const of = contractor ? { contractorId: contractor.id } : {};
    const offers = await runRecordQuery({ subject, ...of }, books);
    const lines = await runRecordQuery({ subject: 'lines' }, books);
    const named = best(reading, offers, ({ title }) => title) ?? onlyOne(offers);
    const line = lineOf(reading, lines, named);
    const all = offersFor(offers, named, line);
    if (all.length === 0 || !line) {
      const what = subject === 'quotes' ? 'quote' : 'agreement';
      return new NotFound(`I do not know: I found no ${what} and line of the plan for that.`);
    }
    return all.map((one) => sentence(inquiry, { offer: one, line, subject })).join('\n\n');
  },
};

/** By the words of the question, or by those of the quote. */
function lineOf(reading: Reading, lines: readonly LedgerRecord[], offer: LedgerRecord | null) {
  const titleOf = ({ title }: LedgerRecord) => title;
  const there = offer ? lines.filter(({ projectId }) => projectId === offer.projectId) : lines;
  const own = best(reading, there, titleOf);
  return own ?? (offer ? best({ words: toWords(offer.title) }, there, titleOf) : undefined);
}

const onlyOne = <T>([only, ...others]: readonly T[]): T | null =>
  only !== undefined && others.length === 0 ? only : null;

/** Two people may quote the same. */
function offersFor(
  offers: readonly LedgerRecord[],
  named: LedgerRecord | null,
  line: LedgerRecord | undefined,
): LedgerRecord[] {
  if (named) return offers.filter(({ title }) => title === named.title);
  if (!line) return [];
  const words = toWords(line.title);
  return offers.filter((one) => best({ words }, [one], ({ title }) => title));
}

function sentence(
  { books }: Inquiry,
  {
    offer,
    line,
    subject,
  }: { offer: LedgerRecord; line: LedgerRecord; subject: 'quotes' | 'agreements' },
): string {
  const project = books.projects.find(({ id }) => id === line.projectId);
  if (!project) return '';
  const changed = offer.facts.find(({ name }) => name === 'with changes')?.amount;
  const price = changed ?? mainAmount(offer, subject);
  const planned = mainAmount(line, 'lines');
  const gap = subtractMoney(price, planned);
  const figure = (amount: string) => planFigure(amount.replace('-', ''), project);
  const order = compareMoney(price, planned);
  const verdict =
    order === 0
      ? 'exactly what was planned'
      : `${figure(gap)} ${order < 0 ? 'below' : 'above'} the plan`;
  const whose = books.contractors.find(({ id }) => id === offer.contractorId)?.name;
  const what = subject === 'quotes' ? 'The quote' : 'The agreement';
  return `${what} ${bold(offer.title)}${whose ? ` of ${bold(whose)}` : ''} is ${verdict}: it is ${figure(price)}, and ${figure(planned)} is planned for ${bold(line.title)}.`;
}
