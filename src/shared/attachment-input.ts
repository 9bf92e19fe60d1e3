import * as z from 'zod/mini';
import { receiptSchema } from './receipt.ts';
import { NAME_MAX_LENGTH, textSchema } from './text.ts';

export const MAX_ATTACHMENTS = 20;

/** A file of an expense, as a call gives it. The server knows its type and its size. */
const attachmentInputSchema = z.object({
  key: receiptSchema,
  name: z.optional(textSchema({ label: 'The name of a file', max: NAME_MAX_LENGTH })),
});
export type AttachmentInput = z.output<typeof attachmentInputSchema>;

/** The files of an expense in their order. The first one is its receipt. */
export const attachmentsInputSchema = z
  .array(attachmentInputSchema, { error: 'The files must be a list' })
  .check(
    z.maxLength(MAX_ATTACHMENTS, {
      error: `An expense can have at most ${MAX_ATTACHMENTS} files`,
    }),
    z.refine((files) => new Set(files.map(({ key }) => key)).size === files.length, {
      error: 'A file is in the list twice',
    }),
  );
