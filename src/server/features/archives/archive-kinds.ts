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
import { agreementStatuses } from '#shared/agreement.ts';
import { changeOrderStatuses, sides } from '#shared/change-order.ts';
import { documentKinds, photoStages } from '#shared/document.ts';
import { expenseKinds, paymentMethods } from '#shared/expense.ts';
import { MAX_ID } from '#shared/ids.ts';
import { milestoneCategories } from '#shared/milestone.ts';
import { requireCents } from '#shared/money.ts';
import { storedQuoteStatuses } from '#shared/quote.ts';
import { submissionStatuses } from '#shared/submission.ts';
import { submissionKinds } from '#shared/submission-kind.ts';
import * as f from './archive-fields.ts';
import type { ArchivedKind } from './archived-kind.ts';
import { type KindFacts, type KindOfRecord, kind } from './kind-facts.ts';
import { category, expenseParts, quoteLines, schedule, taxRecord } from './part-fields.ts';

const position = f.wholeNumber(-MAX_ID, MAX_ID);
const MAX_DAYS = 3_650;

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
      category,
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
      lines: quoteLines,
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
      schedule,
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
      category,
      paymentMethod: f.choice(Object.keys(paymentMethods)),
      contractorId: f.reference('contractor'),
      planLineId: f.reference('plan_line'),
      roomId: f.reference('room'),
      agreementId: f.reference('agreement'),
      billId: f.reference('bill'),
      isHoldback: f.flag,
      overrideReason: f.notes,
      refundOfId: f.reference('expense'),
      lines: expenseParts,
      notes: f.notes,
      attachments: f.attachments,
      taxRecord: f.since(2, [], taxRecord),
      createdAt: f.instant,
    },
    check: ({ amount, lines }) =>
      lines.length === 0 ||
      lines.reduce((sum, part) => sum + requireCents(part.amount), 0n) === requireCents(amount),
  }),
} satisfies Record<ArchivedKind, KindFacts>;

export const kindOf = (name: ArchivedKind): KindOfRecord => kinds[name] as unknown as KindOfRecord;

/** All kinds. A list comes after those that its records refer to. */
export const archivedKinds = Object.keys(kinds) as ArchivedKind[];
