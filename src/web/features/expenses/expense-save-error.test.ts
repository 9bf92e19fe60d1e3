import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { describeSaveError } from './expense-save-error.ts';

const refused = (sentence: string, parts: Partial<ApiError> = {}) =>
  new ApiError({ message: sentence, sentence, status: 400, ...parts });

describe('describeSaveError', () => {
  it('asks for an upgrade if the server says that one would help', () => {
    const error = refused('No room', { status: 403, code: 'plan_limit', upgradeRequired: true });
    expect(describeSaveError(error)).toEqual({
      title: 'Upgrade Required',
      description:
        "You've reached the limit of 5 expenses on the free plan. Please upgrade to add more expenses.",
    });
  });

  it('names the owner of a shared project, whose plan is full', () => {
    const error = refused('No room', { status: 403, code: 'plan_limit', upgradeRequired: true });
    expect(describeSaveError(error, 'Ada').description).toBe(
      'Ada, who owns this project, has reached the limit of 5 expenses on the free plan. Ask them to upgrade to add more expenses.',
    );
  });

  it('does not read the reason from the message', () => {
    const error = refused("You've reached the limit of what the free plan reads");
    expect(describeSaveError(error).title).toBe('Error');
  });

  it('calls a form with invalid fields a validation error', () => {
    const details = [{ path: ['amount'], message: 'Amount must be greater than 0' }];
    expect(describeSaveError(refused('Check the form', { details }))).toEqual({
      title: 'Validation Error',
      description: 'Check the form',
    });
    expect(describeSaveError(refused('', { details })).description).toBe(
      'Please check the form for errors.',
    );
  });

  it('otherwise shows the server’s message, or that it failed', () => {
    expect(describeSaveError(refused('The database is away'))).toEqual({
      title: 'Error',
      description: 'The database is away',
    });
    expect(describeSaveError(new TypeError('x is not a function'))).toEqual({
      title: 'Error',
      description: 'Failed to save expense. Please try again.',
    });
  });
});
