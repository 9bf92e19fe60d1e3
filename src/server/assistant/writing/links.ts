import { writeExceptions } from '#shared/expense-exceptions.ts';
import { addMoney, subtractMoney } from '#shared/money.ts';
import type { ExpenseScope, LedgerExpense } from '../ledger.ts';

/** The pages that figures link to, so that users can see the records behind them. */
export const pages = {
  projects: '/projects',
  timeline: '/timeline',
  contractors: '/contractors',
  billing: '/billing',
} as const;

/** The dashboard of this project, even if another one is open when the user follows the link. */
export function dashboardPage(projectId: number): string {
  return `/dashboard?project=${projectId}`;
}

export function timelinePage(projectId: number): string {
  return `${pages.timeline}?project=${projectId}`;
}

export function budgetPage(projectId: number): string {
  return `/budget?project=${projectId}`;
}

export function taxPage(
  projectId: number,
  view: { year?: number; state?: string; reason?: string; expense?: number },
): string {
  const { year, state, reason, expense } = view;
  return address('/tax', { project: projectId, year, state, reason, expense });
}

export function contractorPage(contractorId: number): string {
  return `${pages.contractors}/${contractorId}`;
}

/** The expenses page with the filters behind a figure. */
export function expensesPage(scope: ExpenseScope): string {
  const { projectId, contractorId, paymentMethod, kind, search, from, to, receipt } = scope;
  return address('/expenses', {
    project: projectId ?? 'all',
    category: scope.category ?? scope.categories?.join(),
    paymentMethod,
    kind,
    contractor: scope.hasContractor === false ? 'none' : contractorId,
    room: scope.roomId,
    search,
    from,
    to,
    minAmount: scope.over === undefined ? undefined : addMoney([scope.over, '0.01']),
    maxAmount: scope.under === undefined ? undefined : subtractMoney(scope.under, '0.01'),
    receipt,
    except: scope.except === undefined ? undefined : writeExceptions(scope.except),
  });
}

/** The expenses page, filtered so that it shows this expense. */
export function expensePage({ projectId, description, date }: LedgerExpense): string {
  return address('/expenses', { project: projectId, search: description, from: date, to: date });
}

/** A page with the form of a new record, filled in. */
export function formPage(
  path: string,
  values: Record<string, string | number | null | undefined>,
): string {
  const { project, ...fields } = values;
  return address(path, { project, add: 'new', ...fields });
}

function address(path: string, query: Record<string, string | number | null | undefined>): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${escaped(String(value))}`);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** Also escapes characters that would end a Markdown link. */
function escaped(value: string): string {
  const code = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value).replace(/[()'*!~_]/g, code);
}
