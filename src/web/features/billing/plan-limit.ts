import { ApiError } from '../../lib/api-client.ts';

/** Whether creation failed because the plan has no room. */
export function isPlanLimit(error: unknown): boolean {
  return error instanceof ApiError && error.upgradeRequired;
}
