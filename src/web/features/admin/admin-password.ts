import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useStoredValue, writeStored } from '../../lib/stored-value.ts';

const PASSWORD_KEY = 'adminPassword';

/** The password that opened the panel in this browser, or null. */
export function useAdminPassword(): string | null {
  return useStoredValue(PASSWORD_KEY);
}

export function rememberAdminPassword(password: string): void {
  writeStored(PASSWORD_KEY, password);
}

function lock(queryClient: QueryClient): void {
  writeStored(PASSWORD_KEY, null);
  queryClient.removeQueries({ queryKey: queryKeys.admin });
}

/** Forgets the password and everything that it opened. */
export function useLockAdmin(): () => void {
  const queryClient = useQueryClient();
  return () => lock(queryClient);
}
