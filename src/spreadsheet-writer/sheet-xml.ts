import {
  columnLetters,
  daySerial,
  escapeXml,
  formulaCell,
  numberCell,
  startsLikeFormula,
  textCell,
} from './cell-xml.ts';
import { ColumnSums } from './column-sums.ts';
import type { Cells, Column, Sheet } from './sheet.ts';
import { DAY, HEADING, LABEL, PLAIN, QUOTED, type Styles } from './styles.ts';
import { XML_START } from './workbook-xml.ts';

const FIRST_ROW = 2;

interface Place {
  styles: Styles;
  isFirst: boolean;
  /** Told the number of the last row of the table, without its sums. */
  onRows: (lastRow: number) => void;
}

const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;

/** The XML of a sheet, a piece for each batch of rows. */
export async function* sheetXml(sheet: Sheet, place: Place): AsyncGenerator<string> {
  const { columns, rows, foot } = sheet;
  const { styles } = place;
  const write = cellWriter(columns, styles);
  const sums = new ColumnSums(columns);
  yield opening(columns, place.isFirst);
  let last = FIRST_ROW - 1;
  for await (const batch of rows) {
    let xml = '';
    for (const cells of batch) {
      last += 1;
      sums.add(cells);
      xml += row(last, write(cells, last));
    }
    yield xml;
  }
  place.onRows(last);
  // An empty table has sums too, of the empty row below its headings.
  const range = { first: FIRST_ROW, last: Math.max(last, FIRST_ROW) };
  const sumRow = range.last + 1;
  if (!sums.isEmpty) yield row(sumRow, sumCells(columns, { sums, range, sumRow, styles }));
  if (foot) yield footRows(foot, { columns, sumRow, styles });
  yield closing(columns, last);
}

function opening(columns: readonly Column[], isFirst: boolean): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }, index) =>
    textCell(`${columnLetters(index)}1`, title, HEADING),
  );
  return [
    XML_START,
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>${row(1, titles.join(''))}`,
  ].join('');
}

function closing(columns: readonly Column[], last: number): string {
  return [
    `</sheetData><autoFilter ref="${tableRange(columns, last)}"/>`,
    '<pageSetup orientation="landscape" fitToHeight="0"/></worksheet>',
  ].join('');
}

const tableRange = (columns: readonly Column[], last: number) =>
  `A1:${columnLetters(columns.length - 1)}${last}`;

/** The names that spreadsheets expect for a table with a filter and repeated headings. */
export function definedNames(sheets: readonly Sheet[], lastRows: readonly number[]): string {
  const names = sheets.map(({ name, columns }, index) => {
    const quoted = `'${escapeXml(name)}'`;
    const letters = columnLetters(columns.length - 1);
    const define = (what: string, range: string, more = '') =>
      `<definedName name="_xlnm.${what}" localSheetId="${index}"${more}>${quoted}!${range}</definedName>`;
    return (
      define('_FilterDatabase', `$A$1:$${letters}$${lastRows[index] ?? 1}`, ' hidden="1"') +
      define('Print_Titles', '$1:$1')
    );
  });
  return `<definedNames>${names.join('')}</definedNames>`;
}

function cellWriter(columns: readonly Column[], styles: Styles) {
  const writers = columns.map(({ kind, format }, index) => {
    const letters = columnLetters(index);
    const style = kind === 'number' ? styles.ofNumber(format) : PLAIN;
    return (value: string, number: number) => {
      const name = `${letters}${number}`;
      if (kind === 'number') return numberCell(name, value, style);
      const serial = kind === 'day' ? daySerial(value) : null;
      if (serial !== null) return numberCell(name, String(serial), DAY);
      return textCell(name, value, startsLikeFormula(value) ? QUOTED : PLAIN);
    };
  });
  return (cells: Cells, number: number) => {
    let xml = '';
    for (const [index, write] of writers.entries()) {
      const value = cells[index];
      if (value) xml += write(value, number);
    }
    return xml;
  };
}

interface Sums {
  sums: ColumnSums;
  range: { first: number; last: number };
  sumRow: number;
  styles: Styles;
}

function sumCells(columns: readonly Column[], { sums, range, sumRow, styles }: Sums): string {
  const cells = columns.map(({ format }, index) => {
    const result = sums.resultOf(index);
    if (result === null) return index === 0 ? textCell(`A${sumRow}`, 'Total', LABEL) : '';
    const cell = { formula: sums.formulaOf(index, range), result };
    return formulaCell(`${columnLetters(index)}${sumRow}`, cell, styles.ofNumber(format, true));
  });
  return cells.join('');
}

interface FootPlace {
  columns: readonly Column[];
  sumRow: number;
  styles: Styles;
}

function footRows(
  foot: NonNullable<Sheet['foot']>,
  { columns, sumRow, styles }: FootPlace,
): string {
  const placeOf = (title: string) => columns.findIndex((column) => column.title === title);
  const start = sumRow + 2;
  const index = placeOf(foot.column);
  const letters = columnLetters(index);
  const style = styles.ofNumber(columns[index]?.format);
  const rows = foot.rows({
    sumOf: (title) => `${columnLetters(placeOf(title))}${sumRow}`,
    cell: (each) => `${letters}${start + each}`,
  });
  return rows
    .map(({ label, value, formula }, each) => {
      const number = start + each;
      const name = `${letters}${number}`;
      const cell = formula
        ? formulaCell(name, { formula, result: value }, style)
        : numberCell(name, value, style);
      return row(number, textCell(`A${number}`, label, PLAIN) + cell);
    })
    .join('');
}
