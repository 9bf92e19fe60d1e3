import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import type { Concept } from '../question/concepts.ts';
import type { Part } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

/** A question with everything an answerer needs. */
export interface Inquiry {
  reading: Reading;
  books: Books;
  /** The one the answer is about; null for all of them. */
  project: Project | null;
  /** Named in the question, rather than taken because it is open on the screen. */
  isProjectNamed: boolean;
  contractor: Contractor | null;
  /** The one that the answer adds up. A question about several is answered once for each. */
  currency: string;
}

/** One kind of question and its answer. */
export interface Answerer {
  understands(reading: Reading, books: Books): boolean;
  /** Ask which project is meant if there are several and none is open. */
  needsProject?: boolean;
  /** If it finds nothing, another answerer may. */
  isProbe?: boolean;
  /** Markdown. Every figure links to the records behind it. */
  answer(inquiry: Inquiry): Promise<string | NotFound> | string | NotFound;
}

/** What of a reading an answer can be about. */
export type Explained = Concept | Part;

/** A kind of question, with who answers it. */
export interface Kind {
  answerer: Answerer;
  /** In words, after "I read this as". */
  title: string;
  explains: ReadonlySet<Explained>;
  lead: number;
}

/** No matching records. The guide may have an answer; if not, this text is the answer. */
export class NotFound {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
