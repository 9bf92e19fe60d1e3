import * as z from 'zod/mini';
import { MAX_ID, referenceSchema } from './ids.ts';
import { readingSchema } from './reading.ts';

/** In one call. */
export const INBOX_MAX_FILES = 30;
export const INBOX_NAME_MAX_LENGTH = 200;

/** The field of the form that names the project, before the files. */
export const INBOX_PROJECT_FIELD = 'projectId';

/** A file that belongs to no expense yet, with what it says. */
export const inboxItemSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  key: z.string(),
  /** The name of the file, as it was sent. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  version: z.number(),
  thumbnailUrl: z.nullable(z.string()),
  /** An earlier item of the same inbox with the same file. */
  sameAs: z.nullable(z.number()),
  reading: z.omit(readingSchema, { text: true }),
});
export type InboxItem = z.infer<typeof inboxItemSchema>;

export const inboxCountSchema = z.object({ count: z.number() });

const projectSchema = referenceSchema('Choose one of your projects');

export const inboxProjectSchema = z.pipe(
  z.string({ error: 'Choose one of your projects' }),
  z.pipe(z.transform(Number), projectSchema),
);

export const inboxQuerySchema = z.object({
  projectId: z.pipe(
    z
      .string({ error: 'The project is required' })
      .check(z.regex(/^\d{1,15}$/, { error: 'The project must be a whole number' })),
    z.transform((digits) => Math.min(Number(digits), MAX_ID)),
  ),
});
