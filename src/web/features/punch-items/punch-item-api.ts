import * as z from 'zod/mini';
import {
  type PunchItem,
  type PunchItemInput,
  type PunchItemUpdate,
  punchItemSchema,
} from '#shared/punch-item.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

export function fetchPunchItems(projectId: number, signal: AbortSignal): Promise<PunchItem[]> {
  const url = `/api/punch-items${stringifyPlainSearch({ projectId })}`;
  return requestJson(z.array(punchItemSchema), 'GET', url, { signal });
}

export function createPunchItem(input: PunchItemInput, key: string): Promise<PunchItem> {
  return requestJson(punchItemSchema, 'POST', '/api/punch-items', { body: input, key });
}

export function updatePunchItem(id: number, input: PunchItemUpdate): Promise<PunchItem> {
  return requestJson(punchItemSchema, 'PUT', `/api/punch-items/${id}`, { body: input });
}

export async function deletePunchItem(id: number): Promise<void> {
  await request('DELETE', `/api/punch-items/${id}`);
}
