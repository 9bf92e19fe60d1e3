import { isCalendarDate } from '#shared/dates.ts';
import {
  type ExpenseCategory,
  expenseCategories,
  type PaymentMethod,
  paymentMethods,
} from '#shared/expense.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageParamSchema } from '#shared/pagination.ts';
import { NAME_MAX_LENGTH, textSchema } from '#shared/text.ts';
import { toId } from '../../lib/plain-search.ts';

/** Which expenses the page shows; all of it is in the address. */
export interface ExpenseView {
  search: string;
  category: ExpenseCategory | 'all';
  paymentMethod: PaymentMethod | 'all';
  /** Those of the selected project, or of all of them. */
  project: 'selected' | 'all';
  contractor: number | null;
  /** The first and the last day, as yyyy-mm-dd. */
  from: string | null;
  to: string | null;
  page: number;
  pageSize: number;
}

/** The view as the address holds it: what is as usual is left out. */
export type ExpenseSearch = Partial<ExpenseView>;

export const NO_FILTERS = {
  search: '',
  category: 'all',
  paymentMethod: 'all',
  project: 'selected',
  contractor: null,
  from: null,
  to: null,
} as const satisfies Partial<ExpenseView>;

export const DEFAULT_VIEW: ExpenseView = {
  ...NO_FILTERS,
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
    project: search['project'] === 'all' ? 'all' : 'selected',
    contractor: toId(search['contractor']),
    from: toDay(search['from']),
    to: toDay(search['to']),
    page: page.data ?? DEFAULT_VIEW.page,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? DEFAULT_PAGE_SIZE,
  };
}

export function toExpenseSearch(view: ExpenseView): ExpenseSearch {
  return Object.fromEntries(
    Object.entries(view).filter(([key, value]) => value !== DEFAULT_VIEW[key as keyof ExpenseView]),
  );
}

/** The view as the calls to the server name it. */
export type ExpenseQuery = Omit<ExpenseSearch, 'project' | 'contractor'> & {
  projectId?: number;
  contractorId?: number;
};

export function toExpenseQuery(projectId: number, view: ExpenseView): ExpenseQuery {
  const { project, contractor, ...rest } = toExpenseSearch(view);
  return {
    ...(project !== 'all' && { projectId }),
    ...rest,
    ...(contractor && { contractorId: contractor }),
  };
}

export function hasFilters(view: ExpenseView): boolean {
  return Object.entries(NO_FILTERS).some(
    ([key, value]) => view[key as keyof ExpenseView] !== value,
  );
}

function toDay(value: unknown): string | null {
  return typeof value === 'string' && isCalendarDate(value) ? value : null;
}

function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key);
}
