import { badArchive } from './archive-error.ts';
import { archivedKinds, kindOf } from './archive-kinds.ts';

/** The first field of archive.json, so that a program can tell what it is. */
export const ARCHIVE_FORMAT = 'plumbline-archive';

const additions = archivedKinds.flatMap((kind) => {
  const { list, fields } = kindOf(kind);
  return Object.entries(fields).flatMap(([field, { since }]) =>
    since ? [{ list, field, ...since }] : [],
  );
});

/**
 * It rises with each field that is added (`since` in archive-kinds.ts), and docs/archive-format.md
 * tells why.
 */
export const ARCHIVE_VERSION = Math.max(...additions.map(({ version }) => version));

type Content = Record<string, unknown>;

/** Turns what an archive says about a record into what the present version would say. */
export type Upgrade = (list: string, content: Content) => Content;

export function upgrader(from: number): Upgrade {
  if (!Number.isInteger(from) || from < 1) throw badArchive('This is not a Plumbline archive.');
  if (from > ARCHIVE_VERSION) {
    throw badArchive(
      'This archive comes from a newer version of Plumbline, which this one cannot read.',
    );
  }
  const later = additions.filter(({ version }) => version > from);
  return (list, content) => {
    const added = later.filter((each) => each.list === list);
    return { ...content, ...Object.fromEntries(added.map(({ field, before }) => [field, before])) };
  };
}
