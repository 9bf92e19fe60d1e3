import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnName } from '#server/db/column-name.ts';
import { personName } from '#server/db/person-name.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { punchItems } from '#server/db/tables/punch-item.table.ts';
import { quotes } from '#server/db/tables/quote.table.ts';
import { reserveMoves } from '#server/db/tables/reserve-move.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import { scopeLines } from '#server/db/tables/scope-line.table.ts';
import { submissions } from '#server/db/tables/submission.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { ActivityKind } from '#shared/activity.ts';

/** The kinds whose records have a version and are changed, deleted and restored one by one. */
export type OwnRecord = Exclude<ActivityKind, 'member' | 'reserve_move'>;

/** A table with a history. The column `key` tells its rows apart within an account. */
interface RecordKindFacts {
  table: PgTable & { userId: PgColumn };
  key: PgColumn;
  /** The project that a row belongs to. Null for what belongs to the account. */
  project: PgColumn | null;
  /** What people call a row `r`. */
  label: SQL;
  /** What the calls name a column, if it is not its name in the table. */
  wireNames?: Record<string, string>;
  /**
   * The columns that refer to other records. They become null when that record is deleted, and its
   * restore links them again.
   */
  refersTo?: Partial<Record<OwnRecord, PgColumn>>;
  /** What a column contains, as text, if the call that creates a row does not mention it. */
  unset?: Record<string, string>;
  /** A column that is not restored as it was. */
  restoredAs?: Record<string, SQL>;
  /** A condition for a row `r` to be restored at all. */
  restoredIf?: SQL;
}

/** A file that is gone, for example after a backup without it, is not referred to again. */
const itsFile = sql`case when r.image_url not like 'receipts/%' or exists (
  select from uploads u where u.user_id = r.user_id and u.key = r.image_url and u.is_stored
) then r.image_url end`;

/** The same for each of the files of an expense. */
const itsFiles = sql`(
  select coalesce(jsonb_agg(file order by nth), '[]')
  from jsonb_array_elements(r.attachments) with ordinality files (file, nth)
  where file ->> 'key' not like 'receipts/%' or exists (
    select from uploads u
    where u.user_id = r.user_id and u.key = file ->> 'key' and u.is_stored))`;

/** A quote that was accepted again since then belongs to that agreement. */
const itsQuote = sql`(
  select q.id from quotes q
  where q.user_id = r.user_id and q.project_id = r.project_id and q.id = r.quote_id
    and not exists (
      select from agreements a where a.user_id = q.user_id and a.quote_id = q.id
    ))`;

