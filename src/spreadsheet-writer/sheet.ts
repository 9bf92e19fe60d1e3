/** Every value of a sheet is text; its column says what it is. */
export type Cells = readonly (string | null)[];

type ColumnKind =
  | 'text'
  /** yyyy-mm-dd */
  | 'day'
  /** Plain digits with a point, such as -1234.50. */
  | 'number';

export interface Column {
  title: string;
  /** In characters. */
  width: number;
  kind: ColumnKind;
  /** The number format, as spreadsheets write it: `"€"#,##0.00`. */
  format?: string;
  /** Its sum stands below: of all rows, or of those without a word in another column. */
  sum?: 'all' | { unless: string; column: string };
}

/** A figure below the sums. */
export interface FootRow {
  label: string;
  /** The result, if there is a formula. */
  value: string;
  formula?: string;
}

export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: Iterable<readonly Cells[]> | AsyncIterable<readonly Cells[]>;
  foot?: {
    /** The column of the values. */
    column: string;
    /** `sumOf` names the cell with the sum of a column, and `cell` that of another foot row. */
    rows: (names: { sumOf: (title: string) => string; cell: (row: number) => string }) => FootRow[];
  };
}
