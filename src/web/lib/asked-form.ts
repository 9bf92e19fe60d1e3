import { toId } from './plain-search.ts';

/** The form of a new record that an address asks for, as text that anyone may have typed. */
export type FormSearch<Field extends string> = {
  add?: string;
  project?: string;
} & { [Name in Field]?: string };

/**
 * The values in an address such as `?add=new&title=Tiles`, or null if it asks for no form. The
 * layout first opens the project that the address names.
 */
export function askedValues<Field extends string>(
  search: FormSearch<Field>,
  fields: readonly Field[],
): { [Name in Field]?: string } | null {
  if (search.add !== 'new' || toId(search.project) !== null) return null;
  const given = fields.flatMap((field) => {
    const value = search[field];
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return Object.fromEntries(given);
}
