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
  reading.contractors.length > 0 ||
  reading.specialty !== null;

export const hasPart = (reading: Reading): boolean =>
  hasFilter(reading) || reading.projects.length > 0 || reading.isAboutAllProjects;

/** Whether it names what the money was for or who got it. */
export const hasThing = ({ category, contractors, specialty, rest }: Reading): boolean =>
  category !== null || contractors.length > 0 || specialty !== null || rest.length > 0;
