import type { ErrorCode, FieldIssue } from '#shared/api-error.ts';
import { fullSentence, type LimitedRecord } from '#shared/record-limits.ts';

interface ErrorExtras {
  details?: FieldIssue[];
  /** Whether the paid plan would allow it. */
  upgradeRequired?: boolean;
  retryAfterSeconds?: number;
  /** The record as it is now, if someone else changed it first. */
  current?: object;
  cause?: unknown;
}

/** A failure that users see: `message` is the sentence in the response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: FieldIssue[] | undefined;
  readonly upgradeRequired: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly current: object | undefined;

  constructor(code: ErrorCode, message: string, extras: ErrorExtras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = extras.details;
    this.upgradeRequired = extras.upgradeRequired ?? code === 'plan_limit';
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.current = extras.current;
  }
}

/** For what was there once, such as a deletion that can no longer be taken back. */
export const gone = (message: string) => new AppError('gone', message);

export const invalidField = (field: string, message: string) =>
  new AppError('validation', message, { details: [{ path: [field], message }] });

export const recordLimitReached = (record: LimitedRecord) =>
  new AppError('limit_reached', fullSentence(record));

/** The same answer for an absent record and for another user's record. */
export const notFound = (noun: string) => new AppError('not_found', `${noun} not found.`);

export const tooMany = (message: string, retryAfterSeconds: number) =>
  new AppError('too_many', message, { retryAfterSeconds });

export const unavailable = (message: string, cause?: unknown) =>
  new AppError('unavailable', message, { retryAfterSeconds: 2, cause });
