import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createInvitation, removeMember, revokeInvitation, updateMember } from './member-api.ts';

/** Stays pending until the list is fresh, so that a dialog closes on the new state. */
function useMemberChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => refreshAfter.memberChange(queryClient) });
}

export const useUpdateMember = () => useMemberChange(updateMember);
export const useRemoveMember = () => useMemberChange(removeMember);
export const useRevokeInvitation = () => useMemberChange(revokeInvitation);
export const useCreateInvitation = () => useCreation(createInvitation, refreshAfter.memberChange);
