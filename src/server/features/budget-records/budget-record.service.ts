import type { InferSelectModel } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound, recordLimitReached } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import { recordNames } from '#shared/activity.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { removeRecord } from '../activity/record.repository.ts';
import type { OwnRecord } from '../activity/record-kinds.repository.ts';
import { saveChange } from '../activity/saving.service.ts';
import { explainReference } from './broken-reference.ts';
import type {
  BudgetRecords,
  BudgetTable,
  Changes,
  Given,
  Place,
} from './budget-record.repository.ts';

/** What the calls of a kind need. */
export interface RecordService<Input, Update, Query, Answer> {
  list(scope: Scope, query: Query): Promise<Answer[]>;
  create(scope: Scope, input: Input, on?: Queryable): Promise<Answer>;
  update(scope: Scope, recordId: number, update: Update): Promise<Answer>;
  remove(scope: Scope, recordId: number): Promise<void>;
}

/** What is special about a kind of record. */
interface RecordRules<Table extends BudgetTable, Input, Update, Computed> {
  records: BudgetRecords<Table>;
  kind: Exclude<OwnRecord, 'project'>;
  /** Reads what is computed for these records, and tells it for each of them. */
  compute?(
    rows: InferSelectModel<Table>[],
    on: Queryable,
  ): Promise<(row: InferSelectModel<Table>) => Computed>;
  /** What is stored for new records of a project. */
  toValues(tx: Queryable, place: Place & Author, inputs: Input[]): Promise<Given<Table>[]>;
  /** What is stored for a change. */
  toChanges(
    tx: Queryable,
    author: Author,
    change: { before: InferSelectModel<Table>; changes: Update },
  ): Promise<Changes<Table>>;
  /** What else changes with it. */
  follow?(
    tx: Queryable,
    ownerId: OwnerId,
    change: { before: InferSelectModel<Table>; after: InferSelectModel<Table> },
  ): Promise<void>;
}

function only<T>([answer]: T[]): T {
  if (!answer) throw new Error('A record got no answer');
  return answer;
}

/** What no call answers. */
type Hidden = 'userId' | 'createdBy' | 'updatedAt';

/**
 * The rules that are the same for every kind of record of a budget. Each write locks the account's
 * row first, so that writes to one budget happen one after the other.
 */
export function createRecordService<
  Table extends BudgetTable,
  Input extends { projectId: number },
  Update extends { version?: number | undefined },
  Computed extends object,
>(db: Database, rules: RecordRules<Table, Input, Update, Computed>) {
  const { records, kind, compute, toValues, toChanges, follow } = rules;
  type Row = InferSelectModel<Table>;
  type Answer = Omit<Row, Hidden> & Computed;
  const absent = () => notFound(recordNames[kind].replace(/^./, (letter) => letter.toUpperCase()));

  async function toAnswers(rows: Row[], on: Queryable): Promise<Answer[]> {
    const computed = await compute?.(rows, on);
    return rows.map((row) => {
      const {
        userId: _,
        createdBy: __,
        updatedAt: ___,
        ...fields
      } = row as Record<Hidden, unknown>;
      return { ...fields, ...computed?.(row) } as Answer;
    });
  }

  const answer = async (row: Row, on: Queryable) => only(await toAnswers([row], on));

  async function requireRow(tx: Queryable, ownerId: OwnerId, recordId: number): Promise<Row> {
    const row = await records.find(tx, ownerId, recordId);
    if (!row) throw absent();
    return row;
  }

  async function requireRoom(
    tx: Queryable,
    { ownerId }: Pick<Scope, 'ownerId'>,
    { projectId, count }: { projectId: number | null; count: number },
  ): Promise<void> {
    const held = projectId === null ? 0 : await records.countHeld(tx, ownerId, projectId);
    if (held + count > recordLimits[records.limit]) throw recordLimitReached(records.limit);
  }

  /** New records of one project, all or none, in the same order. */
  const createAll = (
    author: Author,
    projectId: number,
    inputs: Input[],
    on: Queryable = db,
  ): Promise<Answer[]> =>
    on
      .transaction(async (tx) => {
        await requireRoom(tx, author, { projectId, count: inputs.length });
        const values = await toValues(tx, { ...author, projectId }, inputs);
        return toAnswers(await records.insert(tx, author, values), tx);
      })
      .catch(explainReference);

  const get = async ({ ownerId }: Pick<Scope, 'ownerId'>, recordId: number, on: Queryable = db) =>
    answer(await requireRow(on, ownerId, recordId), on);

  return {
    get,
    requireRoom,

    list: async (
      { reach }: Pick<Scope, 'reach'>,
      filter: Parameters<typeof records.list>[2],
      on: Queryable = db,
    ): Promise<Answer[]> => toAnswers(await records.list(on, reach, filter), on),

    createAll,

    create: async (author: Author, input: Input, on: Queryable = db): Promise<Answer> =>
      only(await createAll(author, input.projectId, [input], on)),

    update: (scope: Scope, recordId: number, { version, ...changes }: Update): Promise<Answer> =>
      saveChange(db, {
        scope,
        kind,
        recordId,
        version,
        prepare: (tx) => holdAccount(tx, scope.ownerId),
        read: (tx) => get(scope, recordId, tx),
        async write(tx, locked) {
          const before = await requireRow(tx, scope.ownerId, recordId);
          const change = { before, changes: changes as Update };
          const after = await records.update(tx, scope, recordId, {
            changes: await toChanges(tx, scope, change),
            before: locked,
          });
          if (!after) return undefined;
          await follow?.(tx, scope.ownerId, { before, after });
          return answer(after, tx);
        },
      }).catch(explainReference),

    async remove(scope: Scope, recordId: number): Promise<void> {
      if (!(await removeRecord(db, scope, kind, recordId))) throw absent();
    },
  };
}
