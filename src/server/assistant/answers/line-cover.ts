import { compareMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import { currencyOf } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import type { Reading } from '../question/reading.ts';
import { LINE_OF_THING } from '../question/record-subject.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { bold, link } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';

const LINE = /\b((?:[a-z]+ ){1,4})(?:budget )?line\b/;
const COVERS = pattern()`
  \b(?:
    covers?|covered|enough|fits?|room|handle[sd]?|takes?|stand|absorb|swallow|pays? for|afford|left
    |remain|remains|over|short|leave|leaves
  )\b
`;
const SUPPOSES = /\b(?:if|would|will|could|can|does|do|is|for|costs?|with|after|another|more)\b/;

/** "If laying the cork costs 850, does the cork line still cover it?" */
export const lineCover: Answerer = {
  isProbe: true,
  understands: ({ words, amount, period }) => {
    const text = words.join(' ');
    const isOfLine = LINE.test(text) && !LINE_OF_THING.test(text);
    return (
      amount !== null && period === null && isOfLine && COVERS.test(text) && SUPPOSES.test(text)
    );
  },
  async answer(inquiry) {
    const amount = inquiry.reading.amount ?? '0.00';
    const [line, other] = await linesNamed(inquiry);
    if (!line || other) return new NotFound('');
    const amountOf = (fact: string) => line.facts.find(({ name }) => name === fact)?.amount;
    const [planned, paid] = [amountOf('planned'), amountOf('paid')];
    if (planned === undefined || paid === undefined) return new NotFound('');
    const figure = (one: string) =>
      link(formatMoney(one, currencyOf(inquiry.books, line.projectId)), line.page);
    const left = subtractMoney(planned, paid);
    const after = subtractMoney(left, amount);
    const isEnough = compareMoney(after, '0.00') >= 0;
    const then = isEnough
      ? `${figure(after)} would be left`
      : `it would be ${figure(after.replace('-', ''))} over what is planned`;
    const asked = formatMoney(amount, currencyOf(inquiry.books, line.projectId));
    return `${isEnough ? 'Yes' : 'No'}: ${bold(line.title)} has ${figure(left)} left of the planned ${figure(planned)}, after ${figure(paid)} paid. With ${asked} more, ${then}.`;
  },
};

/** Those with the most of the words before "line" in their titles. */
async function linesNamed({ reading, books, project, isProjectNamed }: Inquiry) {
  const asked = wordsOfLine(reading);
  const all = await runRecordQuery(
    { subject: 'lines', ...(project && isProjectNamed && { projectId: project.id }) },
    books,
  );
  const counted = all.map((line) => {
    const own = new Set(toWords(line.title).map(stem));
    return { line, count: asked.filter((word) => own.has(word)).length };
  });
  const most = counted.reduce((best, { count }) => Math.max(best, count), 0);
  const found = counted.filter(({ count }) => count === most && most > 0).map(({ line }) => line);
  const here = found.filter(({ projectId }) => projectId === project?.id);
  return here.length > 0 ? here : found;
}

function wordsOfLine({ words }: Reading): string[] {
  const named = LINE.exec(words.join(' '))?.[1]?.trim().split(' ') ?? [];
  const start = named.findLastIndex((word) => /^(?:the|our|my|that|this)$/.test(word));
  return named
    .slice(start + 1)
    .filter((word) => !stopWords.has(word))
    .map(stem);
}
