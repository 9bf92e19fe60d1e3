import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionDecision } from '#shared/submission.ts';
import { refresh, refreshAfter } from '../../lib/refresh.ts';
import { decideSubmission } from './submission-api.ts';

/** An approved one becomes a bill, a document or the new day of a milestone. */
export function useDecideSubmission(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: SubmissionDecision) => decideSubmission(id, decision),
    onSuccess: () =>
      Promise.all([
        refreshAfter.contractChange(queryClient),
        refresh(queryClient, ['milestones', 'planUsage']),
      ]),
  });
}
