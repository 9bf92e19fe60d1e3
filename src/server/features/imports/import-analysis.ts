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
  rows: ImportRow[];
  names: ImportNames;
}

/** What becomes of each row, with what the names in it stand for. */
export function analyze(
  draft: StoredImport,
  read: KeyedRow[],
  { names, duplicates }: { names: ImportNames; duplicates: Map<number, number> },
): ImportRow[] {
  const skipped = draft.skip === null ? null : new Set(draft.skip);
  const category = lookup(names.categories);
  const paymentMethod = lookup(names.paymentMethods);
  return read.map((row): ImportRow => {
    const { date, description, amount, kind, notes, problem } = row;
    const duplicateOf = duplicates.get(row.row) ?? null;
    const reason = row.reason ?? (duplicateOf === null ? null : 'duplicate');
    const isChosen = skipped === null ? reason === null : !skipped.has(row.row);
    return {
      ...{ row: row.row, date, description, amount, kind, notes, problem },
      category: category(row.category),
      paymentMethod: paymentMethod(row.paymentMethod),
      contractor: row.contractor || null,
      room: row.room || null,
      duplicateOf,
      reason,
      // What cannot be an expense is never one, whatever is ticked.
      isSkipped: !isChosen || problem !== null,
    };
  });
}

function lookup(choices: { text: string; key: string }[]) {
  const keys = new Map(choices.map(({ text, key }) => [nameKey(text), key]));
  return (text: string) => keys.get(nameKey(text)) ?? 'other';
}

/** The answer of a call, without what only the pages of rows show. */
export function summarize(draft: StoredImport, { rows, names }: Analysis): Import {
  const chosen = rows.filter(({ isSkipped }) => !isSkipped);
  const sum = chosen.reduce((total, { amount, kind }) => {
    const cents = requireCents(amount ?? '0.00');
    return kind === 'refund' ? total - cents : total + cents;
  }, 0n);
  const problems = rows.flatMap(({ row, problem, reason }) =>
    problem === null || reason === 'total' ? [] : [{ row, message: problem }],
  );
  const duplicates = rows.flatMap(({ row, duplicateOf }) =>
    duplicateOf === null ? [] : [{ row, expenseId: duplicateOf }],
  );
  const { id, projectId, fileName, status, createdAt, columns, created } = draft;
  const { mapping, signs, dayOrder } = draft;
  return {
    ...{ id, projectId, fileName, status, createdAt, columns, created },
    ...{ mapping, signs, dayOrder, names },
    rows: draft.rowCount,
    chosen: chosen.length,
    total: fromCents(sum),
    sample: (draft.rows ?? []).slice(0, SAMPLED_ROWS).map(({ cells }) => cells),
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
    duplicates: duplicates.slice(0, SHOWN_DUPLICATES),
    skip: rows.filter(({ isSkipped }) => isSkipped).map(({ row }) => row),
  };
}
