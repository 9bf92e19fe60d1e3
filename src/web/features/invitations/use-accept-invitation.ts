import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { projectsQuery } from '../projects/project-queries.ts';
import { acceptInvitation } from './invitation-api.ts';
import { dropInvitation } from './pending-invitation.ts';

/** Joins the project, and tells whether one was in it already. */
export function useAcceptInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => {
      const before = await queryClient.fetchQuery(projectsQuery).catch(() => []);
      const project = await acceptInvitation(token);
      return { project, wasMember: before.some(({ id }) => id === project.id) };
    },
    // Removed, not refreshed: the dashboard must not look for the project in the old list.
    onSuccess: () => queryClient.removeQueries({ queryKey: queryKeys.projects }),
    onSettled: dropInvitation,
  });
}
