import { moneyInputSchema } from './money.ts';

// Apart from the schemas of the API, which a page would otherwise load with these.

/** Text in the address, in whole dollars or with cents. */
export const amountFilterSchema = moneyInputSchema({
  label: 'The amount',
  min: { amount: '0', message: 'This must be an amount, as 1250.40' },
});

export const receiptFilters = ['with', 'without'] as const;
export type ReceiptFilter = (typeof receiptFilters)[number];

const expenseSortColumns = ['date', 'amount', 'description', 'contractor'] as const;
export type ExpenseSortColumn = (typeof expenseSortColumns)[number];
/** A column, with a minus sign for descending order. */
export type ExpenseSort = ExpenseSortColumn | `-${ExpenseSortColumn}`;

export const DEFAULT_SORT = '-date' satisfies ExpenseSort;
export const expenseSorts = expenseSortColumns.flatMap((column): ExpenseSort[] => [
  column,
  `-${column}`,
]) as [ExpenseSort];

/**
 * What is left out, in an address: `contractor:5,method:check,project:2,days:2026-05-01..2026-05-31,text:drain`.
 */
export const EXCEPT_PATTERN =
  /^(?:(?:^|,)(?:(?:contractor|project):\d{1,10}|method:[a-z_]{1,50}|days:\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d|text:[^,]{1,100}))+$/;
