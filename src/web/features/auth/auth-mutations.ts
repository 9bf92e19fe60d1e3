import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '#shared/user.ts';
import { paths } from '../../config/paths.ts';
import { login, logout, register, requestPasswordReset, resetPassword } from './auth-api.ts';
import { currentUserQuery, forgetUser } from './auth-queries.ts';

function useSetCurrentUser() {
  const queryClient = useQueryClient();
  return (user: User) => {
    queryClient.setQueryData(currentUserQuery.queryKey, user);
  };
}

export function useLogin() {
  return useMutation({ mutationFn: login, onSuccess: useSetCurrentUser() });
}

export function useRegister() {
  return useMutation({ mutationFn: register, onSuccess: useSetCurrentUser() });
}

const LOGOUT = ['logout'];

export const useIsLoggingOut = () => useIsMutating({ mutationKey: LOGOUT }) > 0;

export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: LOGOUT,
    mutationFn: logout,
    onSuccess: async () => {
      forgetUser(queryClient);
      // The user was already asked about unsaved changes.
      await navigate({ to: paths.landing, ignoreBlocker: true });
    },
  });
}

export function useRequestPasswordReset() {
  return useMutation({ mutationFn: requestPasswordReset });
}

export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: resetPassword,
    // A new password ends every session, including one in this browser.
    onSuccess: () => forgetUser(queryClient),
  });
}
