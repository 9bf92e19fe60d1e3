import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectsQuery } from '../projects/project-queries.ts';

/** The names of the projects by id; null if all rows belong to one. */
export function useProjectNames(isOverAll: boolean): ReadonlyMap<number, string> | null {
  const { data: projects } = useQuery(projectsQuery);
  return useMemo(
    () =>
      isOverAll && projects && projects.length > 1
        ? new Map(projects.map(({ id, name }) => [id, name]))
        : null,
    [isOverAll, projects],
  );
}
