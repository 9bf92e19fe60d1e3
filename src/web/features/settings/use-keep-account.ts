import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userSchema } from '#shared/user.ts';
import { requestJson } from '../../lib/api-client.ts';
import { currentUserQuery } from '../auth/auth-queries.ts';

export function useKeepAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => requestJson(userSchema, 'POST', '/api/account/keep'),
    onSuccess: async (user) => {
      // Everything else was refused so far.
      await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
      queryClient.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}
