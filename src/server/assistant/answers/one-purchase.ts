import type { ExpenseQuery } from '../query/ledger-query.ts';
import type { Inquiry } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';

type Total = Awaited<ReturnType<typeof askExpenses>>;

/**
 * What one thing cost, for a comparison. "The fountain" was bought once, and the refund for its pump
 * made it no cheaper; of several purchases, what came back is taken off.
 */
export async function askPurchase(
  inquiry: Inquiry,
  query: ExpenseQuery,
): Promise<Total & { query: ExpenseQuery; note: string }> {
  const net = await askExpenses(inquiry, query);
  const gross = { ...query, filters: { ...query.filters, kind: 'expense' as const } };
  const paid =
    net.count > 1 && query.filters.kind === undefined ? await askExpenses(inquiry, gross) : net;
  const isOne = paid.count === 1 && net.count > 1;
  return isOne ? { ...paid, query: gross, note: ', before a refund' } : { ...net, query, note: '' };
}
