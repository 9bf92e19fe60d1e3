import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import type { AgreedTerms } from '#shared/change-effect.ts';
import type { ChangeOrder } from '#shared/change-order.ts';
import type { Contractor } from '#shared/contractor.ts';
import { addDays } from '#shared/dates.ts';
import type { Project } from '#shared/project.ts';

/** The agreement that a change is of, with all that the dialogs about it need. */
export interface ChangeSubject {
  agreement: Agreement;
  /** Those of the agreement. */
  bills: Bill[];
  changes: ChangeOrder[];
  contractor: Contractor;
  project: Project;
}

/** What is agreed today: with the accepted changes. */
export function currentTerms(
  { total, finishOn }: Agreement,
  changes: readonly ChangeOrder[],
): AgreedTerms {
  const accepted = changes.filter(({ status }) => status === 'accepted');
  const days = accepted.reduce((sum, { daysDelta }) => sum + daysDelta, 0);
  return { total, finishOn: finishOn && addDays(finishOn, days) };
}
