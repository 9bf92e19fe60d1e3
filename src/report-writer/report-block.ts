/** A report is a list of these, from its cover to its last page. */
export type ReportBlock =
  | CoverBlock
  | HeadingBlock
  | TextBlock
  | TableBlock
  | RowsBlock
  | PicturesBlock;

export interface Figure {
  label: string;
  value: string;
  isOver?: boolean;
}

export interface CoverBlock {
  type: 'cover';
  product: string;
  kind: string;
  title: string;
  lines: string[];
  /** The one that stands first in large letters. */
  first: Figure;
  figures: Figure[];
  /** How much of the budget is spent, 1 for all of it; null without a meter. */
  spent: number | null;
  /** What must be read before anything else. */
  notice?: string | undefined;
}

interface HeadingBlock {
  type: 'heading';
  text: string;
  note?: string | undefined;
}

interface TextBlock {
  type: 'text';
  text: string;
}

export interface Column {
  title: string;
  /** Its part of the width. */
  share: number;
  align: 'left' | 'right';
  lines?: number;
}

/** Starts a table. Its title row is repeated on each page. */
interface TableBlock {
  type: 'table';
  columns: Column[];
}

export interface Row {
  cells: string[];
  /** A group starts rows that belong together; a sum and a total end them. */
  tone?: 'group' | 'sum' | 'total';
}

/** More rows of the table that was started last. */
interface RowsBlock {
  type: 'rows';
  rows: Row[];
}

export interface Picture {
  /** A JPEG. Null if there is none to show. */
  image: Uint8Array | null;
  /** What stands in its place. */
  label: string;
  caption: string[];
}

interface PicturesBlock {
  type: 'pictures';
  pictures: Picture[];
}

/** What the thread says: bytes of the file, that it wants the next block, or that it is done. */
export type ThreadMessage = { chunk: Uint8Array } | 'next' | 'done';
