import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '#shared/user.ts';
import { paths } from '../../config/paths.ts';
import { refresh, refreshAfter } from '../../lib/refresh.ts';
import { currentUserQuery, forgetUser } from '../auth/auth-queries.ts';
import {
  cancelEmailChange,
  changeEmail,
  deleteAccount,
  endOtherSessions,
  endSession,
  endShare,
  sendConfirmation,
  setPassword,
  unlinkGoogle,
  updateAccount,
  updateLocale,
} from './settings-api.ts';

const setUser = (queryClient: QueryClient, user: User) =>
  queryClient.setQueryData(currentUserQuery.queryKey, user);

export function useUpdateAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateAccount,
    onSuccess: (user) => {
      setUser(queryClient, user);
      // The own name is in these too.
      return refresh(queryClient, ['members', 'activity', 'projects']);
    },
  });
}

export function useUpdateLocale() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateLocale,
    onSuccess: (user) => setUser(queryClient, user),
  });
}

function useAccountMutation<Input>(mutationFn: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => refresh(queryClient, ['account', 'user']) });
}

export const useChangeEmail = () => useAccountMutation(changeEmail);
export const useCancelEmailChange = () => useAccountMutation(cancelEmailChange);
export const useSendConfirmation = () => useAccountMutation(sendConfirmation);

/** These end other sessions, links and the calendar address too. */
function useSignInMutation<Input>(mutationFn: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => refreshAfter.passwordChange(queryClient) });
}

export const useSetPassword = () => useSignInMutation(setPassword);
export const useUnlinkGoogle = () => useSignInMutation(unlinkGoogle);

function useSessionMutation<Input>(mutationFn: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refresh(queryClient, ['account']) });
}

export const useEndSession = () => useSessionMutation(endSession);
export const useEndOtherSessions = () => useSessionMutation(endOtherSessions);

export function useEndShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endShare,
    onSettled: () => refresh(queryClient, ['account', 'calendarFeed', 'members', 'links']),
  });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      forgetUser(queryClient);
      await navigate({
        to: paths.login,
        search: { notice: 'account-deleted' },
        ignoreBlocker: true,
      });
    },
  });
}
