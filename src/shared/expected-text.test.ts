import { describe, expect, it } from 'vitest';
import { expectedText } from './expected-text.ts';

describe('expectedText', () => {
  it.each([
    ['-2310.00', '$2,310.00 over if nothing changes'],
    ['-0.01', '$0.01 over if nothing changes'],
    ['0.00', '$0.00 left if nothing changes'],
    ['9999999.99', '$9,999,999.99 left if nothing changes'],
  ])('says %s as %s', (variance, text) => {
    expect(expectedText(variance, 'USD')).toBe(text);
  });
});
