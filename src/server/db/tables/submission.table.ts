import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#shared/document.ts';
import type { SubmissionStatus } from '#shared/submission.ts';
import type { SubmissionKind } from '#shared/submission-kind.ts';
import { instant } from '../columns.ts';
import {
  contractorKey,
  milestoneKey,
  projectRecordColumns,
  projectRecordKeys,
  referenceKey,
} from '../project-record.ts';
import { agreements } from './agreement.table.ts';
import { bills } from './bill.table.ts';
import { documents } from './document.table.ts';

/** What a contractor sent by their link. It counts once a member approves it. */
export const submissions = pgTable(
  'submissions',
  {
    ...projectRecordColumns(),
    contractorId: integer(),
    agreementId: integer(),
    milestoneId: integer(),
    kind: text().$type<SubmissionKind>().notNull(),
    title: text().notNull(),
    /** Of a bill. */
    amount: numeric({ precision: 10, scale: 2 }),
    /** When a bill is due, or the day that is proposed for a milestone. */
    dueOn: date({ mode: 'string' }),
    documentKind: text().$type<DocumentKind>(),
    notes: text(),
    /** The key of an uploaded file. */
    key: text('image_url'),
    /** Who sent it, as they wrote their name. */
    senderName: text().notNull(),
    status: text().$type<SubmissionStatus>().notNull().default('waiting'),
    decidedAt: instant(),
    /** What it became when it was approved. */
    billId: integer(),
    documentId: integer(),
  },
  (table) => [
    ...projectRecordKeys('submissions', table),
    contractorKey('submissions_contractor_fkey', table, table.contractorId),
    milestoneKey('submissions_milestone_fkey', table, table.milestoneId),
    referenceKey('submissions_agreement_fkey', table, table.agreementId, agreements),
    referenceKey('submissions_bill_fkey', table, table.billId, bills),
    referenceKey('submissions_document_fkey', table, table.documentId, documents),
    index('submissions_contractor_idx').on(table.userId, table.contractorId),
    index('submissions_milestone_idx').on(table.userId, table.milestoneId),
    index('submissions_agreement_idx').on(table.userId, table.projectId, table.agreementId),
    index('submissions_bill_idx').on(table.userId, table.projectId, table.billId),
    index('submissions_document_idx').on(table.userId, table.projectId, table.documentId),
    index('submissions_file_idx').on(table.userId, table.key),
    check('submissions_kind_check', sql`${table.kind} in ('bill', 'document', 'date')`),
    check('submissions_status_check', sql`${table.status} in ('waiting', 'approved', 'declined')`),
  ],
);
