import { contractors } from './contractors.ts';
import type { SampleProject } from './sample-project.ts';
import { speakingName } from './speaking-name.ts';

const DAY_MS = 86_400_000;
/** The day of the export. Loading the sample moves every day by as much as this one is past. */
const EXPORTED = Date.UTC(2026, 0, 15, 9);
const SECOND_PERSON = 'Sam Rivera';

const day = (offset: number) => new Date(EXPORTED + offset * DAY_MS).toISOString().slice(0, 10);
/** At nine in the morning, so that it is the same day almost everywhere. */
const instant = (offset: number) => new Date(EXPORTED + offset * DAY_MS).toISOString();

/** The ids of records by their names. */
function idsOf(names: string[]): (name: string | undefined) => number | null {
  return (name) => {
    if (name === undefined) return null;
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`The sample has no "${name}"`);
    return index + 1;
  };
}

const named = (project: SampleProject): Set<string | undefined> =>
  new Set(
    [project.agreements, project.milestones, project.expenses, project.documents, project.quotes]
      .flat()
      .map(({ contractor }) => contractor),
  );

/** archive.json of a project, without its files. docs/archive-format.md describes it. */
export function toArchive(project: SampleProject) {
  const { name, description, budget, start, reserve, lines, agreements, bills, changes } = project;
  const people = contractors.filter((each) => named(project).has(each.name));
  const contractorId = idsOf(people.map((each) => each.name));
  const roomId = idsOf(project.rooms);
  const planLineId = idsOf(lines.map(([title]) => title));
  const agreementId = idsOf(agreements.map(({ title }) => title));
  const billId = idsOf(bills.map(({ title }) => title));
  const scopeLineId = idsOf(project.scope.map(([title]) => title));
  const expenseId = idsOf(project.expenses.map(({ what }) => what));
  const added = (index: number, on: number, isBySam = false) => ({
    id: index + 1,
    createdAt: instant(on),
    addedBy: isBySam ? SECOND_PERSON : null,
  });
  return {
    format: 'plumbline-archive',
    version: 2,
    exportedAt: instant(0),
    project: {
      name,
      description,
      budget,
      currency: 'USD',
      region: 'OR',
      startDate: instant(start),
    },
    contractors: people.map((each, index) => ({
      ...added(index, start),
      name: each.name,
      company: each.company,
      email: `${each.name.toLowerCase().replace(' ', '.')}@example.com`,
      phone: `(503) 555-01${String(10 + contractors.indexOf(each))}`,
      specialty: each.specialty,
      hourlyRate: each.hourlyRate ?? null,
      notes: each.notes ?? null,
    })),
    rooms: project.rooms.map((room, index) => ({
      ...added(index, start),
      name: room,
      position: index,
    })),
    planLines: lines.map(([title, category, planned, options = {}], index) => ({
      ...added(index, start),
      title,
      category,
      roomId: roomId(options.room),
      planned,
      isDone: options.isDone ?? false,
      position: index,
    })),
    milestones: project.milestones.map(({ title, category, target, done, contractor }, index) => ({
      ...added(index, start),
      title,
      description: null,
      category,
      targetDate: day(target),
      isCompleted: done !== undefined,
      completedDate: done === undefined ? null : instant(done),
      contractorId: contractorId(contractor),
      updatedAt: instant(done ?? start),
    })),
    scopeLines: project.scope.map(([title, line, estimate], index) => ({
      ...added(index, start),
      title,
      planLineId: planLineId(line),
      estimate,
      position: index,
    })),
    quotes: project.quotes.map(
      ({ title, contractor, total, validUntil, status, lines: parts }, i) => ({
        ...added(i, -25),
        title,
        contractorId: contractorId(contractor),
        total,
        deposit: null,
        validUntil: day(validUntil),
        status,
        lines: parts.map(([scope, treatment, amount]) => ({
          scopeLineId: scopeLineId(scope),
          treatment,
          amount,
        })),
      }),
    ),
    agreements: agreements.map((each, index) => ({
      ...added(index, each.agreed),
      title: each.title,
      contractorId: contractorId(each.contractor),
      planLineId: planLineId(each.line),
      quoteId: null,
      amount: each.amount,
      holdbackPercent: each.holdback ?? 0,
      agreedOn: day(each.agreed),
      finishOn: each.finish === undefined ? null : day(each.finish),
      schedule: [],
      status: each.isClosed ? 'closed' : 'open',
    })),
    changeOrders: changes.map((each, index) => {
      const contractor = agreements.find(({ title }) => title === each.agreement)?.contractor;
      return {
        ...added(index, each.asked),
        title: each.title,
        reason: each.reason,
        agreementId: agreementId(each.agreement),
        amountDelta: each.amount,
        daysDelta: each.days,
        status: each.decision?.status ?? 'asked',
        askedBy: each.by,
        askedName: each.by === 'contractor' ? contractor : null,
        reversesId: null,
        decidedAt: each.decision ? instant(each.decision.on) : null,
        decidedName: each.decision ? SECOND_PERSON : null,
        decidedBy: each.decision ? 'homeowner' : null,
        recordedName: null,
        comment: each.decision?.comment ?? null,
        decidedHash: null,
      };
    }),
    bills: bills.map(({ title, agreement, amount, held, due }, index) => ({
      ...added(index, Math.min(due - 7, -1)),
      title,
      agreementId: agreementId(agreement),
      planLineId: planLineId(agreements.find((each) => each.title === agreement)?.line),
      milestoneId: null,
      amount,
      held: held ?? '0.00',
      dueOn: day(due),
      isVoid: false,
      updatedAt: instant(Math.min(due - 7, -1)),
    })),
    documents: project.documents.map(({ title, kind, contractor, expires, notes }, index) => ({
      ...added(index, start + 12),
      title,
      kind,
      stage: null,
      takenOn: null,
      expiresOn: expires === undefined ? null : day(expires),
      notes: notes ?? null,
      contractorId: contractorId(contractor),
      agreementId: null,
      billId: null,
      quoteId: null,
      changeOrderId: null,
      roomId: null,
      milestoneId: null,
      key: null,
      updatedAt: instant(start + 12),
    })),
    punchItems: project.punchItems.map(([title, agreement, isDone], index) => ({
      ...added(index, Math.max(start + 20, -20)),
      title,
      agreementId: agreementId(agreement),
      roomId: null,
      isDone,
    })),
    submissions: [],
    inboxItems: [],
    reserveMoves: [
      {
        ...added(0, start),
        amount: reserve,
        planLineId: null,
        changeOrderId: null,
        reason: 'For surprises',
        reversesId: null,
      },
      ...changes
        .filter(({ isFromReserve }) => isFromReserve)
        .map((each, index) => ({
          ...added(index + 1, each.decision?.on ?? each.asked),
          amount: `-${each.amount}`,
          planLineId: planLineId(agreements.find(({ title }) => title === each.agreement)?.line),
          changeOrderId: changes.indexOf(each) + 1,
          reason: each.title,
          reversesId: null,
        })),
    ],
    expenses: project.expenses.map((each, index) => ({
      ...added(index, each.day, each.isBySam),
      date: day(each.day),
      description: each.what,
      kind: each.refundOf ? 'refund' : 'expense',
      amount: each.amount,
      category: each.category,
      paymentMethod: each.method,
      contractorId: contractorId(each.contractor),
      planLineId: planLineId(each.line),
      roomId: roomId(each.room ?? lines.find(([title]) => title === each.line)?.[3]?.room),
      agreementId: agreementId(bills.find(({ title }) => title === each.bill)?.agreement),
      billId: billId(each.bill),
      isHoldback: false,
      overrideReason: null,
      refundOfId: expenseId(each.refundOf),
      lines: [],
      notes: each.notes ?? null,
      attachments: [
        {
          key: speakingName(each),
          type: 'image/png',
          name: 'receipt.png',
          size: null as number | null,
        },
      ],
      taxRecord: [],
    })),
  };
}
