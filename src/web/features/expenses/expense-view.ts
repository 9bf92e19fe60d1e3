import {
  type ExpenseCategory,
  expenseCategories,
  type PaymentMethod,
  paymentMethods,
} from '#shared/expense.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageParamSchema } from '#shared/pagination.ts';
import { NAME_MAX_LENGTH, textSchema } from '#shared/text.ts';

/** Which expenses the page shows; all of it is in the address. */
export interface ExpenseView {
  search: string;
  category: ExpenseCategory | 'all';
  paymentMethod: PaymentMethod | 'all';
  page: number;
  pageSize: number;
}

/** The view as the address holds it: what is as usual is left out. */
export type ExpenseSearch = Partial<ExpenseView>;

export const DEFAULT_VIEW: ExpenseView = {
  search: '',
  category: 'all',
  paymentMethod: 'all',
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

const searchTextSchema = textSchema({ label: 'The search', max: NAME_MAX_LENGTH });

/** Reads an address that anybody may have typed: what makes no sense in it counts as not there. */
export function toExpenseView(search: Record<string, unknown>): ExpenseView {
  const { category, paymentMethod } = search;
  const pageSize = Number(search['pageSize']);
  const text = searchTextSchema.safeParse(search['search']);
  const page = pageParamSchema.safeParse(search['page']);
  return {
    search: text.data ?? DEFAULT_VIEW.search,
    category: isKeyOf(expenseCategories, category) ? category : 'all',
    paymentMethod: isKeyOf(paymentMethods, paymentMethod) ? paymentMethod : 'all',
    page: page.data ?? DEFAULT_VIEW.page,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? DEFAULT_PAGE_SIZE,
  };
}

export function toExpenseSearch(view: ExpenseView): ExpenseSearch {
  return Object.fromEntries(
    Object.entries(view).filter(([key, value]) => value !== DEFAULT_VIEW[key as keyof ExpenseView]),
  );
}

export function hasFilters({ search, category, paymentMethod }: ExpenseView): boolean {
  return search !== '' || category !== 'all' || paymentMethod !== 'all';
}

function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key);
}
