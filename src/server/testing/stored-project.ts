import type { PgTable } from 'drizzle-orm/pg-core';
import type { Attachment } from '#shared/attachment.ts';
import type { Queryable } from '../db/client.ts';
import { agreements } from '../db/tables/agreement.table.ts';
import { bills } from '../db/tables/bill.table.ts';
import { changeOrders } from '../db/tables/change-order.table.ts';
import { contractors } from '../db/tables/contractor.table.ts';
import { documents } from '../db/tables/document.table.ts';
import { expenses } from '../db/tables/expense.table.ts';
import { inboxItems } from '../db/tables/inbox-item.table.ts';
import { milestones } from '../db/tables/milestone.table.ts';
import { planLines } from '../db/tables/plan-line.table.ts';
import { projects } from '../db/tables/project.table.ts';
import { punchItems } from '../db/tables/punch-item.table.ts';
import { quotes } from '../db/tables/quote.table.ts';
import { reserveMoves } from '../db/tables/reserve-move.table.ts';
import { rooms } from '../db/tables/room.table.ts';
import { scopeLines } from '../db/tables/scope-line.table.ts';
import { submissions } from '../db/tables/submission.table.ts';
import type { RandomProject } from './random-project.ts';

interface Files {
  /** Of records, and of what waits in the inbox. */
  used: Omit<Attachment, 'name'>[];
  waiting: string[];
}

const inMoney = (cents: number) => (cents / 100).toFixed(2);

