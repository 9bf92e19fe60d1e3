import * as z from 'zod/mini';
import { type Project, projectSchema } from '#shared/project.ts';
import type { ProjectInput, ProjectUpdate } from '#shared/project-input.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export function fetchProjects(signal: AbortSignal): Promise<Project[]> {
  return requestJson(z.array(projectSchema), 'GET', '/api/projects', { signal });
}

export function createProject(input: ProjectInput, key: string): Promise<Project> {
  return requestJson(projectSchema, 'POST', '/api/projects', { body: input, key });
}

export function updateProject(id: number, input: ProjectUpdate): Promise<Project> {
  return requestJson(projectSchema, 'PUT', `/api/projects/${id}`, { body: input });
}

export async function deleteProject(id: number): Promise<void> {
  await request('DELETE', `/api/projects/${id}`);
}
