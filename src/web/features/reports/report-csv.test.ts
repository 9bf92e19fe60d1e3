import { expect, it } from 'vitest';
import { moneyCell, textCell, toCsv } from './report-csv.ts';

it('writes plain amounts, quotes what needs it and disarms formulas', () => {
  const rows = [
    { cells: [textCell('Tiles, "blue"'), moneyCell('1234.50', 'USD')] },
    { cells: [textCell('=1+1'), moneyCell('-2.00', 'USD')] },
  ];
  expect(toCsv(['Line', 'Expected'], rows)).toBe(
    '\uFEFFLine,Expected\r\n"Tiles, ""blue""",1234.50\r\n\'=1+1,-2.00\r\n',
  );
  expect(rows[0]?.cells[1]?.shown).toBe('$1,234.50');
});
