import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import type { Concept } from '../question/concepts.ts';
import type { Reading } from '../question/reading.ts';

/** A question with everything that is needed to answer it. */
export interface Inquiry {
  reading: Reading;
  books: Books;
  /** The one that the answer is about; null for all of them. */
  project: Project | null;
  /** Named in the question, rather than taken because it is open on the screen. */
  isProjectNamed: boolean;
  contractor: Contractor | null;
}

/** One kind of question and its answer. */
export interface Answerer {
  understands(reading: Reading, books: Books): boolean;
  /** Asks back when several projects could be meant and none is open. */
  needsProject?: boolean;
  /** Markdown in which every figure links to what it was counted from. */
  answer(inquiry: Inquiry): Promise<string | NotFound> | string | NotFound;
}

/** There is nothing to count; perhaps somebody else has an answer. Else this text is one. */
export class NotFound {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const says = ({ concepts }: Reading, ...any: Concept[]): boolean =>
  any.some((concept) => concepts.has(concept));

/** Whether it is about expenses of some kind. */
export const hasFilter = (reading: Reading): boolean =>
  reading.category !== null ||
  reading.paymentMethod !== null ||
  reading.period !== null ||
  reading.bound !== null ||
  reading.contractors.length > 0 ||
  reading.specialty !== null;

export const hasPart = (reading: Reading): boolean =>
  hasFilter(reading) || reading.projects.length > 0 || reading.isAboutAllProjects;
