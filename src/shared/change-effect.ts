import { addDays } from './dates.ts';
import { addMoney } from './money.ts';

/** What is agreed: the sum with its accepted changes, and the day by which the work is finished. */
export interface AgreedTerms {
  total: string;
  finishOn: string | null;
}

export interface ChangedTerms {
  amountDelta: string;
  daysDelta: number;
}

/** The terms once a change is accepted. */
export function afterChange(
  { total, finishOn }: AgreedTerms,
  { amountDelta, daysDelta }: ChangedTerms,
): AgreedTerms {
  return {
    total: addMoney([total, amountDelta]),
    finishOn: finishOn && addDays(finishOn, daysDelta),
  };
}
