import { expect, it } from 'vitest';
import { toFacts } from './receipt-facts.ts';

const hints = { today: '2026-11-17', merchants: ['Rosa Okafor Tiling', 'Tom Reyes'] };

function facts(...texts: string[]) {
  const rows = texts.map((text, index) => ({
    text,
    place: index / texts.length,
    height: index === 0 ? 40 : 24,
    pieces: [text],
  }));
  return toFacts(rows, hints);
}

it('reads the receipt of a shop', () => {
  expect(
    facts(
      'BUILDER  DEPOT',
      '1200 Main Street, Austin TX',
      '03/08/2026 14:22',
      'Oak flooring 12 bx  1,250.40',
      'Wood glue  18.99',
      'SUBTOTAL  1,269.39',
      'SALES TAX 8.25%  104.72',
      'TOTAL  $1,374.11',
      'VISA ****1234  1,374.11',
    ),
  ).toEqual({
    total: { value: '1374.11', isChecked: true },
    date: '2026-03-08',
    merchant: 'BUILDER DEPOT',
    tax: '104.72',
    lines: [
      { text: 'Oak flooring 12 bx', amount: '1250.40' },
      { text: 'Wood glue', amount: '18.99' },
    ],
  });
});

it('reads a German one, with its comma and its days', () => {
  expect(
    facts('Baustoffe', 'Fliesen  249,90 A', 'Kleber  18,50 A', 'Summe EUR  268,40', '08.03.2026'),
  ).toMatchObject({ total: { value: '268.40', isChecked: true }, date: '2026-03-08' });
});

it.each([
  ['subtotal and tax', ['Subtotal 100.00', 'Tax 8.00', 'Total 108.00'], '108.00', true],
  ['two taxes', ['Subtotal 100.00', 'GST 5.00', 'PST 7.00', 'Total 112.00'], '112.00', true],
  ['items', ['Tile 60.00', 'Glue 40.00', 'Total 100.00'], '100.00', true],
  ['cash less change', ['Total 85.50', 'Cash 100.00', 'Change 14.50'], '85.50', true],
  ['a total and a tip', ['Amount charged 50.00', 'Tip 8.00', 'Total 58.00'], '58.00', true],
  ['a discount', ['Subtotal 100.00', 'Coupon -10.00', 'Tax 7.20', 'Total 97.20'], '97.20', true],
  ['a deposit', ['Subtotal 900.00', 'Less deposit 300.00', 'Amount due 600.00'], '600.00', true],
  ['one item alone', ['Tile 60.00', 'Total 60.00'], '60.00', false],
  ['figures that do not agree', ['Subtotal 100.00', 'Tax 8.00', 'Total 180.00'], '180.00', false],
  ['savings after the total', ['Total 97.20', 'Total savings 10.00'], '97.20', false],
  ['a label above its amount', ['Balance due', '$ 1,204.00'], '1204.00', false],
])('trusts a total only if the figures agree: %s', (_what, rows, value, isChecked) => {
  expect(facts('Shop', ...rows).total).toEqual({ value, isChecked });
});

it.each([
  ['13 March 2026', '2026-03-13'],
  ['5/27/2614:22 PUMP 4', '2026-05-27'],
  ['Mar 8, 2026', '2026-03-08'],
  ['08-Mar-2026 9:10', '2026-03-08'],
  ['2026-03-08', '2026-03-08'],
  ['31/10/2026', '2026-10-31'],
  ['12/31/2026', null],
  ['02/30/2026', null],
])('reads a date: %s', (row, date) => {
  expect(facts('Shop', row).date).toBe(date);
});

it('knows a tax whose gap was read as a digit', () => {
  const rows = ['CAULK  219.73', 'SUBTOTAL  219.73', 'SALES  6TAX  18.13', 'TOTAL  $237.86'];
  expect(facts('SHOP', ...rows)).toMatchObject({
    total: { value: '237.86', isChecked: true },
    tax: '18.13',
  });
});

it('prefers the day of the purchase to others', () => {
  expect(
    facts('Shop', 'Return policy expires 02/01/2026', 'Due date 04/07/2026', 'Date 03/08/2026')
      .date,
  ).toBe('2026-03-08');
});

it('knows the names that a person uses, also misread', () => {
  expect(facts('INVOICE', 'R0sa 0kafor Ti1ing LLC', 'Total 10.00').merchant).toBe(
    'Rosa Okafor Tiling',
  );
  expect(facts('WELCOME TO', "LOWE'S HOME CENTERS, LLC", 'Total 10.00').merchant).toBe("Lowe's");
});

it('finds nothing where there is nothing', () => {
  expect(facts()).toEqual({ total: null, date: null, merchant: null, tax: null, lines: [] });
});
