import { formatMoney, subtractMoney } from '#shared/money.ts';
import { currencyOf, type LedgerRecord } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { recordLine, recordTable } from '../query/write-records.ts';
import { says } from '../question/mentions.ts';
import { storeys } from '../question/name-words.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { link } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';

const OF_PLAN =
  /\b(?:planned|budgeted|allow(?:ed)?|set aside|allocated|earmarked) (?:for|in|on)\b|\bplan(?:ned)? for\b|\b(?:planned|budgeted)(?: amount)? (?=the\b)/;
const LINE =
  /\b[a-z]+ line(?: (?:is|at|versus|vs|used|left|over|in|of|on|doing|holding|looking|standing|stands?|coming|going|faring|getting)\b|$)|\b(?:plan|budget) line for\b/;

/** "What is planned for the kitchen, all the lines together?" is the sum of a plan. */
const ALL_LINES =
  /\b(?:all|every|each)(?: of)?(?: the| our| my| its)?(?: budget| plan| planned)? lines?\b|\bplanned\b.*\b(?:in (?:total|all)|altogether|all together|all told)\b|\b(?:in total|altogether)\b.*\bplanned\b/;

/** "What is planned for the main bath?", "is there money left on the tile line?": by its whole title. */
export const planPart: Answerer = {
  isProbe: true,
  understands: ({ words, period }) =>
    period === null &&
    (OF_PLAN.test(words.join(' ')) || LINE.test(words.join(' '))) &&
    !ALL_LINES.test(words.join(' ')) &&
    !/^when\b/.test(words.join(' ')),
  async answer(inquiry) {
    const found = await findWhole(inquiry);
    const [only, ...others] = found;
    if (!only) return new NotFound('');
    if (others.length > 0) return recordTable(found, inquiry.books);
    return `${recordLine(only, inquiry.books)}.${leftText(only, inquiry)}`;
  },
};

/** The rooms or lines whose titles are in the question as they are; only the longest of these. */
async function findWhole({ reading, books, project, isProjectNamed }: Inquiry) {
  const asked = ` ${reading.words.map(stem).join(' ')} `;
  const rooms = LINE.test(reading.words.join(' '))
    ? []
    : await runRecordQuery({ subject: 'rooms' }, books);
  const lines = await runRecordQuery({ subject: 'lines' }, books);
  const lengthOf = ({ title }: LedgerRecord) => toWords(title).length;
  const stems = new Set(reading.words.map(stem));
  // There can be thousands of lines, and few start with a word of the question.
  const some = [...rooms, ...lines].filter(({ title }) =>
    stems.has(stem(title.toLowerCase().split(/[^\p{L}\p{N}]/u, 1)[0] ?? '')),
  );
  const named = some.filter(
    (one) =>
      asked.includes(` ${toWords(one.title).map(stem).join(' ')} `) &&
      !isOnlyPart(one, reading) &&
      !isOfStorey(one, reading),
  );
  // "The closet of the main bedroom" is the line "Main bedroom closet".
  const inOtherOrder = ({ title }: LedgerRecord) =>
    toWords(title).length > 1 && toWords(title).every((word) => stems.has(stem(word)));
  const meant = named.length > 0 ? named : some.filter(inOtherOrder);
  const longest = Math.max(0, ...meant.map(lengthOf));
  const found = meant.filter((one) => lengthOf(one) === longest && !isOnlyPart(one, reading));
  const there = found.filter(({ projectId }) => !isProjectNamed || projectId === project?.id);
  return there.length > 0 ? there : found;
}

/** "Planned for the tile saw": the line "Tile" is not about that. */
const isOnlyPart = ({ title }: LedgerRecord, { rest }: Reading): boolean => {
  const own = new Set(toWords(title).map(stem));
  return rest.some(
    (word) =>
      !own.has(stem(word)) &&
      !/^(?:plan|planned|allow|line|amount|doing|holding|looking|standing|stands?|coming|going|faring|getting|up)$/.test(
        word,
      ),
  );
};

/** "The third floor plan" is of no line "Flooring". */
const isOfStorey = ({ title }: LedgerRecord, { words }: Reading): boolean =>
  /^floor(?:s|ing)?$/i.test(title) &&
  words.every((word, at) => !FLOOR.test(word) || storeys.has(words[at - 1] ?? ''));
const FLOOR = /^floor(?:s|ing)?$/;

function leftText(record: LedgerRecord, { reading, books }: Inquiry): string {
  const amountOf = (fact: string) => record.facts.find(({ name }) => name === fact)?.amount;
  const [planned, paid] = [amountOf('planned'), amountOf('paid')];
  const isAsked =
    says(reading, 'left') || /\b(?:left|remaining|still)\b/.test(reading.words.join(' '));
  if (!isAsked || planned === undefined || paid === undefined) return '';
  const left = formatMoney(subtractMoney(planned, paid), currencyOf(books, record.projectId));
  return ` ${link(left, record.page)} of what is planned is not yet paid.`;
}
