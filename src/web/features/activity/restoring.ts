import { type ActivityEntry, RESTORABLE_DAYS } from '#shared/activity.ts';

const DAY_MS = 86_400_000;

/**
 * Why a deletion cannot be taken back; null if it can, or if it is not for the reader to decide.
 * `others` are the entries around it.
 */
export function whyNotRestorable(
  entry: ActivityEntry,
  others: readonly ActivityEntry[],
  now: Date,
): string | null {
  const { id, at, action, kind, recordId, canRestore } = entry;
  if (action !== 'delete' || kind === 'member' || canRestore) return null;
  const isRestored = others.some(
    (other) =>
      other.action === 'restore' &&
      other.kind === kind &&
      other.recordId === recordId &&
      other.id > id,
  );
  if (isRestored) return 'Restored since';
  const isOld = now.getTime() - Date.parse(at) > RESTORABLE_DAYS * DAY_MS;
  return isOld ? `Deleted more than ${RESTORABLE_DAYS} days ago, so it cannot be restored` : null;
}
