import { pattern } from '../pattern.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { writeExpenseResult } from '../query/write-result.ts';
import type { Reading } from '../question/reading.ts';
import { plain } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';

const QUOTED = /["“”]([^"“”]{2,60})["“”]/u;
/** 'Without the "drain" line' is not what is looked for. */
const LEFT_OUT =
  /\b(?:without|except(?: for)?|excluding|leave out|ignoring|not counting|minus|besides|apart from) (?:the |that |my |our )?["“”]/i;
const LOOKED_AT = 400;

/** "Anything with roof in it", "which expenses mention roof". */
const MENTIONING = pattern('iu')`
  \b(?:with|has|have|containing|contains?) (?:the word )?(\p{L}{3,}) in (?:
    it|them|the (?:name|title|description)
  )\b
  |\b(?:mention(?:s|ing)?|containing|contains) (?:the word )?(\p{L}{3,})\??$
`;

function phraseIn({ question }: Reading): string | null {
  const start = question.slice(0, LOOKED_AT);
  const [, within, mentioned] = MENTIONING.exec(start) ?? [];
  return (!LEFT_OUT.test(start) && QUOTED.exec(start)?.[1]?.trim()) || within || mentioned || null;
}

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
