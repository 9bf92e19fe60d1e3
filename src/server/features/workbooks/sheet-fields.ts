import { currencyPrefix } from '#shared/currency-sign.ts';
import type { Column, Sheet } from '#spreadsheet-writer/spreadsheet-writer.ts';

/** A column, and what stands in it for a record. */
export interface Field<T> extends Column {
  read: (record: T) => string | null | undefined;
}

type Read<T> = Field<T>['read'];

export const text = <T>(title: string, width: number, read: Read<T>): Field<T> => ({
  ...{ title, width, read },
  kind: 'text',
});

const DAY_WIDTH = 12;

export const day = <T>(title: string, read: Read<T>): Field<T> => ({
  ...{ title, read },
  kind: 'day',
  width: DAY_WIDTH,
});

const MONEY_WIDTH = 15;

/** An amount as the product writes it: "€1,234.50", and "-€1,234.50". */
function moneyFormat(currency: string): string {
  const sign = `"${currencyPrefix(currency)}"`;
  return `${sign}#,##0.00;-${sign}#,##0.00`;
}

/** Makes the columns with amounts in a currency. */
export function moneyIn(currency: string) {
  const format = moneyFormat(currency);
  return <T>(title: string, read: Read<T>, sum?: Column['sum']): Field<T> => ({
    ...{ title, read, format },
    kind: 'number',
    width: MONEY_WIDTH,
    ...(sum && { sum }),
  });
}

export type Money = ReturnType<typeof moneyIn>;

type Batches<T> = Iterable<readonly T[]> | AsyncIterable<readonly T[]>;

export function sheetOf<T>(name: string, fields: readonly Field<T>[], batches: Batches<T>): Sheet {
  const toCells = (record: T) => fields.map(({ read }) => read(record) ?? null);
  async function* rows() {
    for await (const batch of batches) yield batch.map(toCells);
  }
  return { name, columns: fields, rows: rows() };
}
