import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount } from './counts.ts';

it('formats a count like Intl', () => {
  const intl = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(formatCount(count)).toBe(intl.format(count));
    }),
  );
});
