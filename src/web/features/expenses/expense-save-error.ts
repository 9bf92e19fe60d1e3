import { countRules } from '#shared/plan-limits.ts';
import { ApiError } from '../../lib/api-client.ts';
import { isPlanLimit } from '../billing/plan-limit.ts';

interface SaveProblem {
  title: string;
  description: string;
}

/**
 * The message when an expense could not be saved.
 *
 * @param ownerName of a shared project, whose plan counts there
 */
export function describeSaveError(error: unknown, ownerName?: string): SaveProblem {
  const sentence = error instanceof ApiError ? error.sentence : '';
  if (isPlanLimit(error)) {
    return {
      title: 'Upgrade Required',
      description: countRules.expenses.refuse('free', ownerName).sentence,
    };
  }
  if (error instanceof ApiError && error.details.length > 0) {
    return {
      title: 'Validation Error',
      description: sentence || 'Please check the form for errors.',
    };
  }
  return { title: 'Error', description: sentence || 'Failed to save expense. Please try again.' };
}
