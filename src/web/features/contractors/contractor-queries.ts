import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { sharedProjectId } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { fetchContractors } from './contractor-api.ts';

/** One's own, or those of the owner of a shared project. */
export function contractorsQuery(sharedId: number | null) {
  return queryOptions({
    queryKey: [...queryKeys.contractors, sharedId],
    queryFn: ({ signal }) => fetchContractors(sharedId, signal),
  });
}

/** The contractors that a record of the project can name. Null for one's own. */
export function useContractorsOf(projectId: number | null) {
  const projects = useProjectsById();
  return useQuery(contractorsQuery(sharedProjectId(projects.get(projectId ?? 0))));
}
