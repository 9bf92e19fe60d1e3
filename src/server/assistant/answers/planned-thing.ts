import type { LedgerRecord } from '../query/ledger-record.ts';
import { hasWords, runRecordQuery } from '../query/run-record-query.ts';
import { recordLine } from '../query/write-records.ts';
import { says } from '../question/mentions.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import type { Inquiry } from './answerer.ts';
import { restInQuotes, searchRest } from './search-rest.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';

const MOST_WORDS = 4;

/** "What will the countertops cost?", if they are a line or a room of the plan. */
export async function findPlannedThing(inquiry: Inquiry): Promise<string | null> {
  const only = await plannedThing(inquiry);
  if (!only) return null;
  const line = `${recordLine(only, inquiry.books)}.`;
  if (await isMentioned(inquiry)) return `In the plan: ${line}`;
  return `No expense mentions ${restInQuotes(inquiry)}. It is in the plan: ${line}`;
}

/** In any expense, also where the question is only about some of them. */
async function isMentioned(inquiry: Inquiry): Promise<boolean> {
  const query = overAllProjects(expenseQuery(inquiry, { measure: 'count', limit: 0 }));
  const { search } = await searchRest(inquiry, { ...query, filters: {}, exclude: {} });
  return search !== null;
}

/** The line or the room that has just the words of the question. */
export async function plannedThing({
  reading,
  books,
  project,
  isProjectNamed,
}: Inquiry): Promise<LedgerRecord | null> {
  const { rest } = reading;
  const isOfMoney = says(
    reading,
    'howMuch',
    'spend',
    'expected',
    'budget',
    'charge',
    'left',
    'owe',
  );
  if (rest.length === 0 || rest.length > MOST_WORDS || !isOfMoney) return null;
  if (reading.contractors.length > 0 || reading.category !== null) return null;
  const asked = rest.map(stem);
  for (const subject of ['lines', 'rooms'] as const) {
    const records = await runRecordQuery({ subject }, books);
    const found = records.filter(
      ({ title }) =>
        hasWords(title, rest) && toWords(title).every((word) => asked.includes(stem(word))),
    );
    const here = found.filter(({ projectId }) => projectId === project?.id);
    const [only, ...others] = here.length > 0 || isProjectNamed ? here : found;
    if (only && others.length === 0) return only;
  }
  return null;
}
