import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Project } from '#shared/project.ts';
import { useIsCutOff } from '../../lib/connection.ts';
import { projectsQuery } from './project-queries.ts';

export type ProjectsById = ReadonlyMap<number, Project>;

export function useProjectsById(): ProjectsById {
  const { data: projects } = useQuery(projectsQuery);
  // What can be changed in them depends on that.
  useIsCutOff();
  return useMemo(
    () => new Map((projects ?? []).map((project) => [project.id, project])),
    [projects],
  );
}