/** Writes a random project into the tables, without the services. */
export async function storeProject(
  db: Queryable,
  userId: number,
  { random, files }: { random: RandomProject; files: Files },
): Promise<number> {
  const [project] = await db
    .insert(projects)
    .values({ userId, ...random.project })
    .returning({ id: projects.id });
  if (!project) throw new Error('No project');
  const projectId = project.id;
  const place = { userId, projectId };

  async function store<Row>(
    table: PgTable,
    rows: Row[],
    toValues: (row: Row, index: number) => object,
  ) {
    const ids: number[] = [];
    for (const [index, row] of rows.entries()) {
      const [stored] = await db
        .insert(table)
        .values({ ...place, ...toValues(row, index) } as never)
        .returning();
      ids.push((stored as unknown as { id: number }).id);
    }
    return ids;
  }
  const pick = <T>(list: T[], place: number | null): T | null =>
    place === null ? null : (list[place % list.length] ?? null);

  const contractorIds = await store(contractors, random.contractors, (row) => ({ ...row }));
  const roomIds = await store(rooms, random.rooms, (row) => row);
  const lineIds = await store(planLines, random.planLines, ({ room, ...row }) => ({
    ...row,
    roomId: pick(roomIds, room),
  }));
  const milestoneIds = await store(milestones, random.milestones, ({ contractor, ...row }) => ({
    ...row,
    contractorId: pick(contractorIds, contractor),
  }));
  const scopeIds = await store(scopeLines, random.scopeLines, ({ planLine, ...row }) => ({
    ...row,
    planLineId: pick(lineIds, planLine),
  }));
  const quoteIds = await store(quotes, random.quotes, ({ contractor, lines, ...row }) => ({
    ...row,
    contractorId: pick(contractorIds, contractor),
    lines: lines.flatMap(({ scopeLine, ...line }) => {
      const scopeLineId = pick(scopeIds, scopeLine);
      return scopeLineId === null ? [] : { scopeLineId, ...line };
    }),
  }));
  const lineOfAgreement = random.agreements.map(({ planLine }) => pick(lineIds, planLine));
  const agreementIds = await store(
    agreements,
    random.agreements,
    ({ contractor, planLine, quote, schedule, ...row }) => ({
      ...row,
      contractorId: pick(contractorIds, contractor),
      planLineId: pick(lineIds, planLine),
      quoteId: pick(quoteIds, quote),
      schedule: schedule.map(({ milestone, ...each }) => ({
        ...each,
        milestoneId: pick(milestoneIds, milestone),
      })),
    }),
  );
  const changeIds: number[] = [];
  for (const { agreement, isReversing, ...row } of random.changeOrders) {
    // Only the last one takes back the first: a change is taken back once.
    const isLast = changeIds.length === random.changeOrders.length - 1;
    const reversesId = isReversing && isLast ? (changeIds[0] ?? null) : null;
    const values = { ...row, agreementId: pick(agreementIds, agreement), reversesId };
    changeIds.push(...(await store(changeOrders, [values], (each) => each)));
  }
  const ofBills = random.bills.map(({ agreement, planLine }) => ({
    agreementId: pick(agreementIds, agreement),
    planLineId:
      pick(agreementIds, agreement) === null
        ? pick(lineIds, planLine)
        : pick(lineOfAgreement, agreement),
  }));
  const billIds = await store(
    bills,
    random.bills,
    ({ agreement: _agreement, planLine: _line, milestone, ...row }, index) => ({
      ...row,
      ...ofBills[index],
      milestoneId: pick(milestoneIds, milestone),
    }),
  );
  const keyAt = (place: number | null) => pick(files.used, place)?.key ?? null;
  const documentIds = await store(documents, random.documents, ({ file, ...row }) => ({
    title: row.title,
    kind: row.kind,
    stage: row.stage,
    takenOn: row.takenOn,
    expiresOn: row.expiresOn,
    notes: row.notes,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    contractorId: pick(contractorIds, row.contractor),
    agreementId: pick(agreementIds, row.agreement),
    billId: pick(billIds, row.bill),
    quoteId: pick(quoteIds, row.quote),
    changeOrderId: pick(changeIds, row.changeOrder),
    roomId: pick(roomIds, row.room),
    milestoneId: pick(milestoneIds, row.milestone),
    key: keyAt(file),
  }));
  await store(punchItems, random.punchItems, ({ agreement, room, ...row }) => ({
    ...row,
    agreementId: pick(agreementIds, agreement),
    roomId: pick(roomIds, room),
  }));
  await store(
    submissions,
    random.submissions,
    ({ contractor, agreement, milestone, bill, document, file, ...row }) => ({
      ...row,
      contractorId: pick(contractorIds, contractor),
      agreementId: pick(agreementIds, agreement),
      milestoneId: pick(milestoneIds, milestone),
      billId: pick(billIds, bill),
      documentId: pick(documentIds, document),
      key: keyAt(file),
    }),
  );
  await store(inboxItems, random.inboxItems, (row, index) => ({
    ...row,
    key: files.waiting[index],
  }));
  const moveIds: number[] = [];
  for (const { planLine, changeOrder, isReversing, ...row } of random.reserveMoves) {
    const isLast = moveIds.length === random.reserveMoves.length - 1;
    const values = {
      ...row,
      planLineId: pick(lineIds, planLine),
      changeOrderId: pick(changeIds, changeOrder),
      reversesId: isReversing && isLast ? (moveIds[0] ?? null) : null,
    };
    moveIds.push(...(await store(reserveMoves, [values], (each) => each)));
  }
  const expenseIds: number[] = [];
  for (const row of random.expenses) {
    const bill = pick(ofBills, row.bill);
    const isSplit = row.parts.length > 1;
    const values = {
      description: row.description,
      amount: inMoney(row.parts.reduce((sum, { cents }) => sum + cents, 0)),
      category: row.category,
      paymentMethod: row.paymentMethod,
      date: row.date,
      kind: row.kind,
      notes: row.notes,
      isHoldback: row.isHoldback,
      overrideReason: row.overrideReason,
      taxRecord: row.taxRecord,
      createdAt: row.createdAt,
      contractorId: pick(contractorIds, row.contractor),
      roomId: pick(roomIds, row.room),
      billId: pick(billIds, row.bill),
      agreementId: bill ? bill.agreementId : pick(agreementIds, row.agreement),
      planLineId: bill && !isSplit ? bill.planLineId : pick(lineIds, row.planLine),
      refundOfId: pick(expenseIds, row.refundOf),
      lines: isSplit
        ? row.parts.map(({ category, room, planLine, cents }) => ({
            category,
            roomId: pick(roomIds, room),
            planLineId: pick(lineIds, planLine),
            amount: inMoney(cents),
          }))
        : [],
      attachments: [...new Set(row.files.map((nth) => pick(files.used, nth)))].flatMap((file) =>
        file ? { ...file, name: `${row.description} scan`.slice(0, 60) } : [],
      ),
    };
    expenseIds.push(...(await store(expenses, [values], (each) => each)));
  }
  return projectId;
}
