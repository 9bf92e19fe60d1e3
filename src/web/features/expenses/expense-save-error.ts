import { ApiError } from '../../lib/api-client.ts';
import { isPlanLimit } from '../billing/plan-limit.ts';

interface SaveProblem {
  title: string;
  description: string;
}

/** The message when an expense could not be saved. */
export function describeSaveError(error: unknown): SaveProblem {
  const sentence = error instanceof ApiError ? error.sentence : '';
  if (isPlanLimit(error)) {
    // In a shared project, the sentence says whose plan it is.
    return { title: 'Upgrade Required', description: sentence };
  }
  if (error instanceof ApiError && error.details.length > 0) {
    return {
      title: 'Validation Error',
      description: sentence || 'Please check the form for errors.',
    };
  }
  return { title: 'Error', description: sentence || 'Failed to save expense. Please try again.' };
}
