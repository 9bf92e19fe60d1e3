import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Project } from '#shared/project.ts';
import { PREFETCH_DELAY_MS } from '../../config/timings.ts';
import { useSelectedProject } from '../../features/projects/selected-project.ts';

type FetchFirst = (queryClient: QueryClient, project: Project) => Promise<void>;

/** Fetches a page's data ahead when a pointer rests on its link, or on touch or focus. */
export function usePrefetchData() {
  const queryClient = useQueryClient();
  const project = useSelectedProject();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  return (fetchFirst: FetchFirst) => {
    const start = () => {
      // A failure is ignored here: the page itself asks again and says what is wrong.
      if (project) fetchFirst(queryClient, project).catch(() => undefined);
    };
    return {
      onPointerEnter: () => {
        clearTimeout(resting.current);
        resting.current = setTimeout(start, PREFETCH_DELAY_MS);
      },
      onPointerLeave: () => clearTimeout(resting.current),
      onTouchStart: start,
      onFocus: start,
    };
  };
}
