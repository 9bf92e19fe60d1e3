import { addMoney, fromCents, requireCents } from '#shared/money.ts';
import type { TaxEntry, TaxUse } from '#shared/tax.ts';
import type { TaxExpense, TaxNames } from './tax.repository.ts';
import { taxReasons } from './tax-reasons.ts';
import { suggestTaxUse } from './tax-rules.ts';

/** An expense, or all parts of one category of a split expense. */
interface TaxPart {
  part: string | null;
  category: string;
  amount: string;
  roomIds: (number | null)[];
  lineIds: (number | null)[];
}

/** The parts that a person decides about, one by one. */
export function taxPartsOf(expense: TaxExpense): TaxPart[] {
  if (expense.lines.length === 0) {
    const { category, amount, roomId, planLineId } = expense;
    return [{ part: null, category, amount, roomIds: [roomId], lineIds: [planLineId] }];
  }
  return [...Map.groupBy(expense.lines, ({ category }) => category)].map(([category, lines]) => ({
    part: category,
    category,
    amount: addMoney(lines.map(({ amount }) => amount)),
    roomIds: lines.map(({ roomId }) => roomId),
    lineIds: lines.map(({ planLineId }) => planLineId),
  }));
}

export const decisionAbout = (expense: TaxExpense, part: string | null): TaxUse | null =>
  expense.taxRecord.find((stored) => stored.part === part)?.use ?? null;

/** The entries of an expense. `refunded` is the expense that a refund names. */
export function taxEntriesOf(
  expense: TaxExpense,
  names: TaxNames,
  refunded?: TaxExpense | undefined,
): TaxEntry[] {
  return taxPartsOf(expense).map((part) => {
    const decision = decisionAbout(expense, part.part);
    const followed = refunded ? refundedUse(refunded, part.category) : null;
    return {
      expenseId: expense.id,
      part: part.part,
      date: expense.date,
      description: expense.description,
      payee: payeeOf(expense),
      category: part.category,
      room: roomOf(part, names),
      amount: expense.kind === 'refund' ? fromCents(-requireCents(part.amount)) : part.amount,
      receipts: expense.attachments.length,
      suggestion: suggestionFor(expense, part, { names, refunded, followed }),
      decision,
      use: decision ?? followed,
    };
  });
}

interface Around {
  names: TaxNames;
  refunded: TaxExpense | undefined;
  followed: TaxUse | null;
}

function suggestionFor(
  expense: TaxExpense,
  part: TaxPart,
  { names, refunded, followed }: Around,
): TaxEntry['suggestion'] {
  if (refunded) {
    const { title, text } = taxReasons.refund;
    const sentence = followed ? 'It lowers the cost of the expense that it refunds.' : text;
    return { use: followed, reason: 'refund', title, text: sentence };
  }
  const line = part.lineIds.map((id) => names.lines.get(id ?? 0)?.title).find(Boolean);
  return suggestTaxUse({
    description: expense.description,
    category: part.category,
    line,
    room: roomOf(part, names),
    trade: expense.contractor?.specialty,
    project: names.project,
  });
}

/** The part of the same category, or the only use that all parts have. */
function refundedUse(refunded: TaxExpense, category: string): TaxUse | null {
  const parts = taxPartsOf(refunded);
  const same = parts.find(({ part }) => part === category);
  const uses = (same ? [same] : parts).map(({ part }) => decisionAbout(refunded, part));
  return new Set(uses).size === 1 ? (uses[0] ?? null) : null;
}

/** The company, and who it was there if both are known. */
function payeeOf({ contractor }: TaxExpense): string | null {
  if (!contractor?.name) return null;
  return contractor.company ? `${contractor.company} (${contractor.name})` : contractor.name;
}

/** What has no room of its own is in the room of its line. */
function roomOf({ roomIds, lineIds }: TaxPart, names: TaxNames): string | null {
  const found = roomIds.map((roomId, index) => {
    const lineRoom = names.lines.get(lineIds[index] ?? 0)?.roomId;
    return names.rooms.get(roomId ?? lineRoom ?? 0);
  });
  return [...new Set(found.filter((name) => name !== undefined))].join(', ') || null;
}
