import { expenseCategories } from '#shared/expense.ts';
import type { ExpenseExceptions } from '#shared/expense-exceptions.ts';
import { addMoney, fromCents, subtractMoney, toCents } from '#shared/money.ts';
import type { ExpenseScope } from '../ledger.ts';
import type { ExpenseQuery, QueryFilters } from './ledger-query.ts';

/** The expenses of a query, or of the other side of its comparison. */
export function scopeOf(
  { filters: own, exclude = {} }: ExpenseQuery,
  filters: QueryFilters = own,
): ExpenseScope {
  const { projectId, contractorId, paymentMethod, kind, receipt, hasContractor } = filters;
  const { search, from, to, min, max, currency, roomId } = filters;
  const categories = categoriesOf(filters, exclude.categories ?? []);
  const [only, ...others] = categories ?? [];
  return withoutUndefined({
    ...{ projectId, contractorId, paymentMethod, kind, receipt, hasContractor, search, from, to },
    roomId,
    currency,
    // The limits of a scope are exclusive.
    over: min === undefined ? undefined : subtractMoney(exact(min), '0.01'),
    under: max === undefined ? undefined : addMoney([exact(max), '0.01']),
    category: only !== undefined && others.length === 0 ? only : undefined,
    categories: others.length > 0 ? categories : undefined,
    except: exceptionsOf(exclude),
  });
}

const exact = (amount: string) => fromCents(toCents(amount) ?? 0n);

/** All but some are the others: the expenses page has a filter for several. */
function categoriesOf({ categories }: QueryFilters, without: readonly string[]) {
  if (!categories && without.length === 0) return undefined;
  const all: readonly string[] = categories ?? Object.keys(expenseCategories);
  return all.filter((category) => !without.includes(category));
}

function exceptionsOf(exclude: NonNullable<ExpenseQuery['exclude']>) {
  const { paymentMethods, contractorIds, projectIds, texts, stretches } = exclude;
  const some = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? list : undefined);
  const except = withoutUndefined({
    paymentMethods: some(paymentMethods),
    contractorIds: some(contractorIds),
    projectIds: some(projectIds),
    texts: some(texts),
    stretches: some(stretches),
  }) as ExpenseExceptions;
  return Object.keys(except).length > 0 ? except : undefined;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(record: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
