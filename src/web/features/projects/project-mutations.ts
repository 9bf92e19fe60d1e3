import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectUpdate } from '#shared/project-input.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createProject, deleteProject, updateProject } from './project-api.ts';

// Each stays pending until the list on screen is fresh, so that a dialog closes on the new state.

export const useCreateProject = () => useCreation(createProject, refreshAfter.projectChange);

export function useUpdateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: number; input: ProjectUpdate }) => updateProject(id, input),
    onSuccess: () => refreshAfter.projectChange(queryClient),
  });
}

export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteProject,
    onSuccess: () => refreshAfter.projectChange(queryClient),
  });
}
