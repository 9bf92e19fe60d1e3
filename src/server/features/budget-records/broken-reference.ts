import { brokenReference } from '#server/db/database-faults.ts';
import { invalidField } from '#server/errors.ts';

/** By the end of the name of the foreign key. */
const fields: Record<string, [field: string, message: string]> = {
  project: ['projectId', 'Choose one of your projects'],
  contractor: ['contractorId', 'Choose one of your contractors'],
  room: ['roomId', 'Choose one of the rooms of this project'],
  plan_line: ['planLineId', 'Choose one of the lines of this project'],
  agreement: ['agreementId', 'Choose one of the agreements of this project'],
  bill: ['billId', 'Choose one of the bills of this project'],
  quote: ['quoteId', 'Choose one of the quotes of this project'],
  change_order: ['changeOrderId', 'Choose one of the changes of this project'],
};

/**
 * A reference to a record of another user, or of another project, violates the same key as one to a
 * missing record.
 */
export function explainReference(error: unknown): never {
  const key = brokenReference(error);
  const broken = Object.entries(fields).find(([name]) => key?.endsWith(`s_${name}_fkey`));
  if (broken) throw invalidField(...broken[1]);
  throw error;
}
