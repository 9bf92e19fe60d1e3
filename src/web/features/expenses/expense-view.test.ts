import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expenseCategories, expenseKinds, paymentMethods } from '#shared/expense.ts';
import { expenseSorts, receiptFilters } from '#shared/expense-filter-values.ts';
import { fromCents } from '#shared/money.ts';
import { PAGE_SIZES } from '#shared/pagination.ts';
import { parsePlainSearch, stringifyPlainSearch } from '../../lib/plain-search.ts';
import {
  DEFAULT_VIEW,
  type ExpenseView,
  hasFilters,
  toExpenseQuery,
  toExpenseSearch,
  toExpenseView,
} from './expense-view.ts';

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T)[];

const searchText = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('100', '1e3', 'true', 'null', '"', '50% & more', 'a=b', '{}', '+', '#1'),
  )
  .map((text) => text.trim())
  .filter((text) => text.isWellFormed() && !text.includes('\0') && text.length <= 200);

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const amount = fc.bigInt({ min: 0n, max: 9_999_999_999n }).map(fromCents);

/** A view that is not sorted by date is not grouped by month. */
const anyOrder: fc.Arbitrary<Pick<ExpenseView, 'sort' | 'group'>> = fc.oneof(
  fc.record({
    sort: fc.constantFrom('date' as const, '-date' as const),
    group: fc.constantFrom('month' as const, null),
  }),
  fc.record({ sort: fc.constantFrom(...expenseSorts), group: fc.constant(null) }),
);

const anyFilter: fc.Arbitrary<Omit<ExpenseView, 'sort' | 'group'>> = fc.record({
  search: searchText,
  category: fc.subarray(keysOf(expenseCategories)),
  paymentMethod: fc.constantFrom('all' as const, ...keysOf(paymentMethods)),
  project: fc.constantFrom('selected' as const, 'all' as const),
  contractor: fc.option(
    fc.oneof(fc.constant('none' as const), fc.integer({ min: 1, max: 2_147_483_647 })),
  ),
  except: fc.option(
    fc.constantFrom(
      'contractor:5',
      'method:check,project:2',
      'days:2026-05-01..2026-05-31,text:shower drain',
    ),
  ),
  from: fc.option(day),
  to: fc.option(day),
  minAmount: fc.option(amount),
  maxAmount: fc.option(amount),
  receipt: fc.option(fc.constantFrom(...receiptFilters)),
  kind: fc.option(fc.constantFrom(...expenseKinds)),
  line: fc.option(
    fc.oneof(fc.constant('none' as const), fc.integer({ min: 1, max: 2_147_483_647 })),
  ),
  room: fc.option(
    fc.oneof(fc.constant('none' as const), fc.integer({ min: 1, max: 2_147_483_647 })),
  ),
  agreement: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  bill: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
});

const anyView: fc.Arbitrary<ExpenseView> = fc
  .tuple(anyFilter, anyOrder)
  .map(([filter, order]) => ({ ...filter, ...order }));

const addressOf = (view: ExpenseView) => stringifyPlainSearch(toExpenseSearch(view));
const viewOf = (address: string) => toExpenseView(parsePlainSearch(address));

describe('the address of a view', () => {
  it('leads back to the same view', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(viewOf(addressOf(view))).toEqual(view);
      }),
    );
  });

  it('leaves out default values', () => {
    expect(addressOf(DEFAULT_VIEW)).toBe('');
    const oak = { ...DEFAULT_VIEW, search: 'oak 2x4', category: ['materials'], page: 3 } as const;
    expect(addressOf(oak)).toBe('?search=oak+2x4&category=materials&page=3');
    expect(addressOf({ ...DEFAULT_VIEW, paymentMethod: 'credit_card', pageSize: 100 })).toBe(
      '?paymentMethod=credit_card&pageSize=100',
    );
  });

  it('reads a short form of what it writes', () => {
    expect(viewOf('?category=tools,labor,stone,tools&minAmount=5')).toEqual({
      ...DEFAULT_VIEW,
      category: ['labor', 'tools'],
      minAmount: '5.00',
    });
    expect(viewOf('?sort=date&group=month')).toMatchObject({ sort: 'date', group: 'month' });
  });

  it.each([
    '?page=0&pageSize=24&category=stone&paymentMethod=barter',
    '?page=-1&pageSize=1000000&category=&paymentMethod=',
    '?page=1.5&pageSize=ten&category=constructor&paymentMethod=toString',
    '?page=99999999999&search=%00',
    `?search=${'x'.repeat(201)}`,
    '?project=3&contractor=-1&from=2026-02-30&to=yesterday',
    '?project=mine&contractor=2147483648&from=&to=20260101',
    '?category=ALL&page=NaN&pageSize=Infinity',
    '?category=all,labor&minAmount=-1&maxAmount=1e3&receipt=maybe&group=year&sort=id',
  ])('falls back to the default view for %s', (address) => {
    expect(viewOf(address)).toEqual(DEFAULT_VIEW);
  });

  it('always gives a valid view', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        const view = toExpenseView(search);
        expect(viewOf(addressOf(view))).toEqual(view);
      }),
    );
  });
});

describe('toExpenseQuery', () => {
  it('includes the project, unless all of them are meant', () => {
    expect(toExpenseQuery(7, DEFAULT_VIEW)).toEqual({ projectId: 7 });
    const view = { ...DEFAULT_VIEW, project: 'all', contractor: 4, from: '2026-03-01' } as const;
    expect(toExpenseQuery(7, view)).toEqual({ contractorId: 4, from: '2026-03-01' });
  });
});

describe('hasFilters', () => {
  it('does not count the page', () => {
    expect(hasFilters({ ...DEFAULT_VIEW, sort: 'amount', page: 4, pageSize: 10 })).toBe(false);
    expect(hasFilters({ ...DEFAULT_VIEW, search: 'tile' })).toBe(true);
    expect(hasFilters({ ...DEFAULT_VIEW, category: ['other'] })).toBe(true);
  });
});

it('ignores what is left out if its days are on no calendar', () => {
  expect(toExpenseView({ except: 'days:2026-13-01..2026-13-31' }).except).toBeNull();
});
