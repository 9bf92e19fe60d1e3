import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/auth/auth-queries.ts';
import { projectsQuery } from '../../features/projects/project-queries.ts';
import { rememberedProject } from '../../features/projects/selected-project.ts';
import { sidebarLinks } from './sidebar-links.ts';

/**
 * Asks for the figures of the page that is opened first, before the shell around it is drawn. They
 * arrive sooner, and a slow phone does not send these calls in the task that draws the shell.
 */
export async function fetchFirstPageData(
  queryClient: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): Promise<void> {
  const page = sidebarLinks.find(({ to }) => to === pathname);
  // A search may name another project or filters, which only the page itself understands.
  if (!page || search) return;
  const [user, projects] = await Promise.all([
    queryClient.ensureQueryData(currentUserQuery),
    queryClient.ensureQueryData(projectsQuery),
  ]);
  const project = user && rememberedProject(projects, user.id);
  if (project) await page.fetchFirst(queryClient, project);
}
