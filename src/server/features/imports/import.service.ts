import { createHash } from 'node:crypto';
import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import type {
  Import,
  ImportNames,
  ImportRow,
  ImportRowPage,
  ImportRowsQuery,
  ImportUpdate,
  ListedImport,
} from '#shared/import.ts';
import {
  readSpreadsheet,
  UnreadableSpreadsheetError,
} from '#spreadsheet-reader/spreadsheet-reader.ts';
import { inBatches } from '../activity/batches.repository.ts';
import { removeRecord } from '../activity/record.repository.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Expenses } from '../expenses/expense.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { Rooms } from '../rooms/room.service.ts';
import { guessChoices } from './choice-guess.ts';
import { plainHeading } from './column-names.ts';
import {
  findEarlierChoices,
  findImport,
  insertImport,
  insertImportRows,
  isUsed,
  listDuplicates,
  listImportedExpenses,
  listImportedKeys,
  listImports,
  lockImport,
  removeDraft,
  removeExcessDrafts,
  removeExpenses,
  removeOldDrafts,
  type StoredImport,
  updateImport,
} from './import.repository.ts';
import { type Analysis, analyze, readDraft, summarize } from './import-analysis.ts';
import { nameKey, resolveNames } from './import-names.ts';
import { chooseTable, type Table } from './table-layout.ts';

/** Rows per statement: a statement can have 65,535 values. */
const ROWS_PER_STATEMENT = 1_000;
const NOTES_MAX_LENGTH = 5_000;

/** Of one person. A file takes a second to read. */
const FILES_PER_10_MIN = 60;

interface ImportParts {
  db: Database;
  rateLimits: RateLimits;
  expenses: Expenses;
  contractors: Contractors;
  rooms: Rooms;
  plans: Plans;
}

/** Reading takes a core and 100 MB for a moment. */
const withReadingSlot = createWorkSlots({
  running: 1,
  waiting: 10,
  refusal: 'Many files are being read right now. Try again in a moment.',
});

export type Imports = ReturnType<typeof createImports>;

