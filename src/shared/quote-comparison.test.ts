import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents, requireCents } from './money.ts';
import { treatments } from './quote.ts';
import { comparableTotal, offers, treatmentOf, withEstimates } from './quote-comparison.ts';
import type { ScopeLine } from './scope-line.ts';

const scopeLine = (id: number, changes: Partial<ScopeLine> = {}): ScopeLine => ({
  id,
  projectId: 1,
  planLineId: null,
  title: `Line ${id}`,
  estimate: null,
  position: id,
  createdAt: '2026-11-17T00:00:00.000Z',
  version: 1,
  ...changes,
});

const line = (scopeLineId: number, treatment: (typeof treatments)[number], amount?: string) => ({
  scopeLineId,
  treatment,
  amount: amount ?? null,
});

describe('comparableTotal', () => {
  const scope = ['100.10', '200.20', '400.40', '800.80', null].map((estimate, at) =>
    scopeLine(at + 1, { estimate }),
  );

  it('adds the estimate of what is excluded, not mentioned or not listed', () => {
    const lines = [
      line(1, 'included', '5'),
      line(2, 'allowance', '7'),
      line(3, 'excluded', '9'),
      line(5, 'not_mentioned'),
    ];
    expect(comparableTotal({ total: '1000.00', lines }, scope)).toEqual({
      comparableTotal: '2201.20',
      unknownLineIds: [5],
    });
  });

  it('is the total of a quote that offers everything', () => {
    const lines = scope.map(({ id }) => line(id, 'included'));
    expect(comparableTotal({ total: '1000.00', lines }, scope)).toEqual({
      comparableTotal: '1000.00',
      unknownLineIds: [],
    });
  });

  it('is exact for any amounts, and offering a line takes away its estimate', () => {
    const cents = fc.bigInt({ min: 0n, max: 9_999_999_999n });
    const each = fc.record({ estimate: cents, treatment: fc.constantFrom(...treatments) });
    fc.assert(
      fc.property(cents, fc.array(each, { maxLength: 12 }), (total, drafts) => {
        const lines = drafts.map(({ treatment }, at) => line(at + 1, treatment));
        const estimated = drafts.map(({ estimate }, at) =>
          scopeLine(at + 1, { estimate: fromCents(estimate) }),
        );
        const quote = { total: fromCents(total), lines };
        const found = comparableTotal(quote, estimated);
        const leftOut = estimated.filter(({ id }) => !offers(quote, id));
        expect(found.comparableTotal).toBe(
          addMoney([quote.total, ...leftOut.map(({ estimate }) => estimate ?? '0')]),
        );
        for (const { id, estimate } of leftOut) {
          const more = [...lines.filter((one) => one.scopeLineId !== id), line(id, 'included')];
          const after = comparableTotal({ ...quote, lines: more }, estimated);
          expect(requireCents(found.comparableTotal) - requireCents(after.comparableTotal)).toBe(
            requireCents(estimate ?? '0'),
          );
        }
      }),
    );
  });
});

describe('treatmentOf', () => {
  it('is not mentioned if the quote does not list the line', () => {
    expect(treatmentOf({ lines: [] }, 1)).toBe('not_mentioned');
  });
});

describe('withEstimates', () => {
  const planned = new Map([
    [10, '1500.00'],
    [20, '4000.00'],
  ]);
  const estimates = (lines: ScopeLine[]) =>
    withEstimates(lines, planned).map(({ estimate, ownEstimate }) => [estimate, ownEstimate]);

  it('takes the own estimate, then the planned amount of its line, then nothing', () => {
    expect(
      estimates([
        scopeLine(1, { planLineId: 10, estimate: '0.00' }),
        scopeLine(2, { planLineId: 20 }),
        scopeLine(3),
        scopeLine(4, { planLineId: 30 }),
      ]),
    ).toEqual([
      ['0.00', '0.00'],
      ['4000.00', null],
      [null, null],
      [null, null],
    ]);
  });

  it('does not count a planned amount twice', () => {
    const shared = [scopeLine(1, { planLineId: 20 }), scopeLine(2, { planLineId: 20 })];
    expect(estimates(shared)).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
