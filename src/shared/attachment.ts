import * as z from 'zod/mini';

export const attachmentSchema = z.object({
  /** The key of an upload, or a web address. */
  key: z.string(),
  /** Null for a web address. */
  type: z.nullable(z.string()),
  name: z.string(),
  /** In bytes. Null for a web address. */
  size: z.nullable(z.number()),
});
export type Attachment = z.infer<typeof attachmentSchema>;
