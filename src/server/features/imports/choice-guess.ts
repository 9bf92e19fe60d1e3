import { guessMapping } from './column-guess.ts';
import { decimalSignOf, type ReadingChoices } from './row-reading.ts';
import { columnsOf, type Table } from './table-layout.ts';
import { readAmount } from './written-amount.ts';
import { guessDayOrder } from './written-day.ts';

/** What a file starts with, until the person corrects it. */
export function guessChoices(table: Table): ReadingChoices {
  const mapping = guessMapping(columnsOf(table));
  const sign = decimalSignOf(table.rows, mapping);
  const textsIn = (column: number | null) =>
    column === null ? [] : table.rows.map(({ cells }) => cells[column] ?? '');
  const amounts = textsIn(mapping.amount).flatMap((text) => readAmount(text, sign) ?? []);
  const negative = amounts.filter((amount) => amount.startsWith('-')).length;
  return {
    mapping,
    dayOrder: guessDayOrder(textsIn(mapping.date), sign === ','),
    signs: negative > amounts.length / 2 ? 'negative' : 'positive',
  };
}
