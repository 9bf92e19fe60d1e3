import { Sums } from './budget-cost.ts';
import type { PaidPart } from './budget-rows.ts';

/** What was paid on a bill, and by which agreements the payments go. */
class PaidOnBill {
  paid = 0n;
  ofHoldback = 0n;
  readonly byAgreement = new Sums<number>();
}

/**
 * Payments, added up by what they name. A refund is negative. The sums are exact, so a payment can
 * be taken out again as if it had never been there.
 */
export class PaidSums {
  total = 0n;
  readonly byCategory = new Sums<string>();
  /** By room, and then by line: a room that is gone leaves them to the room of the line. */
  readonly byPlace = new Map<number | null, Sums<number | null>>();
  readonly byLine = new Sums<number | null>();
  readonly onBills = new Map<number, PaidOnBill>();
  /** On agreements, without a bill. */
  readonly withoutBill = new Sums<number>();

  constructor(payments: readonly PaidPart[] = []) {
    for (const part of payments) this.add(part);
  }

  add(part: PaidPart, amount = part.amount): void {
    const { category, roomId, planLineId, agreementId, billId, isHoldback } = part;
    this.total += amount;
    this.byCategory.add(category, amount);
    this.byLine.add(planLineId, amount);
    this.inRoom(roomId).add(planLineId, amount);
    if (billId !== null) {
      const its = this.onBill(billId);
      its.paid += amount;
      if (isHoldback) its.ofHoldback += amount;
      if (agreementId !== null) its.byAgreement.add(agreementId, amount);
    } else if (agreementId !== null) {
      this.withoutBill.add(agreementId, amount);
    }
  }

  remove(part: PaidPart): void {
    this.add(part, -part.amount);
  }

  private inRoom(roomId: number | null): Sums<number | null> {
    const known = this.byPlace.get(roomId);
    if (known) return known;
    const sums = new Sums<number | null>();
    this.byPlace.set(roomId, sums);
    return sums;
  }

  private onBill(billId: number): PaidOnBill {
    const known = this.onBills.get(billId);
    if (known) return known;
    const paid = new PaidOnBill();
    this.onBills.set(billId, paid);
    return paid;
  }
}
