import {
  fetchDeletedProjects,
  fetchLatestEntry,
  type RecordOfProject,
  restoreRecord,
} from './activity-api.ts';

/** Restores a record that was just deleted, unless it is back already. */
export async function undoDeletion(record: RecordOfProject): Promise<void> {
  const entryId = await findDeletion(record);
  if (entryId !== undefined) await restoreRecord(entryId);
}

/** A deleted project has no activity of its own any more. */
async function findDeletion(record: RecordOfProject): Promise<number | undefined> {
  if (record.kind === 'project') {
    const deleted = await fetchDeletedProjects();
    return deleted.find(({ id }) => id === record.recordId)?.activityId;
  }
  const entry = await fetchLatestEntry(record);
  return entry?.action === 'delete' ? entry.id : undefined;
}
