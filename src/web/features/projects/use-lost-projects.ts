import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from 'sonner';
import type { Project } from '#shared/project.ts';
import { hasLeft } from '../../lib/left-projects.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { FORM_CLOSED } from '../../lib/unsaved-forms.ts';
import { projectsQuery } from './project-queries.ts';
import { sharedProjectId } from './shared-project.ts';

/**
 * Says so if a shared project is gone, because its owner removed the reader or deleted it. The
 * selection moves to another project by itself.
 *
 * A list of a project that one is no longer in is empty, without an error. So people with shared
 * projects ask for their projects again on each page and when they return to the tab.
 */
export function useLostProjects(projects: Project[] | undefined) {
  const queryClient = useQueryClient();
  const before = useRef<Project[]>([]);
  const router = useRouter();

  const compare = useEffectEvent((now: Project[]) => {
    const isThere = new Set(now.map(({ id }) => id));
    const lost = before.current.filter(
      (project) => sharedProjectId(project) !== null && !isThere.has(project.id),
    );
    before.current = now;
    for (const { id, name } of lost) {
      if (hasLeft(id)) continue;
      toast(`You are no longer in ${name}`, {
        description: 'Its owner has removed you or deleted the project.',
      });
    }
    if (lost.length > 0) void refreshAfter.projectChange(queryClient);
  });
  useEffect(() => {
    if (projects) compare(projects);
  }, [projects]);

  const askAgain = useEffectEvent(() => {
    const hasShared = before.current.some((project) => sharedProjectId(project) !== null);
    if (hasShared) void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
  });
  // Not with the location as state: after a sign-out, that would render this once more and ask in
  // vain.
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) askAgain();
      }),
    [router],
  );
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    document.addEventListener('visibilitychange', listener);
    // A project that was held for a form can go with it.
    addEventListener(FORM_CLOSED, listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      removeEventListener(FORM_CLOSED, listener);
    };
  }, []);
}
