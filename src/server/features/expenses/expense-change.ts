import type { ExpenseLine } from '#shared/expense.ts';
import type { BudgetFields, WantedReferences } from './expense-references.ts';
import type { ExpenseChanges, ExpenseFields } from './expense-wire.ts';

const budgetKeys = [
  'projectId',
  'amount',
  'kind',
  'planLineId',
  'roomId',
  'agreementId',
  'billId',
  'isHoldback',
  'refundOfId',
  'lines',
] as const satisfies (keyof BudgetFields)[];
type BudgetKey = (typeof budgetKeys)[number];
/** What a call gives of them. */
type Given = { [Key in BudgetKey]?: BudgetFields[Key] | undefined };

/** The fields of a new expense that concern the budget. */
export function budgetOf(fields: Omit<ExpenseFields, 'attachments'>): BudgetFields {
  const { projectId, amount, kind, isHoldback, lines } = fields;
  const { planLineId, roomId, agreementId, billId, refundOfId } = fields;
  return {
    projectId,
    amount,
    kind,
    isHoldback,
    lines,
    planLineId: planLineId ?? null,
    roomId: roomId ?? null,
    agreementId: agreementId ?? null,
    billId: billId ?? null,
    refundOfId: refundOfId ?? null,
  };
}

/** Whether it names anything of the budget that must be looked up. */
export function hasReferences(fields: Given): boolean {
  const { planLineId, roomId, agreementId, billId, refundOfId, lines = [] } = fields;
  const ids = [planLineId, roomId, agreementId, billId, refundOfId];
  return [...ids, ...lines.flatMap((part) => [part.roomId, part.planLineId])].some(
    (id) => id !== null && id !== undefined,
  );
}

/**
 * What the fields become with the changes of a call, before they are checked; null if the call
 * changes none of them. What the call does not mention stays. References do not follow an expense
 * into another project.
 */
export function mergeChange(
  before: BudgetFields,
  changes: ExpenseChanges,
): WantedReferences | null {
  const changed = new Set<BudgetKey>(
    budgetKeys.filter((key) => changes[key] !== undefined && !isSame(before, changes, key)),
  );
  if (changed.size === 0) return null;
  const given = Object.fromEntries([...changed].map((key) => [key, changes[key]]));
  const fields: BudgetFields = {
    ...(changed.has('projectId') ? withoutReferences(before) : before),
    ...given,
  };
  if (fields.billId === null && !changed.has('isHoldback')) fields.isHoldback = false;
  if (fields.kind === 'expense' && !changed.has('refundOfId')) fields.refundOfId = null;
  return {
    fields,
    isLineChosen: changed.has('planLineId') || !changed.has('agreementId'),
    keepsParts: !changed.has('lines'),
  };
}

/** The changes to write: those of the call, and of the budget's fields only what really differs. */
export function changesToWrite(
  before: BudgetFields,
  after: BudgetFields | null,
  changes: ExpenseChanges,
): ExpenseChanges {
  const others = Object.entries(changes).filter(([key]) => !budgetKeys.includes(key as BudgetKey));
  const differing = budgetKeys.filter((key) => after && !isSame(before, after, key));
  return Object.fromEntries([...others, ...differing.map((key) => [key, after?.[key]])]);
}

const withoutReferences = (fields: BudgetFields): BudgetFields => ({
  ...fields,
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
  refundOfId: null,
  lines: fields.lines.map((part) => ({ ...part, roomId: null, planLineId: null })),
});

function isSame(left: Given, right: Given, key: BudgetKey) {
  return key === 'lines'
    ? textOf(left.lines ?? []) === textOf(right.lines ?? [])
    : left[key] === right[key];
}

const textOf = (lines: ExpenseLine[]) =>
  JSON.stringify(
    lines.map(({ category, roomId, planLineId, amount }) => [category, roomId, planLineId, amount]),
  );
