import type { Database, Queryable } from '#server/db/client.ts';
import { brokenUniqueness } from '#server/db/database-faults.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type {
  ChangeDecision,
  ChangeOrderInput,
  ChangeOrderListQuery,
  ChangeOrderUpdate,
  Side,
} from '#shared/change-order.ts';
import { addMoney, fromCents, requireCents } from '#shared/money.ts';
import { lockRecord, removeRecord } from '../activity/record.repository.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { listChangeFiles } from './change-file.repository.ts';
import {
  changeRecords,
  findChangedAgreement,
  findPersonName,
  isDecided,
  isOf,
  isOfAny,
  type StoredChange,
} from './change-order.repository.ts';
import { type DecidedContent, decidedHash, filesHash } from './decided-hash.ts';
import type { DecisionMails } from './decision-mail.service.ts';

export type ChangeOrders = ReturnType<typeof createChangeOrders>;

/** A new change, with the project of its agreement and the side that raises it. */
export interface NewChange extends ChangeOrderInput {
  projectId: number;
  askedBy: Side;
  askedName?: string;
}

/** Who decides, and where: a member, or someone with a link. */
type Decider = Author & { projectId: number | null; role?: Scope['role'] };

const FINAL = 'This change was decided already. Raise another one to take it back.';
const THEIRS = 'The contractor asked for this change. Accept or decline it as it is.';
const EDITED = 'This change was edited meanwhile. Look at it again, then decide.';

/** The side that did not ask decides. */
const otherSide: Record<Side, Side> = { homeowner: 'contractor', contractor: 'homeowner' };

export function createChangeOrders(db: Database, mails: DecisionMails) {
  const changes = createRecordService(db, {
    records: changeRecords,
    kind: 'change_order',

    toValues: (tx, place, inputs: NewChange[]) =>
      Promise.all(inputs.map((input) => toValues(tx, place, input))),

    async toChanges(_tx, _author, change: { before: StoredChange; changes: ChangeOrderUpdate }) {
      if (change.before.status !== 'asked') throw new AppError('conflict', FINAL);
      if (change.before.askedBy === 'contractor') throw new AppError('conflict', THEIRS);
      if (change.before.reversesId === null) return change.changes;
      // What takes a change back is its exact opposite.
      const { amountDelta: _, daysDelta: __, ...others } = change.changes;
      return others;
    },
  });

  /**
   * Of two decisions at once, one counts. A decision about what someone has edited since does not.
   *
   * @param memberId the member who decides, or who writes down what the contractor decided
   */
  async function decide(
    tx: Queryable,
    decider: Decider,
    changeId: number,
    { version, filesHash: seenFiles, ...decided }: ChangeDecision & { memberId?: number },
  ): Promise<DecidedContent> {
    const { ownerId } = decider;
    await holdAccount(tx, ownerId);
    const before = await lockRecord(tx, decider, 'change_order', changeId);
    const change = await changeRecords.find(tx, ownerId, changeId);
    if (!before || !change) throw notFound('Change');
    if (change.status !== 'asked') throw new AppError('conflict', FINAL);
    if (version !== undefined && version !== change.version) {
      throw new AppError('conflict', EDITED);
    }
    const place = { ownerId, projectId: change.projectId };
    const content = await toContent(tx, place, change, decided);
    if (seenFiles !== undefined && seenFiles !== filesHash(content.files)) {
      throw new AppError('conflict', EDITED);
    }
    await changeRecords.update(tx, decider, changeId, {
      before,
      changes: {
        status: decided.decision,
        decidedAt: content.decidedAt,
        decidedName: content.name,
        decidedBy: otherSide[change.askedBy],
        recordedName: content.recordedName,
        comment: content.comment,
        decidedHash: decidedHash(content),
      },
    });
    return content;
  }

  return {
    ...changes,
    decide,

    /** By either side. */
    raise: changes.create,

    create: async (scope: Scope, input: ChangeOrderInput, on: Queryable = db) => {
      if (scope.projectId === null) throw new Error('A change needs the project of its agreement');
      const { projectId } = scope;
      return changes
        .create(scope, { ...input, projectId, askedBy: 'homeowner' }, on)
        .catch(explain);
    },

    list: (scope: Scope, { projectId, agreementId }: ChangeOrderListQuery, on: Queryable = db) =>
      changes.list(
        scope,
        { projectId, where: agreementId === null ? undefined : isOf(agreementId) },
        on,
      ),

    /** Those of some agreements of a project. */
    listOfAgreements: (
      scope: Pick<Scope, 'reach'> & { projectId: number },
      agreementIds: number[],
    ) => changes.list(scope, { projectId: scope.projectId, where: isOfAny(agreementIds) }),

    /** What was decided stays for the record. */
    remove: (scope: Scope, changeId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await holdAccount(tx, scope.ownerId);
        if (await isDecided(tx, scope.ownerId, changeId)) throw new AppError('conflict', FINAL);
        if (!(await removeRecord(tx, scope, 'change_order', changeId))) throw notFound('Change');
      }),

    /** Both sides get a copy, also of what a member wrote down. */
    async decideChangeOrder(scope: Scope, changeId: number, decision: ChangeDecision) {
      const decided = { ...decision, memberId: scope.actorId };
      const content = await db.transaction((tx) => decide(tx, scope, changeId, decided));
      mails.send(scope.ownerId, content, scope.actorId);
      return changes.get(scope, changeId);
    },
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

async function toContent(
  tx: Queryable,
  place: Place,
  change: StoredChange,
  { decision, name, comment = null, memberId }: ChangeDecision & { memberId?: number },
): Promise<DecidedContent> {
  const { agreementId } = change;
  const agreement = agreementId && (await findChangedAgreement(tx, place, agreementId));
  if (!agreement) {
    throw new AppError('conflict', 'The agreement of this change was deleted. Restore it first.');
  }
  const total = addMoney([agreement.amount, agreement.changes, change.amountDelta]);
  if (decision === 'accepted' && requireCents(total) < 0n) {
    throw new AppError('conflict', 'This would make the agreed sum negative.');
  }
  const isRecorded = memberId !== undefined && change.askedBy === 'homeowner';
  const recordedName = isRecorded ? await findPersonName(tx, memberId) : null;
  const decidedAt = new Date().toISOString();
  const files = await listChangeFiles(tx, place, [change.id]);
  return { ...change, agreement, decision, name, comment, decidedAt, recordedName, files };
}

/** Two people take the same change back at once. */
function explain(error: unknown): never {
  if (brokenUniqueness(error) !== 'change_orders_reverses_idx') throw error;
  throw new AppError('conflict', 'Someone has asked to take this change back already.');
}
