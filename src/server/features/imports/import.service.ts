import { createHash } from 'node:crypto';
import type { Database, Queryable } from '#server/db/client.ts';
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
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Expenses } from '../expenses/expense.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { Rooms } from '../rooms/room.service.ts';
import { guessChoices } from './choice-guess.ts';
import { plainHeading } from './column-names.ts';
import {
  findEarlierChoices,
  insertImport,
  listImports,
  lockImport,
  removeDraft,
  removeExcessDrafts,
  removeOldDrafts,
  type StoredImport,
  updateImport,
} from './import.repository.ts';
import { summarize } from './import-analysis.ts';
import { createCommitImport } from './import-commit.ts';
import { createAnalyzeDraft, requireDraft, requireImport } from './import-draft.ts';
import { undoImport } from './import-undo.ts';
import { chooseTable, type Table } from './table-layout.ts';

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
  const analyzeDraft = createAnalyzeDraft({ db, contractors, rooms, plans });

  async function answer(ownerId: OwnerId, stored: StoredImport): Promise<Import> {
    return summarize(stored, await analyzeDraft(ownerId, stored));
  }

  return {
    async listImports({ reach }: Scope, projectId: number | null): Promise<ListedImport[]> {
      return listImports(db, reach, projectId);
    },

    async getImport({ ownerId }: Scope, importId: number): Promise<Import> {
      return answer(ownerId, await requireImport(db, ownerId, importId));
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
      const head = await insertImport(on, {
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
      return answer(ownerId, { ...head, rows: table.rows });
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
      return answer(ownerId, stored);
    },

    async listImportRows(
      { ownerId }: Scope,
      importId: number,
      { show, page, pageSize }: ImportRowsQuery,
    ): Promise<ImportRowPage> {
      const stored = await requireImport(db, ownerId, importId);
      const analysis = await analyzeDraft(ownerId, stored);
      const start = (page - 1) * pageSize;
      const rows: ImportRow[] = [];
      let totalCount = 0;
      for (const row of analysis.rows()) {
        if (!isShown[show](row)) continue;
        if (totalCount >= start && rows.length < pageSize) rows.push(row);
        totalCount += 1;
      }
      return { rows, totalCount };
    },

    async deleteImport({ ownerId }: Scope, importId: number): Promise<void> {
      if (await removeDraft(db, ownerId, importId)) return;
      await requireImport(db, ownerId, importId);
      throw new AppError('conflict', 'This file is imported already. Undo it instead.');
    },

    commitImport: createCommitImport({ db, expenses, contractors, rooms, plans }, analyzeDraft),

    undoImport: (scope: Scope, importId: number) => undoImport(db, scope, importId),

    sweep: () => removeOldDrafts(db),
  };
}

const isShown: Record<ImportRowsQuery['show'], (row: ImportRow) => boolean> = {
  all: () => true,
  chosen: ({ isSkipped }) => !isSkipped,
  left_out: ({ isSkipped }) => isSkipped,
  problems: ({ problem, reason }) => problem !== null && reason !== 'total',
  duplicates: ({ duplicateOf }) => duplicateOf !== null,
};

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
