import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { describePeriod } from '../question/calendar.ts';
import type { Reading } from '../question/reading.ts';
import { isPhrase } from './side-words.ts';

/** What is of both sides, from the rest of the message: "at the garage", "Greta's price". */
export type Shared = Pick<
  Reading,
  'projects' | 'contractors' | 'category' | 'paymentMethod' | 'period' | 'isAboutAllProjects'
>;

/** What the parts of a message name together; two projects or two people are not of both sides. */
export function sharedBy(readings: readonly Reading[]): Shared {
  const one = <T>(all: readonly T[]): T[] => (all.length === 1 ? [...all] : []);
  const first = <T>(pick: (reading: Reading) => T | null): T | null =>
    readings.map(pick).find((found) => found !== null) ?? null;
  return {
    projects: one(readings.flatMap(({ projects }) => projects)),
    contractors: one(readings.flatMap(({ contractors }) => contractors)),
    category: first(({ category, otherCategory }) => (otherCategory ? null : category)),
    paymentMethod: first(({ paymentMethod, otherMethod }) => (otherMethod ? null : paymentMethod)),
    period: first(({ period, otherPeriod }) => (otherPeriod ? null : period)),
    isAboutAllProjects: readings.some(({ isAboutAllProjects }) => isAboutAllProjects),
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

/** The questions for the sum of one side, the likeliest first. */
export function sumQuestions(side: string, shared: Shared): string[] {
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
