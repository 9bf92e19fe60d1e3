import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import type { documentKinds } from '#shared/document.ts';
import { pages, timelinePage } from '../writing/links.ts';
import { dated, money, type RecordReaders } from './ledger-record.ts';

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

/** Projects, and what belongs to them. */
export const projectRecords: RecordReaders<
  'documents' | 'inbox' | 'members' | 'milestones' | 'contractors' | 'projects'
> = {
  async documents(books) {
    const all = await books.ledger.listDocuments();
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: one.contractorId,
      day: one.expiresOn,
      status: null,
      get facts() {
        const expires = dated('expires on', one.expiresOn).map(({ name, text }) => ({
          name,
          text: (one.expiresOn ?? '') < books.today ? `${text} (expired)` : text,
        }));
        return [{ name: 'kind', text: kindNames[one.kind] }, ...expires];
      },
      page: `/documents?project=${one.projectId}`,
    }));
  },
  async inbox(books) {
    const all = await books.ledger.listInboxFiles();
    return all.map((one) => ({
      title: one.name,
      projectId: one.projectId,
      contractorId: null,
      day: null,
      status: 'waiting',
      facts: [{ name: 'status', text: 'not yet an expense' }],
      page: `/inbox?project=${one.projectId}`,
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
          ...(one.hourlyRate ? [money('hourly rate', one.hourlyRate, DEFAULT_CURRENCY)] : []),
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
