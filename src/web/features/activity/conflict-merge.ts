import { isSameValue } from '#shared/activity-fields.ts';

export type FormValues = Record<string, unknown>;

interface ThreeVersions {
  /** What the form started with. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

export interface Merge {
  /** Changed on both sides: the person decides. */
  differing: string[];
  /** Changed by the other person only: the form takes it over. */
  taken: string[];
  /** Every field that the other person changed. */
  changed: string[];
}

/** Compares the fields of a form that two people have changed. */
export function mergeValues({ base, mine, theirs }: ThreeVersions): Merge {
  const changed = Object.keys(theirs).filter(
    (field) => !isSameValue(field, base[field], theirs[field]),
  );
  const taken = changed.filter((field) => isSameValue(field, base[field], mine[field]));
  const differing = changed.filter(
    (field) => !taken.includes(field) && !isSameValue(field, mine[field], theirs[field]),
  );
  return { differing, taken, changed };
}
