import * as z from 'zod/mini';
import { type PlanLine, planLineSchema } from '#shared/plan-line.ts';
import type { PlanLineBatch, PlanLineInput, PlanLineUpdate } from '#shared/plan-line-input.ts';
import type { RecordOrder } from '#shared/record-order.ts';
import { request, requestJson } from '../../lib/api-client.ts';

const planLinesSchema = z.array(planLineSchema);

export function fetchPlanLines(projectId: number, signal: AbortSignal): Promise<PlanLine[]> {
  return requestJson(planLinesSchema, 'GET', `/api/plan-lines?projectId=${projectId}`, { signal });
}

export function createPlanLine(input: PlanLineInput, key: string): Promise<PlanLine> {
  return requestJson(planLineSchema, 'POST', '/api/plan-lines', { body: input, key });
}

/** All of them, or none. */
export function createPlanLines(input: PlanLineBatch, key: string): Promise<PlanLine[]> {
  return requestJson(planLinesSchema, 'POST', '/api/plan-lines/batch', { body: input, key });
}

export function updatePlanLine(id: number, input: PlanLineUpdate): Promise<PlanLine> {
  return requestJson(planLineSchema, 'PUT', `/api/plan-lines/${id}`, { body: input });
}

export async function orderPlanLines(input: RecordOrder): Promise<void> {
  await request('PUT', '/api/plan-lines/order', { body: input });
}

export async function deletePlanLine(id: number): Promise<void> {
  await request('DELETE', `/api/plan-lines/${id}`);
}
