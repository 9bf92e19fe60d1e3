import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { versionSchema } from './version.ts';

export const planLineSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  roomId: z.nullable(z.number()),
  title: z.string(),
  category: z.string(),
  planned: moneySchema,
  isDone: z.boolean(),
  position: z.number(),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type PlanLine = z.infer<typeof planLineSchema>;
