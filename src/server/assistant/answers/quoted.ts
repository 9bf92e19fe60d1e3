import { runExpenseQuery } from '../query/run-query.ts';
import { writeExpenseResult } from '../query/write-result.ts';
import type { Reading } from '../question/reading.ts';
import { plain } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';

const QUOTED = /["“”]([^"“”]{2,60})["“”]/u;
const LOOKED_AT = 400;

const phraseIn = ({ question }: Reading) =>
  QUOTED.exec(question.slice(0, LOOKED_AT))?.[1]?.trim() || null;

/** 'Anything with "drain" in it?': a search for exactly this. */
export const quoted: Answerer = {
  isProbe: true,
  understands: (reading) => phraseIn(reading) !== null,
  async answer({ reading, books, project, isProjectNamed }) {
    const search = phraseIn(reading) ?? '';
    const filters = { search, ...(project && isProjectNamed && { projectId: project.id }) };
    const query = { subject: 'expenses' as const, measure: 'sum' as const, filters };
    const result = await runExpenseQuery(query, books);
    return result.count > 0
      ? writeExpenseResult(result, books)
      : new NotFound(`I found no expenses that mention “${plain(search)}”.`);
  },
};
