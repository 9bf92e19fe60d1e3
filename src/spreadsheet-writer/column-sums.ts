import { columnLetters } from './cell-xml.ts';
import type { Cells, Column } from './sheet.ts';

const PLACES = 2;
const HUNDREDTHS = 10n ** BigInt(PLACES);

/** Plain digits with at most two places, as a whole number of hundredths. */
function toHundredths(digits: string): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === '') throw new RangeError(`Not a number with two places: ${digits}`);
  const value = BigInt(whole) * HUNDREDTHS + BigInt(fraction.padEnd(PLACES, '0'));
  return sign ? -value : value;
}

function fromHundredths(value: bigint): string {
  const magnitude = value < 0n ? -value : value;
  const fraction = String(magnitude % HUNDREDTHS).padStart(PLACES, '0');
  return `${value < 0n ? '-' : ''}${magnitude / HUNDREDTHS}.${fraction}`;
}

/** Adds up the columns that have a sum, exactly, while their rows are written. */
export class ColumnSums {
  private readonly columns: readonly Column[];
  private readonly sums = new Map<number, bigint>();

  constructor(columns: readonly Column[]) {
    this.columns = columns;
    for (const [index, { sum }] of columns.entries()) if (sum) this.sums.set(index, 0n);
  }

  get isEmpty(): boolean {
    return this.sums.size === 0;
  }

  add(cells: Cells): void {
    for (const [index, before] of this.sums) {
      const value = cells[index];
      const { sum } = this.columns[index] as Column;
      const isLeftOut = typeof sum === 'object' && cells[this.placeOf(sum.column)] === sum.unless;
      if (value && !isLeftOut) this.sums.set(index, before + toHundredths(value));
    }
  }

  resultOf(index: number): string | null {
    const sum = this.sums.get(index);
    return sum === undefined ? null : fromHundredths(sum);
  }

  /** The formula over these rows. */
  formulaOf(index: number, { first, last }: { first: number; last: number }): string {
    const range = (column: number) => {
      const letters = columnLetters(column);
      return `${letters}${first}:${letters}${last}`;
    };
    const { sum } = this.columns[index] as Column;
    if (typeof sum !== 'object') return `SUM(${range(index)})`;
    return `SUMIF(${range(this.placeOf(sum.column))},"<>${sum.unless}",${range(index)})`;
  }

  private placeOf(title: string): number {
    return this.columns.findIndex((column) => column.title === title);
  }
}
