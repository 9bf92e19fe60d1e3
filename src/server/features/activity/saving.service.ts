import type { Queryable } from '#server/db/client.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { recordNames } from '#shared/activity.ts';
import { type LockedRecord, lockRecord } from './record.repository.ts';
import type { OwnRecord } from './record-kinds.repository.ts';

interface Save<Answer> {
  scope: Scope;
  kind: OwnRecord;
  recordId: number;
  /** The version that the person saw, if the call gave one. */
  version: number | undefined;
  /** What must come before the lock on the record. */
  prepare?: (tx: Queryable) => Promise<void>;
  /** Writes the change and its entry; undefined if nothing changed. */
  write: (tx: Queryable, before: LockedRecord) => Promise<Answer | undefined>;
  read: (tx: Queryable) => Promise<Answer>;
}

/** Runs a change of a record, unless someone else has changed the record since `version`. */
export function saveChange<Answer extends object>(
  db: Queryable,
  { scope, kind, recordId, version, prepare, write, read }: Save<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await prepare?.(tx);
    const before = await lockRecord(tx, scope, kind, recordId);
    if (!before)
      throw notFound(recordNames[kind].charAt(0).toUpperCase() + recordNames[kind].slice(1));
    if (version !== undefined && version !== before.version) {
      throw new AppError(
        'conflict',
        `Someone else changed this ${recordNames[kind]} in the meantime. Compare your version with theirs, then save again.`,
        { current: await read(tx) },
      );
    }
    return (await write(tx, before)) ?? (await read(tx));
  });
}
