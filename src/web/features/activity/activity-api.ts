import * as z from 'zod/mini';
import {
  type ActivityEntry,
  type ActivityKind,
  type ActivityList,
  activityListSchema,
  type DeletedProject,
  deletedProjectSchema,
} from '#shared/activity.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** A record and a project whose activity tells its history. */
export interface RecordOfProject {
  kind: ActivityKind;
  recordId: number;
  projectId: number;
}

interface ActivityQuery {
  kind?: ActivityKind | undefined;
  userId?: number | undefined;
  recordId?: number | undefined;
  before?: number | undefined;
  limit?: number;
}

export function fetchActivity(
  projectId: number,
  query: ActivityQuery,
  signal?: AbortSignal,
): Promise<ActivityList> {
  const url = `/api/projects/${projectId}/activity${stringifyPlainSearch({ ...query })}`;
  return requestJson(activityListSchema, 'GET', url, signal && { signal });
}

export async function fetchLatestEntry({
  projectId,
  kind,
  recordId,
}: RecordOfProject): Promise<ActivityEntry | undefined> {
  const { entries } = await fetchActivity(projectId, { kind, recordId, limit: 1 });
  return entries[0];
}

export function fetchDeletedProjects(signal?: AbortSignal): Promise<DeletedProject[]> {
  const url = '/api/projects/deleted';
  return requestJson(z.array(deletedProjectSchema), 'GET', url, signal && { signal });
}

export async function restoreRecord(entryId: number): Promise<void> {
  await request('POST', `/api/activity/${entryId}/restore`);
}
