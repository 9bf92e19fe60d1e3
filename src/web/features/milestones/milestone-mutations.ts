import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MilestoneUpdate } from '#shared/milestone.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import {
  completeMilestone,
  createMilestone,
  createStarterSet,
  deleteMilestone,
  updateMilestone,
} from './milestone-api.ts';

/** Stays pending until the timeline is fresh, so that a dialog closes on the new state. */
function useMilestoneChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => refreshAfter.milestoneChange(queryClient),
  });
}

export const useCreateMilestone = () => useCreation(createMilestone, refreshAfter.milestoneChange);
export const useCreateStarterSet = () =>
  useCreation(createStarterSet, refreshAfter.milestoneChange);
export const useCompleteMilestone = () => useMilestoneChange(completeMilestone);
export const useDeleteMilestone = () => useMilestoneChange(deleteMilestone);
export const useUpdateMilestone = () =>
  useMilestoneChange(({ id, input }: { id: number; input: MilestoneUpdate }) =>
    updateMilestone(id, input),
  );
