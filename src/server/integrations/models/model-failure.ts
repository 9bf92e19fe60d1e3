import { APICallError, RetryError } from 'ai';
import { AppError, unavailable } from '#server/errors.ts';

const BUSY = 'The assistant is too busy right now. Try again in a minute.';
const MISCONFIGURED =
  'The assistant is not set up correctly. Please tell the person who runs this installation.';
const UNREACHABLE = 'The assistant cannot be reached right now. Try again in a moment.';
const BROKEN_OFF = 'The assistant stopped in the middle of its answer. Try again in a moment.';

/**
 * The message for a failed call to a model. The logged cause is a new error: the library's own
 * errors contain the prompt, which is user data, and some endpoints repeat the key.
 */
export function modelFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause)) {
    const name = cause instanceof Error ? cause.name : typeof cause;
    return unavailable(BROKEN_OFF, new Error(`the model's stream broke: ${name}`));
  }
  const { statusCode } = cause;
  return unavailable(
    sentenceFor(statusCode),
    new Error(statusCode ? `the model's endpoint answered ${statusCode}` : 'no answer from it'),
  );
}

function sentenceFor(status: number | undefined): string {
  if (status === undefined) return UNREACHABLE;
  if (status === 429 || status === 529) return BUSY;
  // An unknown model, a rejected key, an unpaid bill, a malformed call.
  if (status >= 400 && status < 500) return MISCONFIGURED;
  return UNREACHABLE;
}

export const modelRefused = () =>
  unavailable(
    'The assistant declined to answer this. Try asking in another way.',
    new Error('the model refused'),
  );
