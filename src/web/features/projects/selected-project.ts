import { useQuery } from '@tanstack/react-query';
import type { Project } from '#shared/project.ts';
import { useIsCutOff } from '../../lib/connection.ts';
import { readStored, useStoredValue, writeStored } from '../../lib/stored-value.ts';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { projectsQuery } from './project-queries.ts';

/** The remembered project, else the first: it may have been deleted or never chosen. */
export function chooseProject(projects: Project[], storedId: string | null): Project | null {
  return projects.find(({ id }) => String(id) === storedId) ?? projects[0] ?? null;
}

/** By user, because two people may share a browser. */
function storageKey(userId: number): string {
  return `selected-project.${userId}`;
}

export function rememberedProject(projects: Project[], userId: number): Project | null {
  return chooseProject(projects, readStored(storageKey(userId)));
}

export function useSelectedProject(): Project | null {
  const user = useSignedInUser();
  const { data: projects = [] } = useQuery(projectsQuery);
  // What can be changed in it depends on that.
  useIsCutOff();
  return chooseProject(projects, useStoredValue(storageKey(user.id)));
}

export function useSelectProject(): (projectId: number) => void {
  const user = useSignedInUser();
  return (projectId) => writeStored(storageKey(user.id), String(projectId));
}
