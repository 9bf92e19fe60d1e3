import type { Concept } from './concepts.ts';
import { hasAny } from './exclusions.ts';
import type { Reading } from './reading.ts';

export const says = ({ concepts }: Reading, ...any: Concept[]): boolean =>
  any.some((concept) => concepts.has(concept));

/** Whether it is about some of the expenses, not all of them. */
export const hasFilter = (reading: Reading): boolean =>
  reading.category !== null ||
  reading.paymentMethod !== null ||
  reading.period !== null ||
  reading.bound !== null ||
  reading.missing !== null ||
  hasAny(reading.exclusions) ||
  reading.room !== null ||
  reading.contractors.length > 0 ||
  reading.specialty !== null;

export const hasPart = (reading: Reading): boolean =>
  hasFilter(reading) || reading.projects.length > 0 || reading.isAboutAllProjects;

/** Whether it names what the money was for or who got it. */
export const hasThing = ({ category, contractors, specialty, rest }: Reading): boolean =>
  category !== null || contractors.length > 0 || specialty !== null || rest.length > 0;

/** Something that a question names, besides its concepts. */
export type Part = `@${
  | 'amount'
  | 'bound'
  | 'category'
  | 'contractor'
  | 'exclusions'
  | 'howMany'
  | 'method'
  | 'missing'
  | 'other'
  | 'percent'
  | 'period'
  | 'project'
  | 'rest'
  | 'room'
  | 'withoutPeriod'}`;

export function partsOf(reading: Reading): Part[] {
  const { contractors, specialty, otherCategory, otherPeriod, otherMethod } = reading;
  const named: Record<Part, boolean> = {
    '@amount': reading.amount !== null,
    '@bound': reading.bound !== null,
    '@category': reading.category !== null,
    '@contractor': contractors.length > 0 || specialty !== null,
    '@exclusions': hasAny(reading.exclusions),
    '@howMany': reading.howMany !== null,
    '@method': reading.paymentMethod !== null,
    '@missing': reading.missing !== null,
    '@other': otherCategory !== null || otherPeriod !== null || otherMethod !== null,
    '@percent': reading.percent !== null,
    '@period': reading.period !== null,
    '@project': reading.projects.length > 0 || reading.isAboutAllProjects,
    '@rest': reading.rest.length > 0,
    '@room': reading.room !== null,
    '@withoutPeriod': reading.withoutPeriod !== null,
  };
  return (Object.keys(named) as Part[]).filter((part) => named[part]);
}
