import type { Agreement } from '#shared/agreement.ts';
import type { ListedContractor } from '#shared/contractor.ts';
import type { Expense } from '#shared/expense.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project } from '#shared/project.ts';

/** Answers of the server, as small as their schemas allow. */
const createdAt = '2026-03-08T12:00:00.000Z';

export const project = {
  id: 4,
  userId: 1,
  name: 'Kitchen',
  description: null,
  budget: '25000.00',
  startDate: null,
  totalSpent: '0.00',
  currency: 'USD',
  region: null,
  version: 1,
  role: 'owner',
  owner: { id: 1, name: 'Rosa Okafor' },
  memberCount: 1,
  isSample: false,
} satisfies Project;

export const expense = {
  id: 9,
  userId: 1,
  projectId: 4,
  contractorId: null,
  description: 'Oak flooring',
  amount: '1250.40',
  category: 'materials',
  paymentMethod: 'cash',
  date: '2026-03-08',
  notes: null,
  imageUrl: null,
  attachments: [],
  kind: 'expense',
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
  overrideReason: null,
  refundOfId: null,
  lines: [],
  createdAt,
  version: 1,
  contractor: null,
  addedBy: null,
  thumbnailUrl: null,
} satisfies Expense;

export const contractor = {
  id: 3,
  userId: 1,
  name: 'Rosa Okafor',
  company: null,
  email: null,
  phone: null,
  specialty: null,
  hourlyRate: null,
  notes: null,
  createdAt,
  version: 1,
  totalPaid: '0.00',
  paidTotals: [],
  expenseCount: 0,
} satisfies ListedContractor;

export const planLine = {
  id: 7,
  projectId: 4,
  roomId: null,
  title: 'Tiles and grout',
  category: 'materials',
  planned: '6000.00',
  isDone: false,
  position: 1,
  createdAt,
  version: 1,
} satisfies PlanLine;

export const agreement = {
  id: 12,
  projectId: 4,
  contractorId: 3,
  planLineId: null,
  quoteId: null,
  title: 'Tiling',
  amount: '6000.00',
  holdbackPercent: 0,
  agreedOn: null,
  finishOn: null,
  schedule: [],
  status: 'open',
  createdAt,
  version: 1,
  changes: '0.00',
  total: '6000.00',
  billed: '1000.00',
  paid: '1800.00',
  left: '4200.00',
} satisfies Agreement;
