import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { versionSchema } from './version.ts';

export const billSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  agreementId: z.nullable(z.number()),
  planLineId: z.nullable(z.number()),
  milestoneId: z.nullable(z.number()),
  title: z.string(),
  amount: moneySchema,
  held: moneySchema,
  dueOn: z.nullable(z.string()),
  isVoid: z.boolean(),
  createdAt: z.iso.datetime(),
  version: versionSchema,
  /** Payments less refunds. */
  paid: moneySchema,
  /** What is to be paid now, and what is kept back. Both are 0 if the bill is void. */
  due: moneySchema,
  heldLeft: moneySchema,
});
export type Bill = z.infer<typeof billSchema>;
