import * as z from 'zod/mini';
import { apiErrorSchema, type ErrorCode, type FieldIssue } from '#shared/api-error.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#shared/idempotency.ts';
import { TAB_HEADER } from '#shared/tab.ts';
import { tabId } from './random-id.ts';
import { webConfig } from './web-config.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RequestOptions {
  /** A form, or what is sent as JSON. */
  body?: unknown;
  /** For a creation: sent again with the same key, it is created once. */
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

interface ApiErrorParts {
  message: string;
  /** The message for the user. */
  sentence: string;
  /** 0 if there was no answer. */
  status: number;
  code?: ErrorCode | undefined;
  details?: FieldIssue[] | undefined;
  upgradeRequired?: boolean | undefined;
  current?: Record<string, unknown> | undefined;
}

export class ApiError extends Error {
  readonly sentence: string;
  readonly status: number;
  /** Why it was refused; undefined if the answer does not say. */
  readonly code: ErrorCode | undefined;
  readonly details: FieldIssue[];
  /** Whether the paid plan would allow it. */
  readonly upgradeRequired: boolean;
  /** After a conflict: the record as it is now. */
  readonly current: Record<string, unknown> | undefined;

  constructor(parts: ApiErrorParts) {
    const { message, sentence, status, code, details = [], upgradeRequired = false } = parts;
    super(message);
    this.name = 'ApiError';
    this.sentence = sentence;
    this.status = status;
    this.code = code;
    this.details = details;
    this.upgradeRequired = upgradeRequired;
    this.current = parts.current;
  }
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.sentence : 'Something went wrong. Please try again.';
}

export function unreachableSentence(): string {
  const what =
    navigator.onLine === false
      ? 'You are offline.'
      : `${webConfig().productName} can't be reached.`;
  return `${what} Check your connection and try again.`;
}

/** Sends a request as the signed-in user. Throws unless the answer is a success. */
export async function request(
  method: Method,
  path: string,
  { body, key, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  const isJson = body !== undefined && !(body instanceof FormData);
  init.headers = {
    ...headers,
    ...(method !== 'GET' && { [TAB_HEADER]: tabId }),
    ...(key && { [IDEMPOTENCY_KEY_HEADER]: key }),
    ...(isJson && { 'Content-Type': 'application/json' }),
  };
  if (signal) init.signal = signal;
  if (body !== undefined) init.body = isJson ? JSON.stringify(body) : body;
  const response = await fetch(path, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    const sentence = unreachableSentence();
    throw new ApiError({ message: sentence, sentence, status: 0 });
  });
  if (!response.ok) throw await readError(response);
  return response;
}

/** Like request, for an answer with a known schema. */
export async function requestJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  method: Method,
  path: string,
  options?: RequestOptions,
): Promise<z.output<Schema>> {
  const response = await request(method, path, options);
  const answer = z.safeParse(schema, await response.json().catch(() => undefined));
  if (answer.success) return answer.data;
  throw new ApiError({
    message: `${method} ${path}: ${answer.error.message}`,
    sentence: 'The answer could not be read. Reload the page and try again.',
    status: response.status,
  });
}

async function readError(response: Response): Promise<ApiError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const body = parseErrorBody(text);
  if (!body) {
    return new ApiError({
      message: `${status}: ${text || response.statusText}`,
      sentence: `The server could not answer (${status}). Try again in a moment.`,
      status,
    });
  }
  const { error, code, details, upgradeRequired, current } = body;
  return new ApiError({
    message: details ? `${error}|${JSON.stringify(details)}` : error,
    sentence: error,
    status,
    code,
    details,
    upgradeRequired,
    current,
  });
}

/** A newer server may have codes that this page does not know. Its sentence still counts. */
export const receivedErrorSchema = z.extend(apiErrorSchema, {
  code: z.catch(z.optional(apiErrorSchema.shape.code), undefined),
});

function parseErrorBody(text: string): z.output<typeof receivedErrorSchema> | null {
  try {
    return z.parse(receivedErrorSchema, JSON.parse(text));
  } catch {
    return null;
  }
}
