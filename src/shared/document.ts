import * as z from 'zod/mini';
import { optionalDaySchema } from './days.ts';
import { projectQuerySchema, referenceFilterSchema, referenceSchema } from './ids.ts';
import { limitParamSchema } from './pagination.ts';
import { isReceiptKey } from './receipt.ts';
import { LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH, optionalTextSchema, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

export const documentKinds = [
  'contract',
  'insurance',
  'licence',
  'permit',
  'lien_waiver',
  'warranty',
  'manual',
  'photo',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** When a photo of the work was taken. */
export const photoStages = ['before', 'during', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];

const documentFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  kind: z.enum(documentKinds, { error: 'Choose what kind of document it is' }),
  contractorId: z.nullish(referenceSchema('Choose one of your contractors')),
  agreementId: z.nullish(referenceSchema('Choose one of the agreements of this project')),
  billId: z.nullish(referenceSchema('Choose one of the bills of this project')),
  quoteId: z.nullish(referenceSchema('Choose one of the quotes of this project')),
  changeOrderId: z.nullish(referenceSchema('Choose one of the changes of this project')),
  roomId: z.nullish(referenceSchema('Choose one of the rooms of this project')),
  milestoneId: z.nullish(referenceSchema('Choose one of the milestones of this project')),
  stage: z.nullish(z.enum(photoStages, { error: 'Stage must be before, during or after' })),
  takenOn: optionalDaySchema('The day of the photo'),
  expiresOn: optionalDaySchema('The day it expires'),
  notes: optionalTextSchema({ label: 'Notes', max: LONG_TEXT_MAX_LENGTH }),
  /** An uploaded file. Without one, only the facts are kept, such as when an insurance ends. */
  key: z.nullish(
    z
      .string({ error: 'The file could not be used' })
      .check(z.refine(isReceiptKey, { error: 'The file must be uploaded first' })),
  ),
};

export const documentInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ...documentFields,
});
export type DocumentInput = z.output<typeof documentInputSchema>;

/** A document stays in its project. */
export const documentUpdateSchema = z.partial(z.object({ ...documentFields, ...givenVersion }));
export type DocumentUpdate = z.output<typeof documentUpdateSchema>;

export const documentListQuerySchema = z.extend(projectQuerySchema, {
  contractorId: referenceFilterSchema('The contractor'),
  kind: z.optional(z.enum(documentKinds, { error: 'This kind is not known' })),
  /** Without it, the list is complete. */
  limit: z.optional(limitParamSchema),
  /** Only those that were added before the document with this id. */
  before: referenceFilterSchema('The cursor'),
});
export type DocumentListQuery = z.output<typeof documentListQuerySchema>;

export const documentSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  agreementId: z.nullable(z.number()),
  billId: z.nullable(z.number()),
  quoteId: z.nullable(z.number()),
  changeOrderId: z.nullable(z.number()),
  roomId: z.nullable(z.number()),
  milestoneId: z.nullable(z.number()),
  kind: z.enum(documentKinds),
  title: z.string(),
  stage: z.nullable(z.enum(photoStages)),
  takenOn: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  key: z.nullable(z.string()),
  /** A link that works for a few minutes. Null without a picture. */
  thumbnailUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type StoredDocument = z.infer<typeof documentSchema>;
