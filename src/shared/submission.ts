import * as z from 'zod/mini';
import { documentKinds } from './document.ts';
import { moneySchema } from './money.ts';
import { versionSchema } from './version.ts';

/** What a contractor can send: a bill, a document, or another day for a milestone. */
export const submissionKinds = ['bill', 'document', 'date'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

export const submissionStatuses = ['waiting', 'approved', 'declined'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const submissionSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  agreementId: z.nullable(z.number()),
  milestoneId: z.nullable(z.number()),
  kind: z.enum(submissionKinds),
  title: z.string(),
  amount: z.nullable(moneySchema),
  dueOn: z.nullable(z.string()),
  documentKind: z.nullable(z.enum(documentKinds)),
  notes: z.nullable(z.string()),
  key: z.nullable(z.string()),
  senderName: z.string(),
  status: z.enum(submissionStatuses),
  decidedAt: z.nullable(z.iso.datetime()),
  billId: z.nullable(z.number()),
  documentId: z.nullable(z.number()),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type Submission = z.infer<typeof submissionSchema>;
