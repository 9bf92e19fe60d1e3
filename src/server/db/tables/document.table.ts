import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { DocumentKind, PhotoStage } from '#shared/document.ts';
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
import { changeOrders } from './change-order.table.ts';
import { quotes } from './quote.table.ts';
import { rooms } from './room.table.ts';

/** A paper or a photo of a project, usually with its file. */
export const documents = pgTable(
  'documents',
  {
    ...projectRecordColumns(),
    contractorId: integer(),
    agreementId: integer(),
    billId: integer(),
    quoteId: integer(),
    changeOrderId: integer(),
    roomId: integer(),
    milestoneId: integer(),
    kind: text().$type<DocumentKind>().notNull(),
    title: text().notNull(),
    /** Of a photo. */
    stage: text().$type<PhotoStage>(),
    takenOn: date({ mode: 'string' }),
    expiresOn: date({ mode: 'string' }),
    notes: text(),
    /** The key of an uploaded file. Every table that refers to one calls the column so. */
    key: text('image_url'),
    /** Calendars ask when an entry last changed. */
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    ...projectRecordKeys('documents', table),
    contractorKey('documents_contractor_fkey', table, table.contractorId),
    milestoneKey('documents_milestone_fkey', table, table.milestoneId),
    referenceKey('documents_agreement_fkey', table, table.agreementId, agreements),
    referenceKey('documents_bill_fkey', table, table.billId, bills),
    referenceKey('documents_quote_fkey', table, table.quoteId, quotes),
    referenceKey('documents_change_order_fkey', table, table.changeOrderId, changeOrders),
    referenceKey('documents_room_fkey', table, table.roomId, rooms),
    index('documents_kind_idx').on(table.userId, table.projectId, table.kind),
    index('documents_contractor_idx').on(table.userId, table.contractorId),
    index('documents_milestone_idx').on(table.userId, table.milestoneId),
    index('documents_agreement_idx').on(table.userId, table.projectId, table.agreementId),
    index('documents_bill_idx').on(table.userId, table.projectId, table.billId),
    index('documents_quote_idx').on(table.userId, table.projectId, table.quoteId),
    index('documents_change_order_idx').on(table.userId, table.projectId, table.changeOrderId),
    index('documents_room_idx').on(table.userId, table.projectId, table.roomId),
    index('documents_file_idx').on(table.userId, table.key),
    check('documents_stage_check', sql`${table.stage} in ('before', 'during', 'after')`),
  ],
);
