import type { ErrorCode, FieldIssue } from '#shared/api-error.ts';
import { fullSentence, type LimitedRecord } from '#shared/record-limits.ts';

interface ErrorExtras {
  details?: FieldIssue[];
  /** Whether the paid plan would allow what was refused. */
  upgradeRequired?: boolean;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that a person is told about: `message` is the sentence that goes out. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: FieldIssue[] | undefined;
  readonly upgradeRequired: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, extras: ErrorExtras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = extras.details;
    this.upgradeRequired = extras.upgradeRequired ?? code === 'plan_limit';
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

export const invalidField = (field: string, message: string) =>
  new AppError('validation', message, { details: [{ path: [field], message }] });

export const recordLimitReached = (record: LimitedRecord) =>
  new AppError('limit_reached', fullSentence(record));

/** The same answer for a record that is absent and one that belongs to another user. */
export const notFound = (noun: string) => new AppError('not_found', `${noun} not found.`);

export const tooMany = (message: string, retryAfterSeconds: number) =>
  new AppError('too_many', message, { retryAfterSeconds });

export const unavailable = (message: string, cause?: unknown) =>
  new AppError('unavailable', message, { retryAfterSeconds: 2, cause });
