import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAmount } from './amount-input.ts';
import { fromCents, toCents } from './money.ts';

describe('an amount as typed', () => {
  it.each([
    ['1234', '1234'],
    ['1234.50', '1234.50'],
    ['1234,50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u00A0234,50', '1234.50'],
    ['1\u202F234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1,234', '1234'],
    ['1 234', '1234'],
    ['1,23', '1.23'],
    ['1,2', '1.2'],
    ['12,5', '12.5'],
    ['0,05', '0.05'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['12.345.678,90', '12345678.90'],
    ['1,00,000.50', '100000.50'],
    ['€1.234,50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ['$ 25,000', '25000'],
    [' 25000 ', '25000'],
    ['25000.', '25000'],
    ['-5', '-5'],
    ['\u22125,00', '-5.00'],
    ['', ''],
  ])('%j is %j', (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain);
  });

  it.each([
    // A third decimal, which the schema explains.
    ['1.234', '1.234'],
    ['0,234', '0.234'],
    ['1234,567', '1234.567'],
    // Nonsense, which the schema refuses.
    ['abc', 'abc'],
    ['9-5', '9-5'],
    ['1e5', '1e5'],
    ['1,2,3', '1,2,3'],
    ['12 34', '12 34'],
    ['1,234,56', '1,234,56'],
    ['1.234.56', '1.234.56'],
    ['1,234.567.890', '1,234.567.890'],
    ['..', '..'],
    ['€', '€'],
  ])('%j stays an error: %j', (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain);
    expect(toCents(plain)).toBeNull();
  });

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE', 'pl-PL', 'pt-BR'])(
    'reads what %s writes',
    (locale) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999n }), (cents) => {
          const written = format.format(fromCents(cents) as unknown as number);
          expect(plainAmount(written)).toBe(fromCents(cents));
        }),
      );
    },
  );
});
