import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Project } from '#shared/project.ts';
import { toId } from '../../lib/plain-search.ts';
import { useSelectProject } from './selected-project.ts';

/** Opens the project in `?project=` and removes it from the address. */
export function useProjectOfAddress(projects: Project[] | undefined) {
  const asked = useSearch({ strict: false, select: ({ project }) => toId(project) });
  const navigate = useNavigate();
  const selectProject = useSelectProject();
  const isLoaded = projects !== undefined;

  const open = useEffectEvent((chosen: number) => {
    // A project that is gone, or belongs to someone else, does not change the selection.
    if (projects?.some(({ id }) => id === chosen)) selectProject(chosen);
    void navigate({ to: '.', search: ({ project: _, ...rest }) => rest, replace: true });
  });
  useEffect(() => {
    if (asked !== null && isLoaded) open(asked);
  }, [asked, isLoaded]);
}
