import type { AgreementStatus } from './agreement.ts';

/** The records of one project at one moment. Amounts are whole cents. */
export interface BudgetRows {
  currency: string;
  budget: bigint;
  reserve: bigint;
  /** The rooms that are there. */
  roomIds: number[];
  lines: PlannedLine[];
  agreements: AgreedWork[];
  bills: BilledWork[];
  /** All parts of all expenses, summed in any way that keeps what they name. */
  payments: PaidPart[];
}

export interface PlannedLine {
  id: number;
  title: string;
  category: string;
  roomId: number | null;
  planned: bigint;
  isDone: boolean;
}

export interface AgreedWork {
  id: number;
  planLineId: number | null;
  amount: bigint;
  /** Changes that were accepted. */
  changes: bigint;
  status: AgreementStatus;
}

export interface BilledWork {
  id: number;
  agreementId: number | null;
  planLineId: number | null;
  amount: bigint;
  held: bigint;
  isVoid: boolean;
}

/** A refund is negative. A line or a room that is deleted counts as none. */
export interface PaidPart {
  planLineId: number | null;
  roomId: number | null;
  agreementId: number | null;
  billId: number | null;
  isHoldback: boolean;
  category: string;
  amount: bigint;
}
