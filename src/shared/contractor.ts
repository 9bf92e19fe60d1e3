import * as z from 'zod/mini';
import { currencyTotalSchema, moneySchema } from './money.ts';
import { versionSchema } from './version.ts';

export const contractorSchema = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  company: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  specialty: z.nullable(z.string()),
  hourlyRate: z.nullable(moneySchema),
  notes: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type Contractor = z.infer<typeof contractorSchema>;

/** A contractor in the list, with the total paid to them in all projects. */
export const listedContractorSchema = z.extend(contractorSchema, {
  totalPaid: moneySchema,
  /** The same by currency; empty before the first payment. */
  paidTotals: z.array(currencyTotalSchema),
  expenseCount: z.number(),
});
export type ListedContractor = z.infer<typeof listedContractorSchema>;

export const contractorCountSchema = z.object({
  count: z.number(),
  limit: z.nullable(z.number()),
});
