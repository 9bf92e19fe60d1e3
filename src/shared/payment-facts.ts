/** A step of the work that a payment waits for. */
interface Step {
  title: string;
  isCompleted: boolean;
}

/** A payment that was agreed on, or a bill: its amount in cents and the step it waits for. */
export interface StagedAmount {
  amount: bigint;
  step: Step | null;
  /** Whether it waits for the whole work. */
  isFinal: boolean;
}

/** All that the checks of a payment look at. Amounts are in cents. */
export interface PaymentFacts {
  today: string;
  currency: string;
  /** The US state of the project. */
  region: string | null;
  /** What is about to be paid. */
  amount: bigint;
  /** Whether that was held back before. */
  isHoldback: boolean;
  contractorName: string | null;
  bill: { title: string; amount: bigint; held: bigint; step: Step | null };
  agreement: {
    title: string;
    /** With the accepted changes. */
    total: bigint;
    /** In percent, with at most two decimals. */
    holdbackPercent: number;
    /** Payments so far, less refunds. */
    paid: bigint;
    schedule: StagedAmount[];
    /** Those that are not void, this one included. */
    bills: StagedAmount[];
  } | null;
  /** The last payment to the contractor for the same work, and whether a waiver for it is there. */
  lastPayment: { title: string; date: string; hasWaiver: boolean } | null;
  /** The insurance papers of the contractor. */
  insurance: { expiresOn: string | null }[];
  punchItems: { title: string; isDone: boolean }[];
  /** The line of the plan that the bill is on, as the budget has it. */
  line: { title: string; planned: bigint; paid: bigint; variance: bigint } | null;
}
