import type { documentKinds } from '#shared/document.ts';
import { formatMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { addDays, formatDay } from '../question/calendar.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { budgetPage, pages, timelinePage } from '../writing/links.ts';
import type { RecordQuery, RecordSubject } from './ledger-query.ts';

/** A record of any kind, with what can be said about it. */
export interface LedgerRecord {
  title: string;
  projectId: number | null;
  contractorId: number | null;
  /** The day that matters: due, target or expiry. */
  day: string | null;
  status: 'open' | 'done' | 'waiting' | null;
  /** Written when they are read: of thousands of records, few are shown. In order of importance. */
  facts: readonly { name: string; text: string; amount?: string }[];
  page: string;
}

const EXPIRES_SOON_DAYS = 60;

/** The records that a query asks for. It reads the ledger, which is bound to its owner. */
export async function runRecordQuery(query: RecordQuery, books: Books): Promise<LedgerRecord[]> {
  const all = await readers[query.subject](books, query);
  return all.filter((record) => isMeant(record, query, books));
}

function isMeant(record: LedgerRecord, query: RecordQuery, { today }: Books): boolean {
  const { projectId, contractorId, words = [], status, from, to } = query;
  if (projectId !== undefined && record.projectId !== projectId) return false;
  if (contractorId !== undefined && record.contractorId !== contractorId) return false;
  if (!hasWords(record.title, words)) return false;
  if (from !== undefined && (record.day === null || record.day < from)) return false;
  if (to !== undefined && (record.day === null || record.day > to)) return false;
  switch (status) {
    case 'done':
    case 'waiting':
      return record.status === status;
    case 'open':
      return record.status !== 'done';
    case 'overdue':
      return record.status !== 'done' && record.day !== null && record.day < today;
    case 'undated':
      return record.day === null;
    case 'expiring':
      return record.day !== null && record.day <= addDays(today, EXPIRES_SOON_DAYS);
    case undefined:
      return true;
  }
}

/** Whether a title has all of these words, in any form. There can be thousands of titles. */
export function hasWords(title: string, words: readonly string[]): boolean {
  const lower = title.toLowerCase();
  const stems = words.map(stem);
  if (!stems.every((word) => lower.includes(word))) return false;
  const own = new Set(toWords(title).map(stem));
  return stems.every((word) => own.has(word));
}

type Reader = (books: Books, query: RecordQuery) => Promise<LedgerRecord[]>;

const money = (name: string, amount: string, currency: string) => ({
  name,
  amount,
  text: formatMoney(amount, currency),
});
const dated = (name: string, day: string | null) =>
  day === null ? [] : [{ name, text: formatDay(day) }];

const currencyOf = ({ projects }: Books, projectId: number) =>
  projects.find(({ id }) => id === projectId)?.currency ?? 'USD';

const kindNames: Record<(typeof documentKinds)[number], string> = {
  contract: 'Contract',
  insurance: 'Insurance',
  licence: 'Licence',
  permit: 'Permit',
  lien_waiver: 'Lien waiver',
  warranty: 'Warranty',
  manual: 'Manual',
  photo: 'Photo',
  other: 'Document',
};

const roleNames = { editor: 'can edit', viewer: 'can view' } as const;

const readers: Record<RecordSubject, Reader> = {
  async agreements(books) {
    const all = await books.ledger.listAgreements(null);
    return all.map((one) => {
      const currency = currencyOf(books, one.projectId);
      return {
        title: one.title,
        projectId: one.projectId,
        contractorId: one.contractorId,
        day: one.agreedOn,
        status: one.status === 'closed' ? 'done' : 'open',
        get facts() {
          return [
            money('agreed', one.amount, currency),
            ...(one.changes === '0.00' ? [] : [money('changes', one.changes, currency)]),
            money('paid', one.paid, currency),
            money('billed', one.billed, currency),
            money('left', one.left, currency),
            ...(one.holdbackPercent > 0
              ? [{ name: 'held back of each bill', text: `${one.holdbackPercent}%` }]
              : []),
            ...dated('agreed on', one.agreedOn),
          ];
        },
        page: budgetPage(one.projectId),
      };
    });
  },
  async bills(books) {
    const all = await books.ledger.listDueBills(null);
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: one.contractorId,
      day: one.dueOn,
      status: 'open',
      get facts() {
        return [money('to pay', one.due, one.currency), ...dated('due on', one.dueOn)];
      },
      page: budgetPage(one.projectId),
    }));
  },
  async changes(books) {
    const [all, agreements] = await Promise.all([
      books.ledger.listChangeOrders(),
      books.ledger.listAgreements(null),
    ]);
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: agreements.find(({ id }) => id === one.agreementId)?.contractorId ?? null,
      day: null,
      status: one.status === 'asked' ? 'waiting' : 'done',
      get facts() {
        return [
          money('cost', one.amount, currencyOf(books, one.projectId)),
          { name: 'status', text: one.status === 'asked' ? 'waiting for an answer' : one.status },
        ];
      },
      page: budgetPage(one.projectId),
    }));
  },
  async quotes(books) {
    const all = await books.ledger.listQuotes();
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: one.contractorId,
      day: one.validUntil,
      status: one.isDeclined ? 'done' : 'open',
      get facts() {
        return [
          money('total', one.total, currencyOf(books, one.projectId)),
          ...(one.isDeclined ? [{ name: 'status', text: 'declined' }] : []),
          ...dated('valid until', one.validUntil),
        ];
      },
      page: `/quotes?project=${one.projectId}`,
    }));
  },
  async documents(books) {
    const all = await books.ledger.listDocuments();
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: one.contractorId,
      day: one.expiresOn,
      status: null,
      get facts() {
        return [{ name: 'kind', text: kindNames[one.kind] }, ...dated('expires on', one.expiresOn)];
      },
      page: `/documents?project=${one.projectId}`,
    }));
  },
  async members(books) {
    const all = await books.ledger.listMembers();
    return all.map((one) => ({
      title: one.name,
      projectId: one.projectId,
      contractorId: null,
      day: null,
      status: null,
      get facts() {
        return [{ name: 'role', text: roleNames[one.role] }];
      },
      page: pages.projects,
    }));
  },
  rooms: (books, query) =>
    fromBudgets(books, query, ({ rooms }) =>
      rooms.flatMap(({ name, ...room }) => (name === null ? [] : [{ title: name, ...room }])),
    ),
  lines: (books, query) =>
    fromBudgets(books, query, ({ lines }) =>
      // The row without a title is what is on no line.
      lines.flatMap(({ title, planned, paid, expected }) =>
        title === null ? [] : [{ title, planned, paid, expected }],
      ),
    ),
  async milestones({ milestones }) {
    return milestones.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: null,
      day: one.targetDate,
      status: one.isCompleted ? 'done' : 'open',
      get facts() {
        return [
          ...dated('due on', one.targetDate),
          ...dated('completed on', one.completedOn),
          { name: 'category', text: one.category },
        ];
      },
      page: timelinePage(one.projectId),
    }));
  },
  async contractors({ contractors }) {
    return contractors.map((one) => ({
      title: one.name,
      projectId: null,
      contractorId: one.id,
      day: null,
      status: null,
      get facts() {
        return [
          ...(one.company ? [{ name: 'company', text: one.company }] : []),
          ...(one.specialty ? [{ name: 'specialty', text: one.specialty }] : []),
          ...(one.phone ? [{ name: 'phone', text: one.phone }] : []),
          ...(one.email ? [{ name: 'e-mail', text: one.email }] : []),
          ...(one.hourlyRate ? [money('hourly rate', one.hourlyRate, 'USD')] : []),
        ];
      },
      page: pages.contractors,
    }));
  },
  async projects({ projects }) {
    return projects.map((one) => ({
      title: one.name,
      projectId: one.id,
      contractorId: null,
      day: one.startDate?.slice(0, 10) ?? null,
      status: null,
      get facts() {
        return [
          money('budget', one.budget, one.currency),
          money('spent', one.totalSpent, one.currency),
          ...dated('started on', one.startDate?.slice(0, 10) ?? null),
        ];
      },
      page: `/dashboard?project=${one.id}`,
    }));
  },
};

interface Planned {
  title: string;
  planned: string;
  paid: string;
  expected: string;
}

/** Each is read and computed as a whole. */
const MOST_PROJECTS = 10;

async function fromBudgets(
  books: Books,
  { projectId }: RecordQuery,
  read: (budget: Awaited<ReturnType<Books['ledger']['findBudget']>>) => readonly Planned[],
): Promise<LedgerRecord[]> {
  const planned = await books.ledger.listPlannedProjects();
  const asked = books.projects.filter(
    ({ id }) => planned.has(id) && (projectId === undefined || id === projectId),
  );
  const records: LedgerRecord[] = [];
  // One after the other, so that other requests get their turn in between.
  for (const project of asked.slice(0, MOST_PROJECTS)) {
    const budget = await books.ledger.findBudget(project.id);
    for (const { title, planned: plan, paid, expected } of read(budget)) {
      records.push({
        title,
        projectId: project.id,
        contractorId: null,
        day: null,
        status: null,
        get facts() {
          return [
            money('planned', plan, project.currency),
            money('paid', paid, project.currency),
            money('expected', expected, project.currency),
          ];
        },
        page: budgetPage(project.id),
      });
    }
  }
  return records;
}
