import { toCalendarDate } from '#shared/dates.ts';
import {
  type Expense,
  type ExpenseAllowance,
  type ExpenseHabits,
  type ExpenseList,
  expenseAllowanceSchema,
  expenseHabitsSchema,
  expenseListSchema,
  expenseSchema,
} from '#shared/expense.ts';
import type { ExpenseInput, ExpenseUpdate } from '#shared/expense-input.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';
import type { ExpenseQuery } from './expense-view.ts';

export function fetchExpenses(query: ExpenseQuery, signal: AbortSignal): Promise<ExpenseList> {
  const url = `/api/expenses${stringifyPlainSearch(query)}`;
  return requestJson(expenseListSchema, 'GET', url, { signal });
}

export function fetchExpense(id: number, signal: AbortSignal): Promise<Expense> {
  return requestJson(expenseSchema, 'GET', `/api/expenses/${id}`, { signal });
}

/** A shared project counts on the plan of its owner; null for one's own. */
export function fetchExpenseAllowance(sharedId: number | null): Promise<ExpenseAllowance> {
  const url = '/api/expenses/can_create';
  const query = sharedId === null ? '' : `?projectId=${sharedId}`;
  return requestJson(expenseAllowanceSchema, 'GET', url + query);
}

export function createExpense(input: ExpenseInput, key: string): Promise<Expense> {
  return requestJson(expenseSchema, 'POST', '/api/expenses', { body: input, key });
}

export function updateExpense(id: number, input: ExpenseUpdate): Promise<Expense> {
  return requestJson(expenseSchema, 'PUT', `/api/expenses/${id}`, { body: input });
}

export async function deleteExpense(id: number): Promise<void> {
  await request('DELETE', `/api/expenses/${id}`);
}

export function fetchExpenseHabits(projectId: number, signal: AbortSignal): Promise<ExpenseHabits> {
  const url = `/api/expenses/habits?projectId=${projectId}`;
  return requestJson(expenseHabitsSchema, 'GET', url, { signal });
}

/** The download address for all expenses of a view, on all pages, newest first. */
export function expenseExportUrl(query: ExpenseQuery): string {
  const { page: _, pageSize: __, sort: ___, group: ____, ...filter } = query;
  const today = toCalendarDate(new Date());
  return `/api/expenses/export.csv${stringifyPlainSearch({ ...filter, today })}`;
}
