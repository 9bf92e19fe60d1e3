import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents } from '#shared/money.ts';
import { categorySlices } from './category-slices.ts';

const breakdown = fc.dictionary(
  fc.oneof(
    fc.constantFrom('materials', 'labor', 'permits', 'tools', 'equipment', 'utilities', 'other'),
    fc.string(),
  ),
  fc.bigInt({ min: 0n, max: 10n ** 14n }).map(fromCents),
);

describe('categorySlices', () => {
  it('counts everything outside the four colored categories as Other', () => {
    const slices = categorySlices({
      materials: '100.10',
      equipment: '0.10',
      utilities: '0.20',
      other: '1.00',
      scaffolding: '98.60',
    });
    expect(slices.map(({ label, amount, share }) => [label, amount, share])).toEqual([
      ['Materials', '100.10', '50.0%'],
      ['Other', '99.90', '50.0%'],
    ]);
    expect(slices.map(({ categories }) => categories)).toEqual([
      'materials',
      'equipment,utilities,other',
    ]);
  });

  it('adds up to the total spent, to the cent', () => {
    fc.assert(
      fc.property(breakdown, (amounts) => {
        const slices = categorySlices(amounts);
        expect(addMoney(slices.map(({ amount }) => amount))).toBe(addMoney(Object.values(amounts)));
        expect(slices.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('never shows a share as zero', () => {
    const slices = categorySlices({ tools: '30000.00', labor: '0.01' });
    expect(slices.map(({ share }) => share)).toEqual(['<0.1%', '100.0%']);
  });

  it('is empty without spending', () => {
    expect(categorySlices({})).toEqual([]);
    expect(categorySlices({ materials: '0.00' })).toEqual([]);
  });
});
