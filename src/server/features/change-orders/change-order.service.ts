import type { Database, Queryable } from '#server/db/client.ts';
import { brokenUniqueness } from '#server/db/database-faults.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type {
  ChangeDecision,
  ChangeOrder,
  ChangeOrderInput,
  ChangeOrderListQuery,
  ChangeOrderUpdate,
  Side,
} from '#shared/change-order.ts';
import { addMoney, fromCents, requireCents } from '#shared/money.ts';
import { lockRecord, removeRecord } from '../activity/record.repository.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import {
  changeRecords,
  findChangedAgreement,
  isOf,
  type StoredChange,
} from './change-order.repository.ts';
import { decidedHash } from './decided-hash.ts';

export type ChangeOrders = ReturnType<typeof createChangeOrders>;

/** A new change, with the project of its agreement and the side that raises it. */
export interface NewChange extends ChangeOrderInput {
  projectId: number;
  askedBy: Side;
}

const FINAL = 'This change was decided already. Raise another one to take it back.';

export function createChangeOrders(db: Database) {
  const changes = createRecordService(db, {
    records: changeRecords,
    kind: 'change_order',

    toValues: (tx, place, inputs: NewChange[]) =>
      Promise.all(inputs.map((input) => toValues(tx, place, input))),

    async toChanges(_tx, _author, change: { before: StoredChange; changes: ChangeOrderUpdate }) {
      if (change.before.status !== 'asked') throw new AppError('conflict', FINAL);
      if (change.before.reversesId === null) return change.changes;
      // What takes a change back is its exact opposite.
      const { amountDelta: _, daysDelta: __, ...others } = change.changes;
      return others;
    },
  });

  return {
    ...changes,

    create: async (scope: Scope, input: ChangeOrderInput, on: Queryable = db) => {
      if (scope.projectId === null) throw new Error('A change needs the project of its agreement');
      const { projectId } = scope;
      return changes
        .create(scope, { ...input, projectId, askedBy: 'homeowner' }, on)
        .catch(explain);
    },

    /** Raised by the contractor, who has a link. */
    ask: (author: Author, projectId: number, input: ChangeOrderInput): Promise<ChangeOrder> =>
      changes.create(author, { ...input, projectId, askedBy: 'contractor' }).catch(explain),

    list: (scope: Scope, { projectId, agreementId }: ChangeOrderListQuery, on: Queryable = db) =>
      changes.list(
        scope,
        { projectId, where: agreementId === null ? undefined : isOf(agreementId) },
        on,
      ),

    /** What was decided stays for the record. */
    remove: (scope: Scope, changeId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await holdAccount(tx, scope.ownerId);
        const change = await changeRecords.find(tx, scope.ownerId, changeId);
        if (change && ['accepted', 'declined'].includes(change.status)) {
          throw new AppError('conflict', FINAL);
        }
        if (!(await removeRecord(tx, scope, 'change_order', changeId))) throw notFound('Change');
      }),

    /** Of two decisions at once, one counts. */
    decide: (
      scope: Scope | (Omit<Scope, 'actorId'> & Author),
      changeId: number,
      decided: ChangeDecision & { by: Side },
      on: Queryable = db,
    ): Promise<ChangeOrder> =>
      on.transaction(async (tx) => {
        const { ownerId } = scope;
        await holdAccount(tx, ownerId);
        const before = await lockRecord(tx, scope as Scope, 'change_order', changeId);
        const change = await changeRecords.find(tx, ownerId, changeId);
        if (!before || !change) throw notFound('Change');
        if (change.status !== 'asked') throw new AppError('conflict', FINAL);
        await changeRecords.update(tx, scope, changeId, {
          before,
          changes: await toDecision(tx, { ownerId, projectId: change.projectId }, change, decided),
        });
        return changes.get(scope, changeId, tx);
      }),
  };
}

async function toValues(tx: Queryable, place: Place, input: NewChange) {
  const { agreementId, reversesId = null } = input;
  const agreement = await findChangedAgreement(tx, place, agreementId);
  if (!agreement) {
    throw invalidField('agreementId', 'Choose one of the agreements of this project');
  }
  if (agreement.status === 'void') {
    throw invalidField('agreementId', 'This agreement is void. Reopen it first.');
  }
  if (reversesId === null) return { ...input, reversesId };
  const reversed = await changeRecords.find(tx, place.ownerId, reversesId);
  if (reversed?.agreementId !== agreementId || reversed.status !== 'accepted') {
    throw invalidField('reversesId', 'Choose an accepted change of this agreement');
  }
  return {
    ...input,
    reversesId,
    amountDelta: fromCents(-requireCents(reversed.amountDelta)),
    daysDelta: -reversed.daysDelta,
  };
}

async function toDecision(
  tx: Queryable,
  place: Place,
  change: StoredChange,
  { decision, name, comment = null, by }: ChangeDecision & { by: Side },
) {
  const { agreementId } = change;
  const agreement = agreementId && (await findChangedAgreement(tx, place, agreementId));
  if (!agreement) {
    throw new AppError('conflict', 'The agreement of this change was deleted. Restore it first.');
  }
  const total = addMoney([agreement.amount, agreement.changes, change.amountDelta]);
  if (decision === 'accepted' && requireCents(total) < 0n) {
    throw new AppError('conflict', 'This would make the agreed sum less than nothing.');
  }
  const decidedAt = new Date().toISOString();
  const content = { ...change, agreement, decision, name, comment, decidedAt };
  return {
    status: decision,
    decidedAt,
    decidedName: name,
    decidedBy: by,
    comment,
    decidedHash: decidedHash(content),
  };
}

/** Two people take the same change back at once. */
function explain(error: unknown): never {
  if (brokenUniqueness(error) !== 'change_orders_reverses_idx') throw error;
  throw new AppError('conflict', 'Someone has asked to take this change back already.');
}
