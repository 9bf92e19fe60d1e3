import * as z from 'zod/mini';
import { apiErrorSchema } from '#shared/api-error.ts';

export const noContentSchema = z.undefined();

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503;

/** The error responses of a route for the OpenAPI document: its own, and those of every route. */
export function errorResponses<Status extends ErrorStatus>(...statuses: Status[]) {
  return Object.fromEntries(
    [...statuses, 403, 413, 415, 503].map((status) => [status, apiErrorSchema]),
  ) as Record<Status | 403 | 413 | 415 | 503, typeof apiErrorSchema>;
}
