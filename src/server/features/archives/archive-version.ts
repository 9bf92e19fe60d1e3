import { badArchive } from './archive-error.ts';

/** The first field of archive.json, so that a program can tell what it is. */
export const ARCHIVE_FORMAT = 'plumbline-archive';

/**
 * It rises when a field is added, goes away or changes its meaning. Then add the upgrade from the
 * version before, and a line to docs/archive-format.md.
 */
export const ARCHIVE_VERSION = 2;

type Content = Record<string, unknown>;

/**
 * Turns what an archive of one version says into what the next one would say.
 *
 * @param list the name of a list, or "project"
 */
export type Upgrade = (list: string, content: Content) => Content;

/** By the version that they start from: each version before the present one has one. */
export const upgrades: Record<number, Upgrade> = {
  1: (list, content) => (list === 'expenses' ? { ...content, taxRecord: [] } : content),
};

/** What an archive of this version says, as the present version would say it. */
export function upgrader(
  from: number,
  { to = ARCHIVE_VERSION, steps = upgrades }: { to?: number; steps?: Record<number, Upgrade> } = {},
): Upgrade {
  if (!Number.isInteger(from) || from < 1) throw badArchive('This is not a Plumbline archive.');
  if (from > to) {
    throw badArchive(
      'This archive comes from a newer version of Plumbline, which this one cannot read.',
    );
  }
  const path = Array.from({ length: to - from }, (_, step) => steps[from + step] as Upgrade);
  return (list, content) => path.reduce((current, upgrade) => upgrade(list, current), content);
}
