import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSpreadsheet } from '#spreadsheet-reader/spreadsheet-reader.ts';
import { guessChoices } from './choice-guess.ts';
import { resolveNames } from './import-names.ts';
import { createRowReader, decimalSignOf } from './row-reading.ts';
import { chooseTable } from './table-layout.ts';

const folder = path.join(import.meta.dirname, 'spreadsheets');
const expected: Record<string, { rows: string[][]; leftOut: Record<string, string> }> = JSON.parse(
  await readFile(path.join(folder, 'expected.json'), 'utf8'),
);
const nobody = { contractors: [], rooms: [], roomForContractors: null };

/** Spreadsheets as people and banks write them, and what must come out. */
it.each(Object.entries(expected))('reads %s', async (name, { rows: wanted, leftOut }) => {
  const table = chooseTable(await readSpreadsheet(await readFile(path.join(folder, name))));
  if (!table) throw new Error('There is no table');
  const choices = guessChoices(table);
  const read = createRowReader(choices, decimalSignOf(table.rows, choices.mapping));
  const rows = table.rows.map(read);
  const { categories, paymentMethods } = resolveNames(rows, {}, nobody);
  const keyOf = (list: { text: string; key: string }[], text: string) =>
    list.find((each) => each.text.toLowerCase() === text.toLowerCase())?.key ?? 'other';
  const chosen = rows
    .filter(({ reason }) => reason === null)
    .map(({ date, description, amount, kind, category, paymentMethod }) => [
      date,
      description,
      `${kind === 'refund' ? '-' : ''}${amount}`,
      keyOf(categories, category),
      keyOf(paymentMethods, paymentMethod),
    ]);
  expect(chosen.map((row, index) => row.slice(0, wanted[index]?.length))).toEqual(wanted);
  const reasons = rows.flatMap(({ row, reason }) => (reason ? [[String(row), reason]] : []));
  expect(Object.fromEntries(reasons)).toMatchObject(leftOut);
});
