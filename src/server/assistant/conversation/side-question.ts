import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { pattern } from '../pattern.ts';
import { describePeriod } from '../question/calendar.ts';
import type { Reading } from '../question/reading.ts';
import { isPhrase } from './side-words.ts';

/** What is of both sides, from the rest of the message: "at the garage", "Greta's price". */
export type Shared = Pick<
  Reading,
  'projects' | 'contractors' | 'category' | 'paymentMethod' | 'period' | 'isAboutAllProjects'
>;

/** What the parts of a message name together; two projects or two people are not of both sides. */
export function sharedBy(readings: readonly Reading[], isOfAll = false): Shared {
  const one = <T>(all: readonly T[]): T[] => (all.length === 1 ? [...all] : []);
  const first = <T>(pick: (reading: Reading) => T | null): T | null =>
    readings.map(pick).find((found) => found !== null) ?? null;
  return {
    projects: one(readings.flatMap(({ projects }) => projects)),
    contractors: one(readings.flatMap(({ contractors }) => contractors)),
    category: first(({ category, otherCategory }) => (otherCategory ? null : category)),
    paymentMethod: first(({ paymentMethod, otherMethod }) => (otherMethod ? null : paymentMethod)),
    period: first(({ period, otherPeriod }) => (otherPeriod ? null : period)),
    isAboutAllProjects: isOfAll || readings.some(({ isAboutAllProjects }) => isAboutAllProjects),
  };
}

/** What a side has no part of itself. */
export function lacking(side: Reading, shared: Shared): Shared {
  const isPlaced = side.projects.length > 0 || side.isAboutAllProjects;
  return {
    projects: isPlaced ? [] : shared.projects,
    isAboutAllProjects: !isPlaced && shared.projects.length === 0 && shared.isAboutAllProjects,
    contractors: side.contractors.length > 0 || side.specialty ? [] : shared.contractors,
    category: side.category ? null : shared.category,
    paymentMethod: side.paymentMethod ? null : shared.paymentMethod,
    period: side.period ? null : shared.period,
  };
}

/** What is measured of each side, besides what was spent. */
export type Measure = 'spent' | 'back' | 'average' | 'count';

/** What a comparison measures; null for what this cannot ask about. */
export function measureIn(asked: string): Measure | null {
  if (OF_OTHER.test(asked)) return null;
  if (/\b(?:refund\w*|returns?|returned|money back|came back|got back|gave back)\b/i.test(asked)) {
    return 'back';
  }
  if (/\baverages?\b/i.test(asked)) return 'average';
  return COUNTS.test(asked) ? 'count' : 'spent';
}
const COUNTS =
  /\b(?:more|fewer|most|fewest|how many(?: more| fewer)?) (?:payments|expenses|purchases|entries|checks|times)\b/i;
/** What no sum of expenses tells. */
const OF_OTHER =
  /\b(?:hours?|hourly|rates?|percent\w*|share|budgets?|left|days?|weeks?|first|how often|receipts?|tax|phone|emails?|reserve|should|could|would (?!be)|faster|longer|within|over(?! (?:half|twice|double|all|the|\w+ times)\b))\b|%|^(?!.*\b(?:pa[iy]\w*|deal|earn\w*|job|money)\b).*\bbet(?:ter|st)\b/i;

/** The questions for the figure of one side, the likeliest first. */
export function questionsFor(side: string, shared: Shared, measure: Measure): string[] {
  if (measure === 'spent') return sumQuestions(side, shared);
  const [person] = shared.contractors;
  const of = `${isPhrase(side) ? side : `for ${side}`}${person ? ` to ${person.name}` : ''}${endOf(shared)}`;
  switch (measure) {
    case 'back':
      return [`how much did we get back ${of}`];
    case 'average':
      return [`what was the average expense ${of}`];
    case 'count':
      return isPhrase(side)
        ? [`how many expenses ${of}`]
        : [`how many payments did ${side} get${endOf(shared)}`, `how many expenses ${of}`];
  }
}

function sumQuestions(side: string, shared: Shared): string[] {
  const [person] = shared.contractors;
  const pay = person ? `how much did we pay ${person.name}` : 'how much did we spend';
  const kind = shared.category ? ` on ${categoryLabel(shared.category).toLowerCase()}` : '';
  const end = endOf(shared);
  if (isPhrase(side)) return [`${pay}${kind} ${side}${end}`];
  if (kind) return [`${pay}${kind} for ${side}${end}`];
  if (person) return [`${pay} for ${side}${end}`];
  return [
    `how much did ${side} cost${end}`,
    `how much did we spend on ${side}${end}`,
    `how much did we pay for ${side}${end}`,
  ];
}

const endOf = ({ projects: [project], isAboutAllProjects, period, paymentMethod }: Shared) =>
  [
    project ? `on ${project.name}` : isAboutAllProjects && 'in all projects',
    period && describePeriod(period),
    paymentMethod && `paid by ${paymentMethodLabel(paymentMethod).toLowerCase()}`,
  ]
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('');

const OTHERS = pattern('i')`
  ^(?:on |for |to )?(?:
    (?:all )?(?:of )?(?:the|our|my) (?:other|remaining)(?: (?:two|three|four|five|six|\d))?(?:
      (?: (?:projects?|jobs?|rooms|people|contractors?|guys|trades|categories|workers|subs))|s|$|(?= ))
    |(?:all )?(?:of )?(?:the )?others|all (?:the )?other (?:projects|jobs|contractors|people|guys|trades|categories)
    |(?:everybody|everyone|everything|anything) else|(?:all )?(?:of )?the rest(?: of (?:them|it|the \w+))?
  )(?: (?:is|are|was|were|did))?(?: (?:put|added|taken|lumped|all))?(?: (?:together|combined|up))?$
`;

/** "The other three together", beside one project, person or category: all but this one. */
export function allBut(side: string, beside: Reading, shared: Shared): string | null {
  if (!OTHERS.test(side.trim())) return null;
  const [project, ...more] = beside.projects;
  const [person, ...others] = beside.contractors;
  // What has no contractor is of nobody.
  if (person ?? others[0]) return null;
  if (beside.category) {
    return `how much did we spend except on ${categoryLabel(beside.category).toLowerCase()}${endOf(shared)}`;
  }
  return project && more.length === 0
    ? `how much did we spend in all projects except ${project.name}${endOf({ ...shared, projects: [], isAboutAllProjects: false })}`
    : null;
}
