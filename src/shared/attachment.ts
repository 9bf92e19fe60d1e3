import * as z from 'zod/mini';
import { receiptSchema } from './receipt.ts';

export const MAX_ATTACHMENTS = 20;

/**
 * The files of an expense in their order, as a call gives them. The first one is its receipt. The
 * server knows their types and sizes, and has the other rules: every page loads this file.
 */
export const attachmentsInputSchema = z.array(
  z.object({ key: receiptSchema, name: z.optional(z.string()) }),
);
export type AttachmentInput = z.output<typeof attachmentsInputSchema>[number];

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
