import type { ActivityEntry, ActivityList } from '#shared/activity.ts';
import type { TestClient } from './test-client.ts';

/** The entries of a project, newest first. */
export async function activityOf(
  client: TestClient,
  projectId: number,
  query: Record<string, string | number> = {},
): Promise<ActivityEntry[]> {
  const search = new URLSearchParams({ limit: '200' });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const response = await client.get(`/api/projects/${projectId}/activity?${search}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ActivityList>().entries;
}

/** Restores what was deleted last in a project. */
export async function restoreLast(client: TestClient, projectId: number) {
  const deletion = (await activityOf(client, projectId)).find(({ canRestore }) => canRestore);
  return client.post(`/api/activity/${deletion?.id}/restore`);
}
