import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { spentFigure } from '../writing/figures.ts';
import { bold, listed, plain } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';

const WORKED = pattern()`
  ^(?:and |so )?(?:
    who(?: all| else)?
    |(?:which|what)(?: of (?:the|our|my))? (?:
      contractors?|trades|people|firms?|companies|crews?|workers|ones
    )
    |(?:has|have|did|was|were|is|are) (?:
      anyone|anybody|someone|somebody
      |any(?: of)?(?: the| our| my)? (?:contractors?|people|firms?|crews?)
    )
    |(?:name|list|show)(?: me)?(?: all| every)?(?: the| our| my)? (?:
      contractors?|trades|people|firms|crews?|everyone|everybody|anyone
    )(?: (?:who|that|we))?
  )\b.*\b(?:
    worked|works?|working|did|done|do|was|were|been|paid|pay|used?|hired?|had|have|got|helped
    |appears?|shows? up|on
  )\b
`;
const ON_BOTH = /\b(?:both|as well as|and)\b/;
const COMPARES = /\b(?:or|more|most|less|least|than|versus|compare[ds]?|total|together)\b/;

/** "Who has worked on both the barn and the kitchen?": those who were paid on each of them. */
export const onAllOfThem: Answerer = {
  understands: (reading) =>
    reading.projects.length > 1 &&
    !reading.areProjectsUnclear &&
    reading.contractors.length === 0 &&
    reading.specialty === null &&
    !says(reading, 'howMuch', 'phone', 'email', 'rate', 'milestone', 'left', 'when') &&
    asksForBoth(reading),
  async answer({ reading, books }) {
    const paid = await Promise.all(
      reading.projects.map((project) => paidOn(project, reading, books)),
    );
    const [first, ...others] = paid;
    const onAll = books.contractors.filter(
      ({ id }) => first?.has(id) && others.every((one) => one.has(id)),
    );
    const names = reading.projects.map(({ name }) => bold(name));
    if (onAll.length === 0) return `No contractor was paid on all of them: ${listed(names)}.`;
    const lines = onAll.map(
      (one) => `- ${bold(one.name)}: ${figuresOf(one, reading.projects, paid)}`,
    );
    return `Paid on all of them (${listed(names)}):\n\n${lines.join('\n')}`;
  },
};

const asksForBoth = ({ words }: Reading): boolean => {
  const text = words.join(' ');
  return WORKED.test(text) && ON_BOTH.test(text) && !COMPARES.test(text);
};

/** What each contractor got on a project. */
async function paidOn({ id, currency }: Project, { period }: Reading, books: Books) {
  const { groups } = await runExpenseQuery(
    {
      ...{ subject: 'expenses', measure: 'sum', groupBy: 'contractor' },
      filters: { projectId: id, currency, ...(period && { from: period.from, to: period.to }) },
    },
    books,
  );
  return new Map(groups.map(({ key, total }) => [Number(key), total]));
}

const figuresOf = (
  { id }: Contractor,
  projects: readonly Project[],
  paid: readonly ReadonlyMap<number, string>[],
): string =>
  listed(
    projects.map(({ id: projectId, name, currency }, at) => {
      const scope = { projectId, contractorId: id, currency };
      return `${spentFigure(paid[at]?.get(id) ?? '0.00', scope)} on ${plain(name)}`;
    }),
  );
