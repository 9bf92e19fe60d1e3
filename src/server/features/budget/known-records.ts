import { Sums } from '#shared/budget-cost.ts';
import type { BudgetRows, PaidPart } from '#shared/budget-rows.ts';
import { PaidSums } from '#shared/paid-sums.ts';
import { type BudgetCosts, budgetCosts } from '#shared/project-budget-math.ts';
import {
  centsOf,
  readAgreements,
  readBills,
  readChanges,
  readLines,
  readPaidForUses,
  readPaidInAll,
  readRoomIds,
  type StoredBudget,
  type StoredRows,
} from './stored-budget.ts';

type UnpaidRows = Omit<BudgetRows, 'payments'>;

/** What a payment for no use in the budget names. */
const NO_USE = {
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
};

const keyOf = ({ planLineId, roomId, agreementId, billId, isHoldback, category }: PaidPart) =>
  `${planLineId} ${roomId} ${agreementId} ${billId} ${isHoldback} ${category}`;

/**
 * The records of one budget as the database had them at some moment. The next read brings what was
 * written since, so that a change costs as much as it changes.
 */
export class KnownRecords {
  private head: Pick<UnpaidRows, 'currency' | 'budget'> = { currency: '', budget: 0n };
  private reserve = 0n;
  private roomIds: number[] = [];
  private readonly lines = new ById<ReturnType<typeof readLines>['rows'][number]>();
  private readonly agreements = new ById<ReturnType<typeof readAgreements>['rows'][number]>();
  private readonly changes = new ById<ReturnType<typeof readChanges>['rows'][number]>();
  private readonly bills = new ById<ReturnType<typeof readBills>['rows'][number]>();
  private readonly uses = new Map<string, PaidPart>();
  private readonly paidForUses = new Sums<string>();
  private withoutUse: PaidPart[] = [];
  private readonly paid = new PaidSums();

  get size(): number {
    const { lines, agreements, changes, bills, uses } = this;
    return lines.size + agreements.size + changes.size + bills.size + uses.size;
  }

  /**
   * Takes what was read. False if a record is gone, because nothing tells which: then all of them
   * are to be read.
   */
  take(stored: StoredBudget): boolean {
    const isComplete = stored.lines === null || this.takeRecords(stored);
    this.takePaidInAll(readPaidInAll(stored));
    this.head = { currency: stored.currency, budget: centsOf(stored.budget) };
    return isComplete;
  }

  private takeRecords(stored: StoredBudget): boolean {
    this.reserve = centsOf(stored.reserve ?? '0');
    this.roomIds = readRoomIds(stored);
    return [
      this.lines.take(readLines(stored)),
      this.agreements.take(readAgreements(stored)),
      this.changes.take(readChanges(stored)),
      this.bills.take(readBills(stored)),
      this.takeUses(readPaidForUses(stored)),
    ].every(Boolean);
  }

  costs(): BudgetCosts & { rows: UnpaidRows } {
    const changes = new Sums<number>();
    for (const { agreementId, isAccepted, amount } of this.changes.values()) {
      if (isAccepted) changes.add(agreementId, amount);
    }
    const rows = {
      ...this.head,
      reserve: this.reserve,
      roomIds: this.roomIds,
      lines: [...this.lines.values()].sort((a, b) => a.position - b.position || a.id - b.id),
      agreements: Array.from(this.agreements.values(), (agreement) => ({
        ...agreement,
        changes: changes.of(agreement.id),
      })),
      bills: [...this.bills.values()],
    };
    return { rows, ...budgetCosts(rows, this.paid) };
  }

  private takeUses({ count, rows }: StoredRows<PaidPart>): boolean {
    for (const part of rows) {
      const key = keyOf(part);
      const before = this.uses.get(key);
      if (before) this.paid.remove(before);
      this.paid.add(part);
      this.paidForUses.add(part.category, part.amount - (before?.amount ?? 0n));
      this.uses.set(key, part);
    }
    return this.uses.size === count;
  }

  /** What was paid for no use is the rest of each category. */
  private takePaidInAll(inAll: { category: string; amount: bigint }[]): void {
    const rest = new Sums<string>();
    for (const { category, amount } of inAll) rest.add(category, amount);
    for (const [category, amount] of this.paidForUses.entries()) rest.add(category, -amount);
    for (const part of this.withoutUse) this.paid.remove(part);
    this.withoutUse = Array.from(rest.entries(), ([category, amount]) => ({
      ...NO_USE,
      category,
      amount,
    }));
    for (const part of this.withoutUse) this.paid.add(part);
  }
}

class ById<Row extends { id: number }> {
  private readonly rows = new Map<number, Row>();

  get size(): number {
    return this.rows.size;
  }

  values(): Iterable<Row> {
    return this.rows.values();
  }

  take({ count, rows }: StoredRows<Row>): boolean {
    for (const row of rows) this.rows.set(row.id, row);
    return this.rows.size === count;
  }
}
