import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/refresh.ts';
import { changePassword } from './auth-api.ts';

/** Apart from the other mutations, so that the login page does not load what a change affects. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    onSuccess: () => refreshAfter.passwordChange(queryClient),
  });
}
