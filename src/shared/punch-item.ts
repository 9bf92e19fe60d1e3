import * as z from 'zod/mini';
import { projectQuerySchema, referenceFilterSchema, referenceSchema } from './ids.ts';
import { NAME_MAX_LENGTH, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

const punchItemFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  agreementId: z.nullish(referenceSchema('Choose one of the agreements of this project')),
  roomId: z.nullish(referenceSchema('Choose one of the rooms of this project')),
  isDone: z.optional(z.boolean({ error: 'Done must be true or false' })),
};

export const punchItemInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ...punchItemFields,
});
export type PunchItemInput = z.output<typeof punchItemInputSchema>;

/** It stays in its project. */
export const punchItemUpdateSchema = z.partial(z.object({ ...punchItemFields, ...givenVersion }));
export type PunchItemUpdate = z.output<typeof punchItemUpdateSchema>;

export const punchItemListQuerySchema = z.extend(projectQuerySchema, {
  agreementId: referenceFilterSchema('The agreement'),
});
export type PunchItemListQuery = z.output<typeof punchItemListQuerySchema>;

/** Something that is still to be done before the work counts as finished. */
export const punchItemSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  agreementId: z.nullable(z.number()),
  roomId: z.nullable(z.number()),
  title: z.string(),
  isDone: z.boolean(),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type PunchItem = z.infer<typeof punchItemSchema>;
