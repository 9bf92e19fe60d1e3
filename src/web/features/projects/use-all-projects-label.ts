import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from './project-queries.ts';

/** What "all projects" are: a sample counts in no total. */
export function useAllProjectsLabel(): string {
  const { data: projects = [] } = useQuery(projectsQuery);
  return projects.some(({ isSample }) => isSample) ? 'All projects but the sample' : 'All projects';
}