/** Add a kind of record here. */
const recordKinds = {
  project: {
    table: projects,
    key: projects.id,
    project: projects.id,
    label: sql`r.name`,
    // Its records count against the plan now.
    restoredAs: { is_sample: sql`false` },
  },
  contractor: { table: contractors, key: contractors.id, project: null, label: sql`r.name` },
  milestone: {
    table: milestones,
    key: milestones.id,
    project: milestones.projectId,
    label: sql`r.title`,
    refersTo: { contractor: milestones.contractorId },
  },
  room: { table: rooms, key: rooms.id, project: rooms.projectId, label: sql`r.name` },
  plan_line: {
    table: planLines,
    key: planLines.id,
    project: planLines.projectId,
    label: sql`r.title`,
    refersTo: { room: planLines.roomId },
    unset: { isDone: 'false' },
  },
  agreement: {
    table: agreements,
    key: agreements.id,
    project: agreements.projectId,
    label: sql`r.title`,
    refersTo: {
      contractor: agreements.contractorId,
      plan_line: agreements.planLineId,
      quote: agreements.quoteId,
    },
    unset: { holdbackPercent: '0.00', status: 'open' },
    restoredAs: { quote_id: itsQuote },
  },
  bill: {
    table: bills,
    key: bills.id,
    project: bills.projectId,
    label: sql`r.title`,
    refersTo: {
      agreement: bills.agreementId,
      plan_line: bills.planLineId,
      milestone: bills.milestoneId,
    },
    unset: { held: '0.00', isVoid: 'false' },
  },
  reserve_move: {
    table: reserveMoves,
    key: reserveMoves.id,
    project: reserveMoves.projectId,
    label: sql`coalesce(r.reason, '')`,
    refersTo: { plan_line: reserveMoves.planLineId, change_order: reserveMoves.changeOrderId },
  },
  scope_line: {
    table: scopeLines,
    key: scopeLines.id,
    project: scopeLines.projectId,
    label: sql`r.title`,
    refersTo: { plan_line: scopeLines.planLineId },
  },
  quote: {
    table: quotes,
    key: quotes.id,
    project: quotes.projectId,
    label: sql`r.title`,
    refersTo: { contractor: quotes.contractorId },
    unset: { status: 'open' },
  },
  change_order: {
    table: changeOrders,
    key: changeOrders.id,
    project: changeOrders.projectId,
    label: sql`r.title`,
    refersTo: { agreement: changeOrders.agreementId },
    unset: { status: 'asked', daysDelta: '0', askedBy: 'homeowner' },
  },
  document: {
    table: documents,
    key: documents.id,
    project: documents.projectId,
    label: sql`r.title`,
    refersTo: {
      contractor: documents.contractorId,
      agreement: documents.agreementId,
      bill: documents.billId,
      quote: documents.quoteId,
      change_order: documents.changeOrderId,
      room: documents.roomId,
      milestone: documents.milestoneId,
    },
    restoredAs: { image_url: itsFile, updated_at: sql`now()` },
  },
  punch_item: {
    table: punchItems,
    key: punchItems.id,
    project: punchItems.projectId,
    label: sql`r.title`,
    refersTo: { agreement: punchItems.agreementId, room: punchItems.roomId },
    unset: { isDone: 'false' },
  },
  submission: {
    table: submissions,
    key: submissions.id,
    project: submissions.projectId,
    label: sql`r.title`,
    refersTo: {
      contractor: submissions.contractorId,
      agreement: submissions.agreementId,
      milestone: submissions.milestoneId,
      bill: submissions.billId,
      document: submissions.documentId,
    },
    unset: { status: 'waiting' },
    restoredAs: { image_url: itsFile },
  },
  inbox_item: {
    table: inboxItems,
    key: inboxItems.id,
    project: inboxItems.projectId,
    label: sql`r.name`,
    restoredIf: sql`exists (
      select from uploads u where u.user_id = r.user_id and u.key = r.image_url and u.is_stored)`,
  },
  expense: {
    table: expenses,
    key: expenses.id,
    project: expenses.projectId,
    label: sql`r.description`,
    wireNames: { receipt: 'imageUrl' },
    refersTo: {
      contractor: expenses.contractorId,
      plan_line: expenses.planLineId,
      room: expenses.roomId,
      agreement: expenses.agreementId,
      bill: expenses.billId,
    },
    unset: { kind: 'expense', isHoldback: 'false' },
    restoredAs: { attachments: itsFiles },
  },
  member: {
    table: projectMembers,
    key: projectMembers.memberId,
    project: projectMembers.projectId,
    label: sql`(select ${personName} from ${users} where ${users.id} = r.member_id)`,
    restoredIf: sql`exists (select from users u where u.id = r.member_id)`,
  },
} satisfies Record<ActivityKind, RecordKindFacts>;

export const allKinds = Object.keys(recordKinds) as ActivityKind[];

export const factsOf = (kind: ActivityKind): RecordKindFacts => recordKinds[kind];

/** What goes with a project, in the order in which restoring inserts it. */
export const partsOfProject = [
  'room',
  'plan_line',
  'milestone',
  'scope_line',
  'quote',
  'agreement',
  'change_order',
  'bill',
  'document',
  'punch_item',
  'submission',
  'inbox_item',
  'reserve_move',
  'expense',
  'member',
] as const;

/** The references of a kind to others. */
export const referencesOf = (kind: ActivityKind) =>
  Object.entries(factsOf(kind).refersTo ?? {}).map(([to, column]) => ({
    to: to as OwnRecord,
    column: columnName(column),
  }));

/** The kinds that refer to this one. */
export const referrersOf = (kind: OwnRecord) =>
  allKinds.flatMap((from) =>
    referencesOf(from).flatMap(({ to, column }) => (to === kind ? [{ from, column }] : [])),
  );
