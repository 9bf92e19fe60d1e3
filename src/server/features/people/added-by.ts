import type { Queryable } from '#server/db/client.ts';
import { FORMER_MEMBER, type Person } from '#shared/person.ts';
import { listPersonNames } from './person.repository.ts';

interface Added {
  /** Null for the owner. */
  createdBy: number | null;
}

/** Tells who added a record. Names are read only if a member added one of the records. */
export async function readAddedBy(
  db: Queryable,
  records: readonly Added[],
): Promise<(record: Added) => Person | null> {
  const ids = new Set(records.flatMap(({ createdBy }) => createdBy ?? []));
  const names = ids.size > 0 ? await listPersonNames(db, [...ids]) : new Map<number, string>();
  return ({ createdBy }) =>
    createdBy === null ? null : { id: createdBy, name: names.get(createdBy) ?? FORMER_MEMBER };
}
