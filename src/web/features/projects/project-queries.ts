import { queryOptions } from '@tanstack/react-query';
import type { Project } from '#shared/project.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { holdWhileTyping } from './held-projects.ts';
import { fetchProjects } from './project-api.ts';

export const projectsQuery = queryOptions({
  queryKey: queryKeys.projects,
  queryFn: async ({ signal, client }) =>
    holdWhileTyping(
      client.getQueryData<Project[]>(queryKeys.projects) ?? [],
      await fetchProjects(signal),
    ),
});
