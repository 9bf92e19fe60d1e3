import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { punchItems } from '#server/db/tables/punch-item.table.ts';
import { quotes } from '#server/db/tables/quote.table.ts';
import { reserveMoves } from '#server/db/tables/reserve-move.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import { scopeLines } from '#server/db/tables/scope-line.table.ts';
import { submissions } from '#server/db/tables/submission.table.ts';
import { agreementStatuses, scheduleKinds } from '#shared/agreement.ts';
import { changeOrderStatuses, sides } from '#shared/change-order.ts';
import { documentKinds, photoStages } from '#shared/document.ts';
import { expenseCategories, expenseKinds, paymentMethods } from '#shared/expense.ts';
import { MAX_ID } from '#shared/ids.ts';
import { milestoneCategories } from '#shared/milestone.ts';
import { requireCents } from '#shared/money.ts';
import { storedQuoteStatuses, treatments } from '#shared/quote.ts';
import type { LimitedRecord } from '#shared/record-limits.ts';
import { submissionStatuses } from '#shared/submission.ts';
import { submissionKinds } from '#shared/submission-kind.ts';
import { storedTaxUseSchema } from '#shared/tax.ts';
import * as f from './archive-fields.ts';
import type { ArchivedKind } from './archived-kind.ts';

type RecordTable = PgTable & { id: PgColumn; userId: PgColumn };

/** What a copy does not take over: it gets ids, an owner and versions of its own. */
type Bookkeeping = 'id' | 'userId' | 'projectId' | 'createdBy' | 'version';

/** A column without a field does not compile. */
type FieldsOf<Table extends RecordTable> = {
  [K in Exclude<keyof Table['$inferInsert'], Bookkeeping>]-?: f.Field<
    K extends keyof Table['$inferSelect'] ? Table['$inferSelect'][K] : never
  >;
};

interface KindFacts<Table extends RecordTable = RecordTable> {
  table: Table;
  /** The name of the list in archive.json, and of its spreadsheet. */
  list: string;
  /** The column with what people call a record. */
  label: string;
  fields: FieldsOf<Table>;
  /** How many there can be. Only a plan limits expenses. */
  limit?: LimitedRecord;
  /** What must also be true of a record. */
  check?: (record: Table['$inferSelect']) => boolean;
}

const kind = <Table extends RecordTable>(facts: KindFacts<Table>): KindFacts =>
  facts as unknown as KindFacts;

const categories = Object.keys(expenseCategories);
const position = f.wholeNumber(-MAX_ID, MAX_ID);
const MAX_DAYS = 3_650;
const MAX_PARTS = 300;

const partSchema = z.object({
  category: f.choice(categories).schema,
  roomId: z.nullable(f.idSchema),
  planLineId: z.nullable(f.idSchema),
  amount: f.moneySchema('0.01'),
});

const quoteLineSchema = z.object({
  scopeLineId: f.idSchema,
  treatment: f.choice(treatments).schema,
  amount: z.nullable(f.moneySchema('0.00')),
});

const scheduledSchema = z.object({
  kind: f.choice(scheduleKinds).schema,
  title: f.text.schema,
  amount: f.moneySchema('0.01'),
  milestoneId: z.nullable(f.idSchema),
  dueOn: f.optionalDay.schema,
});

const other = (
  { id: toOther }: f.Translation,
  to: ArchivedKind,
  id: number | null,
): number | null => (id === null ? null : toOther(to, id));

