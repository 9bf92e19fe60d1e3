import { pattern } from '../pattern.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { says } from '../question/mentions.ts';
import { smallNumberAt } from '../question/spelled-amounts.ts';
import { spentFigure } from '../writing/figures.ts';
import { bold, listed, plain } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';

/** "Which contractors worked on more than one project?", "who has only been on one job?" */
const ON_SEVERAL = pattern()`
  ^(?:(?:and|so|ok) )*(?:
    who|which|what|any|anyone|anybody|has|have|did|how many|list|show|name|contractors?|trades|people
  )\b.*?\b(?:
    (?:(more than|at least|over|only|just|exactly) )?(one|two|three|four|five|a single|\d)(?: or (more))?
    |(several|multiple|different|a few|a couple(?: of)?)
  ) (?:single )?(?:of (?:the|our|my|these) )?(?:different )?(?:projects?|jobs?)$
`;
const WORKED = /\b(?:work\w*|paid|been|was|were|appears?|on|got|used?|hired?|helped|did|for)\b/;

interface Range {
  least: number;
  most: number;
}

function rangeIn(words: readonly string[]): Range | null {
  const text = words.join(' ');
  const found = WORKED.test(text) ? ON_SEVERAL.exec(text) : null;
  if (!found) return null;
  const [, lead, number = '', more, several] = found;
  if (several !== undefined) return { least: 2, most: Number.POSITIVE_INFINITY };
  const count = number === 'a single' ? 1 : (smallNumberAt([number], 0)?.amount ?? Number(number));
  if (!Number.isFinite(count) || count < 1) return null;
  if (lead === 'more than' || lead === 'over') {
    return { least: count + 1, most: Number.POSITIVE_INFINITY };
  }
  if (lead === 'at least' || more) return { least: count, most: Number.POSITIVE_INFINITY };
  return { least: count, most: count };
}

/** Those who were paid on as many projects as the question says. */
export const onSeveralProjects: Answerer = {
  understands: (reading) =>
    reading.projects.length === 0 &&
    reading.contractors.length === 0 &&
    reading.specialty === null &&
    !says(reading, 'howMuch', 'milestone', 'left', 'phone', 'email', 'rate') &&
    rangeIn(reading.words) !== null,
  async answer({ reading, books }) {
    const { least, most } = rangeIn(reading.words) ?? { least: 2, most: 2 };
    const { from, to } = reading.period ?? {};
    const paid = await Promise.all(
      books.projects.map(async (project) => {
        const { id: projectId, currency } = project;
        const { groups } = await runExpenseQuery(
          {
            ...{ subject: 'expenses', measure: 'sum', groupBy: 'contractor' },
            filters: { projectId, currency, from, to },
          },
          books,
        );
        return { project, sums: new Map(groups.map(({ key, total }) => [Number(key), total])) };
      }),
    );
    const lines = books.contractors.flatMap(({ id: contractorId, name }) => {
      const own = paid.filter(({ sums }) => sums.has(contractorId));
      if (own.length < least || own.length > most) return [];
      const figures = own.map(({ project: { id: projectId, currency, name: place }, sums }) => {
        const figure = spentFigure(sums.get(contractorId) ?? '0.00', {
          ...{ projectId, contractorId, currency },
        });
        return `${figure} on ${plain(place)}`;
      });
      return [`- ${bold(name)}: ${listed(figures)}`];
    });
    const what =
      most > least
        ? `${least} or more projects`
        : `${least} ${least === 1 ? 'project' : 'projects'}`;
    if (lines.length === 0) return `No contractor was paid on ${what}.`;
    return `${lines.length === 1 ? '1 contractor was' : `${lines.length} contractors were`} paid on ${what}:\n\n${lines.join('\n')}`;
  },
};
