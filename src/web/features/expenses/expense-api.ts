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
