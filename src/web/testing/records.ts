import * as z from 'zod/mini';
import { agreementSchema } from '#shared/agreement.ts';
import { listedContractorSchema } from '#shared/contractor.ts';
import { expenseSchema } from '#shared/expense.ts';
import { planLineSchema } from '#shared/plan-line.ts';
import { projectSchema } from '#shared/project.ts';
import { userSchema } from '#shared/user.ts';

/** An answer of the server, with null for each field that is not given and may be null. */
function answer<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  given: Partial<z.input<z.ZodMiniObject<Shape>>>,
) {
  const optional = Object.entries(schema.shape).filter(
    ([, field]) => z.safeParse(field, null).success,
  );
  const empty = Object.fromEntries(optional.map(([name]) => [name, null]));
  return z.parse(schema, { ...empty, ...given });
}

const createdAt = '2026-03-08T12:00:00.000Z';

export const user = answer(userSchema, {
  id: 1,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  locale: 'en-US',
  subscriptionStatus: 'free',
  createdAt,
  isEmailConfirmed: true,
  isGuest: false,
});

export const project = answer(projectSchema, {
  id: 4,
  userId: 1,
  name: 'Kitchen',
  budget: '25000.00',
  totalSpent: '0.00',
  currency: 'USD',
  version: 1,
  role: 'owner',
  owner: { id: 1, name: 'Rosa Okafor' },
  memberCount: 1,
  isSample: false,
});

export const expense = answer(expenseSchema, {
  id: 9,
  userId: 1,
  projectId: 4,
  description: 'Oak flooring',
  amount: '1250.40',
  category: 'materials',
  paymentMethod: 'cash',
  date: '2026-03-08',
  attachments: [],
  kind: 'expense',
  isHoldback: false,
  lines: [],
  createdAt,
  version: 1,
});

export const contractor = answer(listedContractorSchema, {
  id: 3,
  userId: 1,
  name: 'Rosa Okafor',
  createdAt,
  version: 1,
  totalPaid: '0.00',
  paidTotals: [],
  expenseCount: 0,
});

export const planLine = answer(planLineSchema, {
  id: 7,
  projectId: 4,
  title: 'Tiles and grout',
  category: 'materials',
  planned: '6000.00',
  isDone: false,
  position: 1,
  createdAt,
  version: 1,
});

export const agreement = answer(agreementSchema, {
  id: 12,
  projectId: 4,
  contractorId: 3,
  title: 'Tiling',
  amount: '6000.00',
  holdbackPercent: 0,
  schedule: [],
  status: 'open',
  createdAt,
  version: 1,
  changes: '0.00',
  total: '6000.00',
  billed: '1000.00',
  paid: '1800.00',
  left: '4200.00',
});