export function createImports({
  db,
  rateLimits,
  expenses,
  contractors,
  rooms,
  plans,
}: ImportParts) {
  async function requireImport(on: Queryable, ownerId: OwnerId, importId: number) {
    const found = await findImport(on, ownerId, importId);
    if (!found) throw notFound('Import');
    return found;
  }

  async function surroundings(ownerId: OwnerId, projectId: number) {
    const reach = [{ ownerId, projectId: null }];
    const [known, ofProject, usage] = await Promise.all([
      contractors.listContractors({ reach }),
      rooms.list({ reach: [{ ownerId, projectId }] }, { projectId }),
      plans.usage(ownerId),
    ]);
    const { count, limit } = usage.allowance('contractors');
    return {
      contractors: known.map(({ id, name, company }) => ({
        id,
        names: [name, company].filter((each) => each !== null),
      })),
      rooms: ofProject.map(({ id, name }) => ({ id, names: [name] })),
      roomForContractors: limit === null ? null : Math.max(0, limit - count),
    };
  }

  async function analyzeDraft(
    { ownerId }: Pick<Scope, 'ownerId'>,
    draft: StoredImport,
  ): Promise<Analysis & { keys: Map<number, string> }> {
    const { projectId } = draft;
    const read = await readDraft(draft);
    const names = resolveNames(read, draft.names, await surroundings(ownerId, projectId));
    const duplicates = await listDuplicates(db, { ownerId, projectId }, read);
    return {
      rows: analyze(draft, read, { names, duplicates }),
      names,
      keys: new Map(read.map(({ row, key }) => [row, key])),
    };
  }

  async function answer(scope: Pick<Scope, 'ownerId'>, stored: StoredImport): Promise<Import> {
    return summarize(stored, await analyzeDraft(scope, stored));
  }

  return {
    async listImports({ reach }: Scope, projectId: number | null): Promise<ListedImport[]> {
      return listImports(db, reach, projectId);
    },

    async getImport(scope: Scope, importId: number): Promise<Import> {
      return answer(scope, await requireImport(db, scope.ownerId, importId));
    },

    /** Reads the file. Nothing is an expense before it is committed. */
    async createImport(
      { ownerId, actorId }: Scope,
      { projectId, fileName, bytes }: { projectId: number; fileName: string; bytes: Uint8Array },
      on: Queryable = db,
    ): Promise<Import> {
      await rateLimits.take(allowance(FILES_PER_10_MIN, 'import', String(actorId)));
      const table = await withReadingSlot(() => readTable(bytes));
      const headingsKey = keyOfHeadings(table.columns);
      const earlier = await findEarlierChoices(on, ownerId, headingsKey);
      const stored = await insertImport(on, {
        userId: ownerId,
        projectId,
        createdBy: actorId === ownerId ? null : actorId,
        fileName,
        columns: table.columns,
        headingsKey,
        rows: table.rows,
        rowCount: table.rows.length,
        ...(earlier ?? guessChoices(table)),
      });
      await removeExcessDrafts(on, ownerId);
      return answer({ ownerId }, stored);
    },

    async updateImport(
      { ownerId }: Scope,
      importId: number,
      { mapping, signs, dayOrder, names, skip }: ImportUpdate,
    ): Promise<Import> {
      const stored = await db.transaction(async (tx) => {
        const draft = requireDraft(await lockImport(tx, ownerId, importId));
        const wrong = Object.entries(mapping ?? {}).find(
          ([, column]) => column !== null && column >= draft.columns.length,
        );
        if (wrong) throw invalidField(`mapping.${wrong[0]}`, 'The file has no such column');
        return updateImport(tx, ownerId, importId, {
          ...(mapping && { mapping }),
          ...(signs && { signs }),
          ...(dayOrder && { dayOrder }),
          ...(names && { names: { ...draft.names, ...names } as Partial<ImportNames> }),
          ...(skip !== undefined && { skip }),
        });
      });
      if (!stored) throw notFound('Import');
      return answer({ ownerId }, stored);
    },

    async listImportRows(
      scope: Scope,
      importId: number,
      { show, page, pageSize }: ImportRowsQuery,
    ): Promise<ImportRowPage> {
      const stored = await requireImport(db, scope.ownerId, importId);
      const { rows } = await analyzeDraft(scope, stored);
      const shown = rows.filter(isShown[show]);
      const start = (page - 1) * pageSize;
      return { rows: shown.slice(start, start + pageSize), totalCount: shown.length };
    },

    async deleteImport({ ownerId }: Scope, importId: number): Promise<void> {
      if (await removeDraft(db, ownerId, importId)) return;
      await requireImport(db, ownerId, importId);
      throw new AppError('conflict', 'This file is imported already. Undo it instead.');
    },

    /** All ticked rows become expenses, or none. */
    async commitImport(scope: Scope, importId: number): Promise<{ created: number }> {
      const { ownerId } = scope;
      const draft = requireDraft(await requireImport(db, ownerId, importId));
      const { projectId } = draft;
      const { rows, names, keys } = await analyzeDraft(scope, draft);
      return db.transaction(async (tx) => {
        await holdAccount(tx, ownerId);
        const locked = requireDraft(await lockImport(tx, ownerId, importId));
        if (locked.version !== draft.version) {
          throw new AppError('conflict', 'Somebody changed this import. Look at it again.');
        }
        const keyOf = ({ row }: ImportRow) => keys.get(row) ?? '';
        const chosen = rows.filter(({ isSkipped }) => !isSkipped);
        // Somebody may have imported the same rows since they were shown.
        const imported = await listImportedKeys(tx, { ownerId, projectId }, chosen.map(keyOf));
        const added = chosen.filter((row) => !imported.has(keyOf(row)));
        await plans.requireRoom(tx, scope, 'expenses', added.length);
        const made = await makeNames(tx, scope, { projectId, names, rows: added });
        const toExpense = expenseOf(projectId, made);
        for (let start = 0; start < added.length; start += ROWS_PER_STATEMENT) {
          const batch = added.slice(start, start + ROWS_PER_STATEMENT);
          const ids = await expenses.createAll(scope, batch.map(toExpense), tx);
          await insertImportRows(
            tx,
            batch.map((row, index) => ({
              ...{ userId: ownerId, projectId, importId, key: keyOf(row) },
              expenseId: ids[index] as number,
            })),
          );
        }
        await updateImport(tx, ownerId, importId, {
          status: 'committed',
          created: added.length,
          madeContractors: made.madeContractors,
          madeRooms: made.madeRooms,
          rows: null,
        });
        return { created: added.length };
      });
    },

    /** Removes what it made and is still there. Activity can restore it for a while. */
    async undoImport(scope: Scope, importId: number): Promise<{ removed: number }> {
      const { ownerId } = scope;
      return db.transaction(async (tx) => {
        await holdAccount(tx, ownerId);
        const stored = await lockImport(tx, ownerId, importId);
        if (!stored) throw notFound('Import');
        if (stored.status !== 'committed') {
          throw new AppError('conflict', 'There is nothing to undo: this file is not imported.');
        }
        const ids = await listImportedExpenses(tx, ownerId, importId);
        await inBatches(ids, (batch) => removeExpenses(tx, scope, batch));
        const made = [
          ...stored.madeContractors.map((recordId) => ({ kind: 'contractor' as const, recordId })),
          ...stored.madeRooms.map((recordId) => ({ kind: 'room' as const, recordId })),
        ];
        for (const record of made) {
          if (await isUsed(tx, ownerId, record)) continue;
          await removeRecord(tx, scope, record.kind, record.recordId);
        }
        await updateImport(tx, ownerId, importId, { status: 'undone' });
        return { removed: ids.length };
      });
    },

    sweep: () => removeOldDrafts(db),
  };

  /** Makes the contractors and rooms that the rows name and that do not exist. */
  async function makeNames(
    tx: Queryable,
    scope: Scope,
    { projectId, names, rows }: { projectId: number; names: ImportNames; rows: ImportRow[] },
  ) {
    const used = (field: 'contractor' | 'room') =>
      new Set(rows.map((row) => nameKey(row[field] ?? '')));
    const contractorIds = new Map<string, number>();
    const roomIds = new Map<string, number>();
    const madeContractors: number[] = [];
    const usedContractors = used('contractor');
    for (const { text, id, isLeftOut } of names.contractors) {
      if (isLeftOut || !usedContractors.has(nameKey(text))) continue;
      const contractorId =
        id ?? (await contractors.createContractor(scope, { name: text.slice(0, 200) }, tx)).id;
      if (id === null) madeContractors.push(contractorId);
      contractorIds.set(nameKey(text), contractorId);
    }
    const usedRooms = used('room');
    const wanted = names.rooms.filter(
      ({ text, isLeftOut }) => !isLeftOut && usedRooms.has(nameKey(text)),
    );
    for (const { text, id } of wanted) if (id !== null) roomIds.set(nameKey(text), id);
    const missing = wanted.filter(({ id }) => id === null);
    const inputs = missing.map(({ text }) => ({ projectId, name: text.slice(0, 200) }));
    const madeRooms = inputs.length > 0 ? await rooms.createAll(scope, projectId, inputs, tx) : [];
    for (const [index, { text }] of missing.entries()) {
      roomIds.set(nameKey(text), (madeRooms[index] as { id: number }).id);
    }
    return { contractorIds, roomIds, madeContractors, madeRooms: madeRooms.map(({ id }) => id) };
  }
}

