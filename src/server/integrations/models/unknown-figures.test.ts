import { describe, expect, it } from 'vitest';
import { figureWarning, unknownFigures } from './unknown-figures.ts';

describe('figures in the text of a model', () => {
  it('are known if a source has the same value, however it is written', () => {
    const sources = ['Total: $1,250.00 in 4 expenses', 'left 300'];
    expect(unknownFigures('You spent $1250 and have $300.00 left.', sources)).toEqual([]);
  });

  it('are listed once each if no source has them', () => {
    const text = 'That is **$99.50**, or $99.50 in all, and €7.';
    expect(unknownFigures(text, ['$12.00'])).toEqual(['$99.50', '€7']);
    expect(figureWarning(['$99.50'])).toContain('$99.50');
    expect(figureWarning([])).toBe('');
  });
});
