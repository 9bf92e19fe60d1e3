import { isCalendarDate } from '#shared/dates.ts';
import {
  type ExpenseCategory,
  type ExpenseKind,
  expenseCategories,
  expenseKinds,
  type PaymentMethod,
  paymentMethods,
} from '#shared/expense.ts';
import {
  amountFilterSchema,
  DEFAULT_SORT,
  EXCEPT_PATTERN,
  type ExpenseSort,
  expenseSorts,
  type ReceiptFilter,
  receiptFilters,
} from '#shared/expense-filter-values.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageParamSchema } from '#shared/pagination.ts';
import { NAME_MAX_LENGTH, textSchema } from '#shared/text.ts';
import { toId } from '../../lib/plain-search.ts';

/** Which expenses the page shows, and how. All of it is in the address. */
export interface ExpenseView {
  search: string;
  /** In the order of the known categories; empty for all of them. */
  category: readonly ExpenseCategory[];
  paymentMethod: PaymentMethod | 'all';
  /** Those of the selected project, or of all projects. */
  project: 'selected' | 'all';
  /** One of them, or those without one. */
  contractor: number | 'none' | null;
  /** The first and the last day, as yyyy-mm-dd. */
  from: string | null;
  to: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  receipt: ReceiptFilter | null;
  kind: ExpenseKind | null;
  /** What is left out, see `EXCEPT_PATTERN`. */
  except: string | null;
  /** The ids of what the expenses count toward, in the selected project; or those without one. */
  line: number | 'none' | null;
  room: number | 'none' | null;
  agreement: number | null;
  bill: number | null;
  sort: ExpenseSort;
  /** By month; only possible if the list is sorted by date. */
  group: 'month' | null;
  page: number;
  pageSize: number;
}

/** The view in the address, without default values. */
export type ExpenseSearch = Partial<Omit<ExpenseView, 'category'>> & {
  /** Several with commas between them. */
  category?: string;
  /** Asks for the form of a new expense, see expense-start.ts. */
  add?: string;
};

const NO_CATEGORIES: readonly ExpenseCategory[] = [];

/** They name records of one project. */
export const NO_BUDGET_FILTERS = {
  line: null,
  room: null,
  agreement: null,
  bill: null,
} as const satisfies Partial<ExpenseView>;

export const NO_FILTERS = {
  search: '',
  category: NO_CATEGORIES,
  paymentMethod: 'all',
  project: 'selected',
  contractor: null,
  from: null,
  to: null,
  minAmount: null,
  maxAmount: null,
  receipt: null,
  kind: null,
  except: null,
  ...NO_BUDGET_FILTERS,
} as const satisfies Partial<ExpenseView>;

export const DEFAULT_VIEW: ExpenseView = {
  ...NO_FILTERS,
  sort: DEFAULT_SORT,
  group: null,
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

const searchTextSchema = textSchema({ label: 'The search', max: NAME_MAX_LENGTH });

/** Reads an address that anyone may have typed, and ignores invalid parts. */
export function toExpenseView(search: Record<string, unknown>): ExpenseView {
  const { paymentMethod } = search;
  const pageSize = Number(search['pageSize']);
  const text = searchTextSchema.safeParse(search['search']);
  const page = pageParamSchema.safeParse(search['page']);
  const sort = expenseSorts.find((known) => known === search['sort']) ?? DEFAULT_SORT;
  return {
    search: text.data ?? DEFAULT_VIEW.search,
    category: toCategories(search['category']),
    paymentMethod: isKeyOf(paymentMethods, paymentMethod) ? paymentMethod : 'all',
    project: search['project'] === 'all' ? 'all' : 'selected',
    contractor: toIdOrNone(search['contractor']),
    from: toDay(search['from']),
    to: toDay(search['to']),
    minAmount: toAmount(search['minAmount']),
    maxAmount: toAmount(search['maxAmount']),
    receipt: receiptFilters.find((known) => known === search['receipt']) ?? null,
    kind: expenseKinds.find((known) => known === search['kind']) ?? null,
    except: toExcept(String(search['except'])),
    line: toIdOrNone(search['line']),
    room: toIdOrNone(search['room']),
    agreement: toId(search['agreement']),
    bill: toId(search['bill']),
    sort,
    group: search['group'] === 'month' && isByDate(sort) ? 'month' : null,
    page: page.data ?? DEFAULT_VIEW.page,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? DEFAULT_PAGE_SIZE,
  };
}

/** The server refuses days that are on no calendar. */
const toExcept = (text: string): string | null =>
  EXCEPT_PATTERN.test(text) && (text.match(DAYS_LEFT_OUT) ?? []).every(isCalendarDate)
    ? text
    : null;
const DAYS_LEFT_OUT = /(?<=days:|\.\.)\d{4}-\d\d-\d\d/g;

export function toExpenseSearch(view: ExpenseView): ExpenseSearch {
  const written = { ...view, category: view.category.join() };
  const usual = { ...DEFAULT_VIEW, category: '' };
  return Object.fromEntries(
    Object.entries(written).filter(([key, value]) => value !== usual[key as keyof ExpenseView]),
  );
}

/** The view as query parameters of the API. */
export type ExpenseQuery = Omit<ExpenseSearch, 'project' | keyof typeof idFilters> & {
  projectId?: number;
  thumbnails?: false;
} & { [Key in (typeof idFilters)[keyof typeof idFilters]]?: number | 'none' };

/** What the API calls the filters that name a record. */
const idFilters = {
  contractor: 'contractorId',
  line: 'planLineId',
  room: 'roomId',
  agreement: 'agreementId',
  bill: 'billId',
} as const;

export function toExpenseQuery(projectId: number, view: ExpenseView): ExpenseQuery {
  const { project, ...search } = toExpenseSearch(view);
  const named = Object.entries(search).map(([key, value]) => [
    Object.hasOwn(idFilters, key) ? idFilters[key as keyof typeof idFilters] : key,
    value,
  ]);
  return { ...(project !== 'all' && { projectId }), ...Object.fromEntries(named) };
}

export function hasFilters(view: ExpenseView): boolean {
  const keys = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[];
  // As text, so that two empty lists of categories are equal.
  return keys.some((key) => String(view[key]) !== String(NO_FILTERS[key]));
}

export function isByDate(sort: ExpenseSort): boolean {
  return sort.endsWith('date');
}

function toCategories(value: unknown): readonly ExpenseCategory[] {
  const keys = String(value).split(',');
  const known = Object.keys(expenseCategories) as ExpenseCategory[];
  return keys.includes('all') ? NO_CATEGORIES : known.filter((category) => keys.includes(category));
}

/** A record in an address, or `none` for expenses without one. */
export function toIdOrNone(value: unknown): number | 'none' | null {
  return value === 'none' ? value : toId(value);
}

function toAmount(value: unknown): string | null {
  return (typeof value === 'string' && amountFilterSchema.safeParse(value).data) || null;
}

function toDay(value: unknown): string | null {
  return typeof value === 'string' && isCalendarDate(value) ? value : null;
}

function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key);
}
