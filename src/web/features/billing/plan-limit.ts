import { ApiError } from '../../lib/api-client.ts';

/** Whether the plan has no room for what was created. */
export function isPlanLimit(error: unknown): boolean {
  return error instanceof ApiError && error.upgradeRequired;
}
