import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { findCurrency } from '#server/db/project-currency.ts';
import { AppError, invalidField } from '#server/errors.ts';
import type { ExpenseKind, ExpenseLine } from '#shared/expense.ts';
import { addsUp } from '#shared/expense-split.ts';
import { addMoney, formatMoney } from '#shared/money.ts';
import {
  findKind,
  listPresent,
  lockAgreement,
  lockBill,
  type Place,
} from './expense-references.repository.ts';

/** What ties an expense to the budget, and what that depends on. */
export interface BudgetFields {
  projectId: number;
  amount: string;
  kind: ExpenseKind;
  planLineId: number | null;
  roomId: number | null;
  agreementId: number | null;
  billId: number | null;
  isHoldback: boolean;
  refundOfId: number | null;
  lines: ExpenseLine[];
}

export interface WantedReferences {
  fields: BudgetFields;
  /** Whether the call itself says which line it is, so that an agreement does not. */
  isLineChosen: boolean;
  /** Whether the call leaves the parts of the expense as they are. */
  keepsParts: boolean;
}

export const messages = {
  roomId: 'Choose one of the rooms of this project',
  planLineId: 'Choose one of the lines of this project',
  agreementId: 'Choose one of the agreements of this project',
  billId: 'Choose one of the bills of this project',
  refundOfId: 'Choose one of the expenses of this project',
};

/**
 * The fields as they are saved: a bill brings its agreement and its line, and an agreement its line
 * unless the call chooses one. Parts without a line take that one too. Throws, on the field, if they
 * contradict each other, or if they name what is not in the project. Another account's record is
 * the same as an absent one.
 */
export async function settleReferences(
  tx: Queryable,
  ownerId: OwnerId,
  wanted: WantedReferences,
): Promise<BudgetFields> {
  const { fields } = wanted;
  if (!addsUp(fields.amount, fields.lines)) throw await splitError(tx, ownerId, wanted);
  requireSense(fields);
  const place = { ownerId, projectId: fields.projectId };
  const implied = await impliedBy(tx, place, wanted);
  const settled = withImplied(fields, implied);
  await requirePresent(tx, place, settled);
  return settled;
}

async function splitError(tx: Queryable, ownerId: OwnerId, wanted: WantedReferences) {
  const { projectId, amount, lines } = wanted.fields;
  const currency = await findCurrency(tx, ownerId, projectId);
  const whole = formatMoney(amount, currency);
  if (wanted.keepsParts) {
    const sentence = `This expense is split. Change its parts too, so that they add up to ${whole}`;
    return invalidField('amount', sentence);
  }
  const sum = addMoney(lines.map((part) => part.amount));
  return invalidField('lines', `The parts add up to ${formatMoney(sum, currency)}, not ${whole}`);
}

function requireSense({ kind, billId, isHoldback, refundOfId }: BudgetFields) {
  if (isHoldback && billId === null) {
    throw invalidField('isHoldback', 'Only the payment of a bill can release hold-back');
  }
  if (isHoldback && kind === 'refund') {
    throw invalidField('isHoldback', 'A refund cannot release hold-back');
  }
  if (refundOfId !== null && kind !== 'refund') {
    throw invalidField('refundOfId', 'Only a refund can name the expense that it refunds');
  }
}

type Implied = Partial<Pick<BudgetFields, 'agreementId' | 'planLineId'>>;

/** What a bill or an agreement says about the expense; null without one. */
async function impliedBy(
  tx: Queryable,
  place: Place,
  { fields: { billId, agreementId, planLineId }, isLineChosen }: WantedReferences,
): Promise<Implied | null> {
  if (billId !== null) {
    const bill = await lockBill(tx, place, billId);
    if (!bill) throw invalidField('billId', messages.billId);
    return bill;
  }
  if (agreementId === null) return null;
  const agreement = await lockAgreement(tx, place, agreementId);
  if (!agreement) throw invalidField('agreementId', messages.agreementId);
  const [first, second] = isLineChosen
    ? [planLineId, agreement.planLineId]
    : [agreement.planLineId, planLineId];
  return { planLineId: first ?? second };
}

function withImplied(fields: BudgetFields, implied: Implied | null): BudgetFields {
  const settled = { ...fields, ...implied };
  const { planLineId } = settled;
  if (!implied || planLineId === null) return settled;
  const lines = fields.lines.map((part) => ({
    ...part,
    planLineId: part.planLineId ?? planLineId,
  }));
  return { ...settled, lines };
}

async function requirePresent(tx: Queryable, place: Place, settled: BudgetFields) {
  const { planLineId, roomId, refundOfId, lines } = settled;
  const all = [{ planLineId, roomId }, ...lines];
  const presentRooms = await listPresent(tx, place, 'room', ids(all, 'roomId'));
  const presentLines = await listPresent(tx, place, 'plan_line', ids(all, 'planLineId'));
  for (const [index, each] of all.entries()) {
    const path = index === 0 ? [] : ['lines', index - 1];
    if (each.roomId !== null && !presentRooms.has(each.roomId)) throw absent(path, 'roomId');
    if (each.planLineId !== null && !presentLines.has(each.planLineId)) {
      throw absent(path, 'planLineId');
    }
  }
  if (refundOfId !== null && (await findKind(tx, place, refundOfId)) !== 'expense') {
    throw invalidField('refundOfId', messages.refundOfId);
  }
}

const ids = (all: Pick<ExpenseLine, 'roomId' | 'planLineId'>[], field: 'roomId' | 'planLineId') =>
  all.flatMap((each) => each[field] ?? []);

function absent(path: (string | number)[], field: 'roomId' | 'planLineId'): AppError {
  const message = messages[field];
  return new AppError('validation', message, { details: [{ path: [...path, field], message }] });
}
