import type { Concept } from '../concepts.ts';

/** What a wording with gaps in it says. */
export interface Turn {
  pattern: RegExp;
  adds?: readonly Concept[];
  drops?: readonly Concept[];
  unless?: RegExp;
}
