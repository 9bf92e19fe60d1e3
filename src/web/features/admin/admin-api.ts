import * as z from 'zod/mini';
import {
  ADMIN_PASSWORD_HEADER,
  type AdminActionName,
  type AdminUserQuery,
  adminActionSchema,
  adminStatsSchema,
  adminUserSchema,
  INVALID_ADMIN_PASSWORD,
  TOTAL_COUNT_HEADER,
} from '#shared/admin.ts';
import { messageSchema } from '#shared/billing.ts';
import { ApiError, request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** A header cannot carry other characters, so they cannot be part of the password. */
const SENDABLE = /^[\x20-\x7e]+$/;

function headersWith(password: string) {
  if (SENDABLE.test(password)) return { [ADMIN_PASSWORD_HEADER]: password };
  const sentence = INVALID_ADMIN_PASSWORD;
  throw new ApiError({ message: sentence, sentence, status: 401 });
}

export async function fetchAdminStats(password: string, signal?: AbortSignal) {
  const headers = headersWith(password);
  return requestJson(adminStatsSchema, 'GET', '/api/admin/stats', {
    headers,
    ...(signal && { signal }),
  });
}

export async function fetchAdminUsers(
  password: string,
  query: AdminUserQuery,
  signal: AbortSignal,
) {
  const url = `/api/admin/users${stringifyPlainSearch({ ...query })}`;
  const response = await request('GET', url, { headers: headersWith(password), signal });
  return {
    users: z.parse(z.array(adminUserSchema), await response.json()),
    totalCount: Number(response.headers.get(TOTAL_COUNT_HEADER)),
  };
}

export async function fetchAdminActions(password: string, signal: AbortSignal) {
  const headers = headersWith(password);
  return requestJson(z.array(adminActionSchema), 'GET', '/api/admin/actions', { headers, signal });
}

export async function changeUserPlan(password: string, userId: number, action: AdminActionName) {
  const headers = headersWith(password);
  const url = `/api/admin/users/${userId}/${action}`;
  return requestJson(messageSchema, 'POST', url, { headers });
}
