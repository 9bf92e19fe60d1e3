import { limitReached, plans } from '#shared/plans.ts';
import { ApiError } from '../../lib/api-client.ts';
import { isPlanLimit } from '../billing/plan-limit.ts';

interface SaveProblem {
  title: string;
  description: string;
  /** By the name of the field. */
  fieldErrors: { field: string; message: string }[];
}

/** What a person is told when an expense could not be saved. */
export function describeSaveError(error: unknown): SaveProblem {
  if (isPlanLimit(error)) {
    return {
      title: 'Upgrade Required',
      description: limitReached('expenses', plans.free.expenseLimit),
      fieldErrors: [],
    };
  }
  if (error instanceof ApiError && error.details.length > 0) {
    return {
      title: 'Validation Error',
      description: error.sentence || 'Please check the form for errors.',
      fieldErrors: error.details.map(({ path, message }) => ({
        field: String(path[0] ?? ''),
        message,
      })),
    };
  }
  return {
    title: 'Error',
    description:
      (error instanceof ApiError && error.sentence) || 'Failed to save expense. Please try again.',
    fieldErrors: [],
  };
}
