import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { findCurrency } from '#server/db/project-currency.ts';
import { AppError, invalidField, notFound, recordLimitReached } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { formatMoney, fromCents, MAX_MONEY, requireCents } from '#shared/money.ts';
import { recordLimits } from '#shared/record-limits.ts';
import type { ReserveMove, ReserveMoveInput } from '#shared/reserve-move.ts';
import { lockRecord } from '../activity/record.repository.ts';
import { explainReference } from '../budget-records/broken-reference.ts';
import { readAddedBy } from '../people/added-by.ts';
import { planLineRecords } from '../plan-lines/plan-line.repository.ts';
import { isReversed, moveRecords, type StoredMove, sumMoves } from './reserve-move.repository.ts';

export type ReserveMoves = ReturnType<typeof createReserveMoves>;

type NewMove = Pick<
  StoredMove,
  'projectId' | 'amount' | 'planLineId' | 'changeOrderId' | 'reason' | 'reversesId'
>;

/** Each write locks the account's row first, so that of two draws of the last of it one succeeds. */
export function createReserveMoves(db: Database) {
  async function toAnswers(stored: StoredMove[], on: Queryable): Promise<ReserveMove[]> {
    const addedBy = await readAddedBy(on, stored);
    return stored.map((move) => {
      const { userId: _, createdBy: __, version: ___, ...fields } = move;
      return { ...fields, addedBy: addedBy(move) };
    });
  }

  return {
    listReserveMoves: async ({ reach }: Scope, { projectId }: { projectId: number | null }) =>
      toAnswers(await moveRecords.list(db, reach, { projectId }), db),

    createReserveMove: (
      scope: Scope,
      input: ReserveMoveInput,
      on: Queryable = db,
    ): Promise<ReserveMove> =>
      on
        .transaction(async (tx) => {
          const { projectId, amount, planLineId = null, reason = null } = input;
          const { changeOrderId = null } = input;
          if (requireCents(amount) < 0n && planLineId === null) {
            throw invalidField('planLineId', 'Choose the line that this is for');
          }
          const move = { projectId, amount, planLineId, changeOrderId, reason, reversesId: null };
          const [answer] = await toAnswers([await addMove(tx, scope, move)], tx);
          if (!answer) throw new Error('A reserve move got no answer');
          return answer;
        })
        .catch(explainReference),

    /** Adds the opposite move. */
    reverseReserveMove: (scope: Scope, moveId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const { ownerId } = scope;
        await holdAccount(tx, ownerId);
        const move = await moveRecords.find(tx, ownerId, moveId);
        if (!move) throw notFound('Reserve move');
        if (move.reversesId !== null) {
          throw new AppError('conflict', 'This reverses another move. Make a new move instead.');
        }
        if (await isReversed(tx, ownerId, moveId)) {
          throw new AppError('conflict', 'This was reversed already.');
        }
        const amount = -requireCents(move.amount);
        if (amount > 0n && move.planLineId === null) {
          throw invalidField('planLineId', 'The line of this draw was deleted. Restore it first.');
        }
        const { projectId, planLineId, changeOrderId, reason } = move;
        const opposite = {
          projectId,
          planLineId,
          changeOrderId,
          reason,
          amount: fromCents(amount),
        };
        await addMove(tx, scope, { ...opposite, reversesId: moveId });
      }),
  };
}

async function addMove(tx: Queryable, scope: Scope, move: NewMove): Promise<StoredMove> {
  const { ownerId } = scope;
  const { projectId, planLineId } = move;
  const amount = requireCents(move.amount);
  const count = await moveRecords.countHeld(tx, ownerId, projectId);
  if (count >= recordLimits[moveRecords.limit]) throw recordLimitReached(moveRecords.limit);
  const held = await sumMoves(tx, ownerId, projectId);
  if (requireCents(held) + amount < 0n) {
    const left = formatMoney(held, await findCurrency(tx, ownerId, projectId));
    throw invalidField('amount', `The reserve has only ${left} left`);
  }
  if (planLineId !== null) await changePlan(tx, scope, { projectId, planLineId, by: -amount });
  const [stored] = await moveRecords.insert(tx, scope, [move]);
  if (!stored) throw new Error('The insert returned no move');
  return stored;
}

/** What leaves the reserve is planned for the line, and what comes back no longer is. */
async function changePlan(
  tx: Queryable,
  scope: Scope,
  { projectId, planLineId, by }: { projectId: number; planLineId: number; by: bigint },
): Promise<void> {
  const { ownerId } = scope;
  const before = await lockRecord(tx, scope, 'plan_line', planLineId);
  const line = await planLineRecords.find(tx, ownerId, planLineId);
  if (!before || line?.projectId !== projectId) {
    throw invalidField('planLineId', 'Choose one of the lines of this project');
  }
  const planned = requireCents(line.planned) + by;
  if (planned < 0n) {
    const left = formatMoney(line.planned, await findCurrency(tx, ownerId, projectId));
    throw invalidField('amount', `${line.title} has only ${left} planned`);
  }
  if (planned > requireCents(MAX_MONEY)) {
    const most = formatMoney(MAX_MONEY, await findCurrency(tx, ownerId, projectId));
    throw invalidField('amount', `A line can have at most ${most} planned`);
  }
  const changes = { planned: fromCents(planned) };
  await planLineRecords.update(tx, scope, planLineId, { changes, before });
}