const kinds = {
  contractor: kind({
    table: contractors,
    list: 'contractors',
    label: 'name',
    limit: 'contractors',
    fields: {
      name: f.text,
      company: f.optionalText,
      email: f.optionalText,
      phone: f.optionalText,
      specialty: f.optionalText,
      hourlyRate: f.optionalMoney('0.00', '999999.99'),
      notes: f.notes,
      createdAt: f.instant,
    },
  }),
  room: kind({
    table: rooms,
    list: 'rooms',
    label: 'name',
    limit: 'roomsPerProject',
    fields: { name: f.text, position, createdAt: f.instant },
  }),
  plan_line: kind({
    table: planLines,
    list: 'planLines',
    label: 'title',
    limit: 'planLinesPerProject',
    fields: {
      title: f.text,
      category: f.choice(categories),
      roomId: f.reference('room'),
      planned: f.money('0.00'),
      isDone: f.flag,
      position,
      createdAt: f.instant,
    },
  }),
  milestone: kind({
    table: milestones,
    list: 'milestones',
    label: 'title',
    limit: 'milestonesPerProject',
    fields: {
      title: f.text,
      description: f.notes,
      category: f.choice(milestoneCategories) as f.Field<string>,
      targetDate: f.optionalDay,
      isCompleted: f.flag,
      completedDate: f.optionalInstant,
      contractorId: f.reference('contractor'),
      createdAt: f.instant,
      updatedAt: f.instant,
    },
  }),
  scope_line: kind({
    table: scopeLines,
    list: 'scopeLines',
    label: 'title',
    limit: 'scopeLinesPerProject',
    fields: {
      title: f.text,
      planLineId: f.reference('plan_line'),
      estimate: f.optionalMoney('0.00'),
      position,
      createdAt: f.instant,
    },
  }),
  quote: kind({
    table: quotes,
    list: 'quotes',
    label: 'title',
    limit: 'quotesPerProject',
    fields: {
      title: f.text,
      contractorId: f.reference('contractor'),
      total: f.money('0.01'),
      deposit: f.optionalMoney('0.00'),
      validUntil: f.optionalDay,
      status: f.choice(storedQuoteStatuses),
      lines: {
        schema: z.array(quoteLineSchema).check(z.maxLength(MAX_PARTS)),
        // A line of the scope that was deleted is not shown either.
        translate: (lines, { id }) =>
          lines.flatMap((line) => {
            const scopeLineId = id('scope_line', line.scopeLineId);
            return scopeLineId === null ? [] : { ...line, scopeLineId };
          }),
      },
      createdAt: f.instant,
    },
    check: ({ total, deposit }) => deposit === null || requireCents(deposit) <= requireCents(total),
  }),
  agreement: kind({
    table: agreements,
    list: 'agreements',
    label: 'title',
    limit: 'agreementsPerProject',
    fields: {
      title: f.text,
      contractorId: f.reference('contractor'),
      planLineId: f.reference('plan_line'),
      quoteId: f.reference('quote'),
      amount: f.money('0.01'),
      holdbackPercent: f.percent,
      agreedOn: f.optionalDay,
      finishOn: f.optionalDay,
      schedule: {
        schema: z.array(scheduledSchema).check(z.maxLength(MAX_PARTS)),
        translate: (payments, translation) =>
          payments.map((each) => ({
            ...each,
            milestoneId: other(translation, 'milestone', each.milestoneId),
          })),
      },
      status: f.choice(agreementStatuses),
      createdAt: f.instant,
    },
  }),
  change_order: kind({
    table: changeOrders,
    list: 'changeOrders',
    label: 'title',
    limit: 'changeOrdersPerProject',
    fields: {
      title: f.text,
      reason: f.notes,
      agreementId: f.reference('agreement'),
      amountDelta: f.money('-99999999.99'),
      daysDelta: f.wholeNumber(-MAX_DAYS, MAX_DAYS),
      status: f.choice(changeOrderStatuses),
      askedBy: f.choice(sides),
      askedName: f.optionalText,
      reversesId: f.reference('change_order'),
      decidedAt: f.optionalInstant,
      decidedName: f.optionalText,
      decidedBy: f.optionalChoice(sides),
      recordedName: f.optionalText,
      comment: f.notes,
      decidedHash: f.optionalText,
      createdAt: f.instant,
    },
  }),
  bill: kind({
    table: bills,
    list: 'bills',
    label: 'title',
    limit: 'billsPerProject',
    fields: {
      title: f.text,
      agreementId: f.reference('agreement'),
      planLineId: f.reference('plan_line'),
      milestoneId: f.reference('milestone'),
      amount: f.money('0.01'),
      held: f.money('0.00'),
      dueOn: f.optionalDay,
      isVoid: f.flag,
      createdAt: f.instant,
      updatedAt: f.instant,
    },
    check: ({ amount, held }) => requireCents(held) <= requireCents(amount),
  }),
  document: kind({
    table: documents,
    list: 'documents',
    label: 'title',
    limit: 'documentsPerProject',
    fields: {
      title: f.text,
      kind: f.choice(documentKinds),
      stage: f.optionalChoice(photoStages),
      takenOn: f.optionalDay,
      expiresOn: f.optionalDay,
      notes: f.notes,
      contractorId: f.reference('contractor'),
      agreementId: f.reference('agreement'),
      billId: f.reference('bill'),
      quoteId: f.reference('quote'),
      changeOrderId: f.reference('change_order'),
      roomId: f.reference('room'),
      milestoneId: f.reference('milestone'),
      key: f.file,
      createdAt: f.instant,
      updatedAt: f.instant,
    },
  }),
  punch_item: kind({
    table: punchItems,
    list: 'punchItems',
    label: 'title',
    limit: 'punchItemsPerProject',
    fields: {
      title: f.text,
      agreementId: f.reference('agreement'),
      roomId: f.reference('room'),
      isDone: f.flag,
      createdAt: f.instant,
    },
  }),
  submission: kind({
    table: submissions,
    list: 'submissions',
    label: 'title',
    limit: 'submissionsPerProject',
    fields: {
      title: f.text,
      kind: f.choice(submissionKinds),
      contractorId: f.reference('contractor'),
      agreementId: f.reference('agreement'),
      milestoneId: f.reference('milestone'),
      amount: f.optionalMoney('0.01'),
      dueOn: f.optionalDay,
      documentKind: f.optionalChoice(documentKinds),
      notes: f.notes,
      key: f.file,
      senderName: f.text,
      status: f.choice(submissionStatuses),
      decidedAt: f.optionalInstant,
      billId: f.reference('bill'),
      documentId: f.reference('document'),
      createdAt: f.instant,
    },
  }),
  inbox_item: kind({
    table: inboxItems,
    list: 'inboxItems',
    label: 'name',
    limit: 'inboxItemsPerProject',
    fields: { name: f.text, key: f.requiredFile, createdAt: f.instant },
  }),
  reserve_move: kind({
    table: reserveMoves,
    list: 'reserveMoves',
    label: 'reason',
    limit: 'reserveMovesPerProject',
    fields: {
      amount: f.money('-99999999.99'),
      planLineId: f.reference('plan_line'),
      changeOrderId: f.reference('change_order'),
      reason: f.optionalText,
      reversesId: f.reference('reserve_move'),
      createdAt: f.instant,
    },
    check: ({ amount }) => requireCents(amount) !== 0n,
  }),
  expense: kind({
    table: expenses,
    list: 'expenses',
    label: 'description',
    fields: {
      date: f.day,
      description: f.text,
      kind: f.choice(expenseKinds),
      amount: f.money('0.01'),
      category: f.choice(categories),
      paymentMethod: f.choice(Object.keys(paymentMethods)),
      contractorId: f.reference('contractor'),
      planLineId: f.reference('plan_line'),
      roomId: f.reference('room'),
      agreementId: f.reference('agreement'),
      billId: f.reference('bill'),
      isHoldback: f.flag,
      overrideReason: f.notes,
      refundOfId: f.reference('expense'),
      lines: {
        schema: z.array(partSchema).check(z.maxLength(MAX_PARTS)),
        translate: (parts, translation) =>
          parts.map((part) => ({
            ...part,
            roomId: other(translation, 'room', part.roomId),
            planLineId: other(translation, 'plan_line', part.planLineId),
          })),
      },
      notes: f.notes,
      attachments: f.attachments,
      taxRecord: {
        schema: z.array(storedTaxUseSchema).check(z.maxLength(MAX_PARTS)),
      },
      createdAt: f.instant,
    },
    check: ({ amount, lines }) =>
      lines.length === 0 ||
      lines.reduce((sum, part) => sum + requireCents(part.amount), 0n) === requireCents(amount),
  }),
} satisfies Record<ArchivedKind, KindFacts>;

type AnyField = f.Field<unknown>;
export type KindOfRecord = Omit<KindFacts, 'fields' | 'check'> & {
  fields: Record<string, AnyField>;
  check?: (record: Record<string, unknown>) => boolean;
};

export const kindOf = (name: ArchivedKind): KindOfRecord => kinds[name] as unknown as KindOfRecord;

/** All kinds. A list comes after those that its records refer to. */
export const archivedKinds = Object.keys(kinds) as ArchivedKind[];
