import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  fromCents,
  moneyInputSchema,
  percentOf,
  subtractMoney,
  toCents,
} from './money.ts';

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });

describe('cents', () => {
  it('come back from their text unchanged, at any size', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount);
      }),
    );
  });

  it.each(['', '1.234', '1e5', ' 1', '1.', '.5', '0x10', '1,000', 'NaN'])('refuse %j', (text) => {
    expect(toCents(text)).toBeNull();
  });

  it('subtract exactly where floats do not', () => {
    expect(subtractMoney('0.30', '0.10')).toBe('0.20');
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(toCents(subtractMoney(fromCents(a), fromCents(b)))).toBe(a - b);
      }),
    );
  });
});

describe('percentOf', () => {
  it('rounds half up to two decimals', () => {
    expect(percentOf('1.00', '3.00')).toBe(33.33);
    expect(percentOf('2.00', '3.00')).toBe(66.67);
    expect(percentOf('0.01', '99999999.99')).toBe(0);
    expect(percentOf('150.00', '100.00')).toBe(150);
    expect(percentOf('12345.67', '20000.00')).toBe(61.73);
  });

  it('is 0 if the whole is zero', () => {
    expect(percentOf('5.00', '0.00')).toBe(0);
  });
});

describe('formatMoney', () => {
  it('formats dollars exactly, with a real minus sign', () => {
    expect(formatMoney('1234.5')).toBe('$1,234.50');
    expect(formatMoney('-0.05')).toBe('\u2212$0.05');
    expect(formatMoney('90071992547409931.07')).toBe('$90,071,992,547,409,931.07');
  });

  it('formats an amount like Intl', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (cents) => {
        const amount = fromCents(cents);
        const written = dollars.format(amount as unknown as number);
        expect(formatMoney(amount)).toBe(written.replace('-', '\u2212'));
      }),
    );
  });
});

describe('an amount as input', () => {
  const schema = moneyInputSchema({
    label: 'Budget',
    min: { amount: '100', message: 'Budget must be at least $100' },
  });
  const read = (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? result.data : result.error.issues[0]?.message;
  };

  it('takes text and numbers and returns two decimals', () => {
    expect(read('25000')).toBe('25000.00');
    expect(read(' 25000.5 ')).toBe('25000.50');
    expect(read(25000.55)).toBe('25000.55');
    expect(read('99999999.99')).toBe('99999999.99');
    expect(read('000100')).toBe('100.00');
  });

  it.each(['', 'abc', '-5', '99.99', '1e5', 'Infinity', null, undefined, {}, Number.NaN])(
    'reports the minimum for %j',
    (input) => {
      expect(read(input)).toBe('Budget must be at least $100');
    },
  );

  it('reports too many decimals and too large an amount', () => {
    expect(read('100.001')).toBe('Budget can have at most 2 decimals');
    expect(read('100000000')).toBe('Budget must be at most $99,999,999.99');
  });

  it('accepts every amount within the bounds exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10_000n, max: 9_999_999_999n }), (amount) => {
        expect(read(fromCents(amount))).toBe(fromCents(amount));
      }),
    );
  });
});
