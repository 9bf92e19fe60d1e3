import { randomId } from '../../lib/random-id.ts';

/** A file that is sent with a form. */
export interface ChosenFile {
  /** Of its creation: sent again, it is added once. */
  id: string;
  file: File;
  /** Where it is stored, once it is uploaded. */
  key?: string;
}

export const toChosenFile = (file: File): ChosenFile => ({ id: randomId(), file });
