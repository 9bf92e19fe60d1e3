import * as z from 'zod/mini';
import { type Bill, billSchema } from '#shared/bill.ts';
import type { BillInput, BillPayment, BillUpdate } from '#shared/bill-input.ts';
import { type Expense, expenseSchema } from '#shared/expense.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** Those of one project, or of all. */
export function fetchBills(projectId: number | null, signal: AbortSignal): Promise<Bill[]> {
  const url = `/api/bills${stringifyPlainSearch({ projectId: projectId ?? undefined })}`;
  return requestJson(z.array(billSchema), 'GET', url, { signal });
}

export function createBill(input: BillInput, key: string): Promise<Bill> {
  return requestJson(billSchema, 'POST', '/api/bills', { body: input, key });
}

export function updateBill(id: number, input: BillUpdate): Promise<Bill> {
  return requestJson(billSchema, 'PUT', `/api/bills/${id}`, { body: input });
}

export async function deleteBill(id: number): Promise<void> {
  await request('DELETE', `/api/bills/${id}`);
}

/** Answers the expense that pays it. */
export function payBill(id: number, input: BillPayment, key: string): Promise<Expense> {
  return requestJson(expenseSchema, 'POST', `/api/bills/${id}/payments`, { body: input, key });
}
