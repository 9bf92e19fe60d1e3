import type { Column } from '#report-writer/report-writer.ts';

const text = (title: string, share: number, lines = 1): Column => ({
  title,
  share,
  lines,
  align: 'left',
});
/** Wide enough for $9,999,999.99. */
const amount = (title: string, share = 15): Column => ({ title, share, align: 'right' });

export const planColumns: Column[] = [
  text('Line', 23, 2),
  text('Category', 11),
  text('Room', 12),
  amount('Planned'),
  amount('Paid'),
  amount('Expected'),
  amount('Left'),
];

export const sumColumns = (what: string): Column[] => [
  text(what, 40, 2),
  amount('Planned', 18),
  amount('Paid', 18),
  amount('Expected', 18),
];

export const expenseColumns: Column[] = [
  text('Date', 14, 2),
  text('Description', 34, 3),
  text('Paid to', 19, 2),
  text('Room', 12),
  text('Receipt', 8),
  amount('Amount', 15),
];

export const yearColumns: Column[] = [
  text('Year', 10),
  amount('Improvements', 20),
  amount('Repairs', 18),
  amount('Not part', 18),
  amount('Undecided', 18),
];

export const taxColumns: Column[] = [
  text('Date', 14, 2),
  text('Paid to', 18, 2),
  text('Description', 25, 3),
  text('Reason', 25, 4),
  text('Receipt', 11),
  amount('Amount', 15),
];
