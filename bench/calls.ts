import { COMMON_WORD, RARE_WORD, type SizedAccount } from './seed.ts';

export interface Call {
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Has a goal for its share of the bare server's rate. */
  hasGoal?: boolean;
}

const NEW_EXPENSE = {
  description: 'Written by the bench',
  amount: '12.34',
  category: 'materials',
  paymentMethod: 'cash',
  date: '2026-03-08',
};

/** The calls of a signed-in account. `expenseId` is an expense that may be changed. */
export function callsOf({ projectId }: SizedAccount, expenseId: number): Call[] {
  const list = `/api/expenses?projectId=${projectId}`;
  const get = (name: string, path: string, hasGoal = false): Call => ({
    name,
    method: 'GET',
    path,
    hasGoal,
  });
  return [
    get('session check', '/api/user'),
    get('subscription status', '/api/subscription-status'),
    get('first page', `${list}&page=1&pageSize=25`, true),
    get('deep page', `${list}&page=30&pageSize=25`),
    get('search, rare word', `${list}&search=${RARE_WORD}`),
    get('search, common word', `${list}&search=${COMMON_WORD}`),
    get('search, two letters', `${list}&search=ti`),
    get('filter', `${list}&category=labor&paymentMethod=cash`),
    get('summary', `/api/projects/${projectId}/summary`, true),
    get('budget', `/api/projects/${projectId}/budget`),
    get('project list', '/api/projects', true),
    {
      name: 'create',
      method: 'POST',
      path: '/api/expenses',
      body: { ...NEW_EXPENSE, projectId },
      hasGoal: true,
    },
    {
      name: 'update',
      method: 'PUT',
      path: `/api/expenses/${expenseId}`,
      body: { ...NEW_EXPENSE, projectId },
    },
  ];
}

export const WRITTEN_BY_BENCH = NEW_EXPENSE.description;
