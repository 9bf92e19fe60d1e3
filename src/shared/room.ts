import * as z from 'zod/mini';
import { versionSchema } from './version.ts';

export const roomSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  name: z.string(),
  position: z.number(),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type Room = z.infer<typeof roomSchema>;
