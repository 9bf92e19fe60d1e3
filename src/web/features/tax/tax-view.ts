import { type TaxState, taxStates } from '#shared/tax.ts';
import { toId } from '../../lib/plain-search.ts';

/** Which entries the page shows. All of it is in the address. */
export interface TaxView {
  /** Null for all years. */
  year: number | null;
  state: TaxState;
  /** Only the suggestions for one reason. */
  reason: string | null;
  /** Only one expense. */
  expense: number | null;
}

/** The view in the address, without default values. */
export interface TaxSearch {
  year?: number;
  state?: string;
  reason?: string;
  expense?: number;
}

const YEAR = /^[12]\d{3}$/;

/** Reads an address that anyone may have typed, and ignores invalid parts. */
export function toTaxView({ year, state, reason, expense }: Record<string, unknown>): TaxView {
  const expenseId = toId(expense);
  return {
    year: YEAR.test(String(year)) ? Number(year) : null,
    // Someone who comes from an expense wants to see it, decided or not.
    state: taxStates.find((each) => each === state) ?? (expenseId === null ? 'open' : 'all'),
    reason: /^[a-z_]{1,40}$/.test(String(reason ?? '')) ? String(reason) : null,
    expense: expenseId,
  };
}

export function toTaxSearch({ year, state, reason, expense }: TaxView): TaxSearch {
  return {
    ...(year !== null && { year }),
    ...(state !== (expense === null ? 'open' : 'all') && { state }),
    ...(reason !== null && { reason }),
    ...(expense !== null && { expense }),
  };
}