const isShown: Record<ImportRowsQuery['show'], (row: ImportRow) => boolean> = {
  all: () => true,
  chosen: ({ isSkipped }) => !isSkipped,
  left_out: ({ isSkipped }) => isSkipped,
  problems: ({ problem, reason }) => problem !== null && reason !== 'total',
  duplicates: ({ duplicateOf }) => duplicateOf !== null,
};

/** A name that is left out stays in the notes. */
function expenseOf(
  projectId: number,
  { contractorIds, roomIds }: { contractorIds: Map<string, number>; roomIds: Map<string, number> },
) {
  return (row: ImportRow) => {
    const { date, description, amount, kind, category, paymentMethod } = row;
    const contractorId = contractorIds.get(nameKey(row.contractor ?? '')) ?? null;
    const isNamed =
      row.contractor !== null && contractorId === null && row.contractor !== description;
    const notes = [row.notes, isNamed ? `Paid to ${row.contractor}` : null].filter(Boolean);
    return {
      projectId,
      ...{ date: date ?? '', description, amount: amount ?? '', kind },
      category: category as 'other',
      paymentMethod: paymentMethod as 'other',
      contractorId,
      roomId: roomIds.get(nameKey(row.room ?? '')) ?? null,
      notes: notes.join('\n').slice(0, NOTES_MAX_LENGTH) || null,
    };
  };
}

function requireDraft(stored: StoredImport | undefined): StoredImport {
  if (!stored) throw notFound('Import');
  if (stored.status !== 'draft') {
    throw new AppError('conflict', 'This file is imported already.');
  }
  return stored;
}

async function readTable(bytes: Uint8Array): Promise<Table> {
  const sheets = await readSpreadsheet(bytes).catch((error: unknown) => {
    if (error instanceof UnreadableSpreadsheetError) throw invalidField('file', error.message);
    throw error;
  });
  const table = chooseTable(sheets);
  if (!table) throw invalidField('file', 'The file has no rows.');
  return table;
}

const keyOfHeadings = (columns: string[]) =>
  createHash('sha256').update(columns.map(plainHeading).join('|')).digest('base64url');
