import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { type Books, currenciesIn } from '../books.ts';
import type {
  ExpenseOrder,
  ExpenseScope,
  GroupTotal,
  LedgerExpense,
  MoneyScope,
  Total,
} from '../ledger.ts';
import { scopeOf } from './expense-scope.ts';
import type { ExpenseQuery } from './ledger-query.ts';

interface MoneyTotal extends Total {
  scope: MoneyScope;
}

/** What the database says to a query about expenses. */
export interface ExpenseResult {
  query: ExpenseQuery;
  scope: ExpenseScope;
  /** One for each currency that occurs; never one sum of several. */
  totals: readonly MoneyTotal[];
  count: number;
  rows: readonly LedgerExpense[];
  groups: readonly (GroupTotal & { scope: MoneyScope })[];
  /** What a share is of. */
  whole: readonly MoneyTotal[];
  /** The other side of a comparison. */
  other: { scope: ExpenseScope; totals: readonly MoneyTotal[] } | null;
}

const ROWS = 10;
const orders: readonly ExpenseOrder[] = ['largest', 'smallest', 'newest', 'oldest'];

/** Answers a query. It reads the ledger, which is bound to its owner, and nothing else. */
export async function runExpenseQuery(query: ExpenseQuery, books: Books): Promise<ExpenseResult> {
  const { ledger } = books;
  const scope = scopeOf(query);
  const otherScope = query.against ? scopeOf(query, query.against) : null;
  const order = orderOf(query);
  const [totals, byCurrency, whole, other, rows] = await Promise.all([
    totalsOf(scope, books),
    // Together with the totals, although a currency may turn out to have none.
    query.groupBy ? groupsOf(query.groupBy, scope, books) : [],
    query.measure === 'share' ? totalsOf(wholeOf(scope), books) : [],
    otherScope ? totalsOf(otherScope, books) : [],
    order ? ledger.listExpenses(scope, order, query.limit ?? ROWS) : [],
  ]);
  const used = new Set(totals.map((total) => total.scope.currency));
  const groups = byCurrency.filter((group) => used.has(group.scope.currency));
  return {
    ...{ query, scope, totals, whole, rows, groups },
    count: totals.reduce((sum, { count }) => sum + count, 0),
    other: otherScope && { scope: otherScope, totals: other },
  };
}

/** Everything that was spent in the same place. */
const wholeOf = ({ projectId, currency }: ExpenseScope): ExpenseScope => ({
  ...(projectId !== undefined && { projectId }),
  ...(currency !== undefined && { currency }),
});

function orderOf({ measure, field, against, groupBy, filters, limit }: ExpenseQuery) {
  if (limit === 0) return null;
  // The largest are without refunds.
  if (filters.kind === 'refund') return 'newest';
  const isOrder = orders.find((order) => order === measure);
  if (isOrder) return isOrder;
  return against || groupBy ? null : field ? 'newest' : 'largest';
}

/** The scope in each currency that it may have. */
function inEachCurrency(scope: ExpenseScope, books: Books): MoneyScope[] {
  const own = books.projects.find(({ id }) => id === scope.projectId)?.currency;
  const only = scope.currency ?? own;
  const known = only ? [only] : currenciesIn(books);
  const currencies = known.length > 0 ? known : [DEFAULT_CURRENCY];
  return currencies.map((currency) => ({ ...scope, currency }));
}

async function totalsOf(scope: ExpenseScope, books: Books): Promise<MoneyTotal[]> {
  const totals = await Promise.all(
    inEachCurrency(scope, books).map(async (money) => ({
      ...(await books.ledger.sumExpenses(money)),
      scope: money,
    })),
  );
  const used = totals.filter(({ count }) => count > 0);
  return used.length > 0 ? used : totals.slice(0, 1);
}

async function groupsOf(
  group: NonNullable<ExpenseQuery['groupBy']>,
  scope: ExpenseScope,
  books: Books,
) {
  const all = await Promise.all(
    inEachCurrency(scope, books).map(async (money) => {
      const groups = await books.ledger.sumExpensesBy(group, money);
      return groups.map((each) => ({ ...each, scope: money }));
    }),
  );
  return all.flat();
}
