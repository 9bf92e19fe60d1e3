import type { partsOfProject } from '../activity/record-kinds.repository.ts';

/**
 * A kind of record that an archive has a list of: all that go with a project but its members, and
 * the contractors that they name.
 */
export type ArchivedKind = Exclude<(typeof partsOfProject)[number], 'member'> | 'contractor';
