import { type Project, projectSchema } from '#shared/project.ts';
import { request, requestJson } from '../../lib/api-client.ts';

/** An account has one. Asking again returns the same. */
export function addSampleProject(): Promise<Project> {
  return requestJson(projectSchema, 'POST', '/api/sample-project');
}

export async function removeSampleProject(): Promise<void> {
  await request('DELETE', '/api/sample-project');
}
