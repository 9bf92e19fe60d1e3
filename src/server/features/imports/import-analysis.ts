import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Import, ImportNames, ImportRow } from '#shared/import.ts';
import { fromCents, requireCents } from '#shared/money.ts';
import type { StoredImport } from './import.repository.ts';
import { createRowKeys, nameKey } from './import-names.ts';
import { createRowReader, decimalSignOf, type KeyedRow } from './row-reading.ts';

/** About two milliseconds, so that other requests do not wait. */
const ROWS_PER_TURN = 250;
const SHOWN_PROBLEMS = 100;
const SHOWN_DUPLICATES = 200;
const SAMPLED_ROWS = 5;

/** Every row as it would become an expense. */
export async function readDraft(draft: StoredImport): Promise<KeyedRow[]> {
  const sheet = draft.rows ?? [];
  const read = createRowReader(draft, decimalSignOf(sheet, draft.mapping));
  const keyOf = createRowKeys();
  const rows: KeyedRow[] = [];
  for (let start = 0; start < sheet.length; start += ROWS_PER_TURN) {
    for (const sheetRow of sheet.slice(start, start + ROWS_PER_TURN)) {
      const row = read(sheetRow);
      rows.push(Object.assign(row, { key: keyOf(row) }));
    }
    await nextTurn();
  }
  return rows;
}

export interface Analysis {
  /** Made one by one: of many thousands, most calls need a few. */
  rows: () => Iterable<AnalyzedRow>;
  names: ImportNames;
}

export type AnalyzedRow = ImportRow & { key: string };

/** What becomes of each row, with what the names in it stand for. */
export function* analyze(
  { skip }: Pick<StoredImport, 'skip'>,
  read: KeyedRow[],
  { names, duplicates }: { names: ImportNames; duplicates: Map<number, number> },
): Generator<AnalyzedRow> {
  const skipped = skip === null ? null : new Set(skip);
  const category = lookup(names.categories);
  const paymentMethod = lookup(names.paymentMethods);
  for (const row of read) {
    const { date, description, amount, kind, notes, problem, key } = row;
    const duplicateOf = duplicates.get(row.row) ?? null;
    const reason = row.reason ?? (duplicateOf === null ? null : 'duplicate');
    const isChosen = skipped === null ? reason === null : !skipped.has(row.row);
    yield {
      ...{ row: row.row, date, description, amount, kind, notes, problem, key },
      category: category(row.category),
      paymentMethod: paymentMethod(row.paymentMethod),
      contractor: row.contractor || null,
      room: row.room || null,
      duplicateOf,
      reason,
      // What cannot be an expense is never one, whatever is ticked.
      isSkipped: !isChosen || problem !== null,
    };
  }
}

function lookup(choices: { text: string; key: string }[]) {
  const keys = new Map(choices.map(({ text, key }) => [nameKey(text), key]));
  return (text: string) => keys.get(nameKey(text)) ?? 'other';
}

/** The answer of a call, without what only the pages of rows show. */
export function summarize(draft: StoredImport, { rows, names }: Analysis): Import {
  let sum = 0n;
  let chosen = 0;
  const skip: number[] = [];
  const problems: Import['problems'] = [];
  const duplicates: Import['duplicates'] = [];
  for (const { row, amount, kind, problem, reason, duplicateOf, isSkipped } of rows()) {
    if (problem !== null && reason !== 'total') problems.push({ row, message: problem });
    if (duplicateOf !== null) duplicates.push({ row, expenseId: duplicateOf });
    if (isSkipped) {
      skip.push(row);
      continue;
    }
    const cents = requireCents(amount ?? '0.00');
    sum += kind === 'refund' ? -cents : cents;
    chosen += 1;
  }
  const { id, projectId, fileName, status, createdAt, columns, created } = draft;
  const { mapping, signs, dayOrder } = draft;
  return {
    ...{ id, projectId, fileName, status, createdAt, columns, created },
    ...{ mapping, signs, dayOrder, names },
    rows: draft.rowCount,
    chosen,
    total: fromCents(sum),
    sample: (draft.rows ?? []).slice(0, SAMPLED_ROWS).map(({ cells }) => cells),
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
    duplicates: duplicates.slice(0, SHOWN_DUPLICATES),
    skip,
  };
}
