import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { describeSaveError } from './expense-save-error.ts';

const refused = (sentence: string, details?: ApiError['details']) =>
  new ApiError({
    message: details ? `${sentence}|${JSON.stringify(details)}` : sentence,
    sentence,
    status: 400,
    details,
  });

describe('describeSaveError', () => {
  it.each(["You've reached the limit", 'upgradeRequired', 'Not on the free plan'])(
    'asks for an upgrade on %j',
    (sentence) => {
      expect(describeSaveError(refused(sentence))).toEqual({
        title: 'Upgrade Required',
        description:
          "You've reached the limit of 5 expenses on the free plan. Please upgrade to add more expenses.",
        fieldErrors: [],
      });
    },
  );

  it('puts issues on their fields by the first part of the path', () => {
    const issues = [
      { path: ['amount'], message: 'Amount must be greater than 0' },
      { path: ['contractorId', 0], message: 'Choose one of your contractors' },
      { path: [], message: 'Something else' },
    ];
    expect(describeSaveError(refused('Check the form', issues))).toEqual({
      title: 'Validation Error',
      description: 'Check the form',
      fieldErrors: [
        { field: 'amount', message: 'Amount must be greater than 0' },
        { field: 'contractorId', message: 'Choose one of your contractors' },
        { field: '', message: 'Something else' },
      ],
    });
    expect(describeSaveError(refused('', issues)).description).toBe(
      'Please check the form for errors.',
    );
  });

  it('otherwise says what the server said, or that it failed', () => {
    expect(describeSaveError(refused('The database is away'))).toMatchObject({
      title: 'Error',
      description: 'The database is away',
    });
    expect(describeSaveError(new TypeError('x is not a function'))).toEqual({
      title: 'Error',
      description: 'Failed to save expense. Please try again.',
      fieldErrors: [],
    });
  });
});
