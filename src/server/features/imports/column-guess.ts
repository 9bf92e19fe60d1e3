import { type ImportField, type ImportMapping, importFields, noMapping } from '#shared/import.ts';
import { columnNames, OTHER_AMOUNTS, plainHeading, wholeHeadings } from './column-names.ts';
import { readAmount } from './written-amount.ts';
import { readDay } from './written-day.ts';

/** The content of a column, as far as it is looked at. */
export interface Column {
  heading: string;
  cells: string[];
}

const AMOUNT_FIELDS: readonly ImportField[] = ['amount', 'debit', 'credit'];
const MOST = 0.6;

const shareOf = (cells: string[], isSuch: (cell: string) => boolean) => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(isSuch).length / filled.length;
};

const isDay = (cell: string) => readDay(cell, 'mdy') !== null || readDay(cell, 'dmy') !== null;
const isAmount = (cell: string) =>
  !isDay(cell) && (readAmount(cell, '.') !== null || readAmount(cell, ',') !== null);

const holdsDays = ({ cells }: Column) => shareOf(cells, isDay) > MOST;
const holdsAmounts = ({ cells }: Column) => shareOf(cells, isAmount) > MOST;

/** How well a heading names a field: 1 for its best name, 0 for none. */
function namesField(heading: string, field: ImportField): number {
  const plain = plainHeading(heading);
  if (plain === '') return 0;
  const names = columnNames[field];
  const exact = names.indexOf(plain);
  if (exact >= 0) return 1 - exact / 1000;
  if (wholeHeadings[field]?.includes(plain)) return 0.6;
  const within = names.findIndex((name) => ` ${plain} `.includes(` ${name} `));
  return within >= 0 ? 0.5 - within / 1000 : 0;
}

/** A heading counts only if the cells below it can be what it says. */
function fits(column: Column, field: ImportField): number {
  const named = namesField(column.heading, field);
  if (named === 0) return 0;
  if (field === 'date') return holdsDays(column) ? named : 0;
  if (AMOUNT_FIELDS.includes(field)) {
    const isOther = field === 'amount' && OTHER_AMOUNTS.test(plainHeading(column.heading));
    return holdsAmounts(column) && !isOther ? named : 0;
  }
  return holdsDays(column) ? 0 : named;
}

/** Which of the rows names the columns: the one with most names of different fields. */
export function countNames(row: string[]): number {
  const named = row.flatMap(
    (cell) => importFields.find((field) => namesField(cell, field) > 0) ?? [],
  );
  return new Set(named).size;
}

/** Which column has which field, by the headings and, where they say nothing, by the cells. */
export function guessMapping(columns: Column[]): ImportMapping {
  const mapping = noMapping();
  const taken = new Set<number>();
  const give = (field: ImportField, column: number) => {
    mapping[field] = column;
    taken.add(column);
  };
  const candidates = importFields
    .flatMap((field) =>
      columns.map((column, index) => ({ field, index, score: fits(column, field) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { field, index } of candidates) {
    if (mapping[field] === null && !taken.has(index)) give(field, index);
  }
  // Both sides of a statement say more than a running amount.
  if (mapping.debit !== null && mapping.credit !== null) mapping.amount = null;
  const free = (isSuch: (column: Column) => boolean) =>
    columns.findIndex((column, index) => !taken.has(index) && isSuch(column));
  if (mapping.date === null) giveFree('date', free(holdsDays));
  if (mapping.amount === null && mapping.debit === null) {
    giveFree(
      'amount',
      free((column) => holdsAmounts(column) && !isNamedOtherwise(column)),
    );
  }
  if (mapping.description === null) {
    giveFree('description', wordiest(columns, taken) ?? mapping.contractor ?? -1);
  }
  return mapping;

  function giveFree(field: ImportField, column: number) {
    if (column >= 0) give(field, column);
  }
}

const isNamedOtherwise = ({ heading }: Column) => OTHER_AMOUNTS.test(plainHeading(heading));

/** The free column with most different texts. */
function wordiest(columns: Column[], taken: Set<number>): number | undefined {
  const counts = columns.map((column, index) => {
    if (taken.has(index) || holdsAmounts(column) || holdsDays(column)) return 0;
    return new Set(column.cells.filter((cell) => /\p{L}{2}/u.test(cell))).size;
  });
  const most = Math.max(0, ...counts);
  return most > 0 ? counts.indexOf(most) : undefined;
}
