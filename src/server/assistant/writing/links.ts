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

/** The expenses page with the filters behind a figure. The page has no filter for amounts. */
export function expensesPage(scope: ExpenseScope): string {
  const { projectId, contractorId, category, paymentMethod, kind, search, from, to } = scope;
  return address({
    project: projectId ?? 'all',
    category,
    paymentMethod,
    kind,
    contractor: contractorId,
    search,
    from,
    to,
  });
}

/** The expenses page, filtered so that it shows this expense. */
export function expensePage({ projectId, description, date }: LedgerExpense): string {
  return address({ project: projectId, search: description, from: date, to: date });
}

function address(query: Record<string, string | number | undefined>): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escaped(String(value))}`);
  return `/expenses?${parts.join('&')}`;
}

/** Also escapes characters that would end a Markdown link. */
function escaped(value: string): string {
  const code = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value).replace(/[()'*!~_]/g, code);
}
