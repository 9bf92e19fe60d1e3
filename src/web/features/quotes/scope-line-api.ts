import * as z from 'zod/mini';
import type { RecordOrder } from '#shared/record-order.ts';
import {
  type ScopeLine,
  type ScopeLineBatch,
  type ScopeLineInput,
  type ScopeLineUpdate,
  scopeLineSchema,
} from '#shared/scope-line.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export function createScopeLine(input: ScopeLineInput, key: string): Promise<ScopeLine> {
  return requestJson(scopeLineSchema, 'POST', '/api/scope-lines', { body: input, key });
}

/** All of them, or none. */
export function createScopeLines(input: ScopeLineBatch, key: string): Promise<ScopeLine[]> {
  return requestJson(z.array(scopeLineSchema), 'POST', '/api/scope-lines/batch', {
    body: input,
    key,
  });
}

export function updateScopeLine(id: number, input: ScopeLineUpdate): Promise<ScopeLine> {
  return requestJson(scopeLineSchema, 'PUT', `/api/scope-lines/${id}`, { body: input });
}

export async function orderScopeLines(input: RecordOrder): Promise<void> {
  await request('PUT', '/api/scope-lines/order', { body: input });
}

export async function deleteScopeLine(id: number): Promise<void> {
  await request('DELETE', `/api/scope-lines/${id}`);
}
