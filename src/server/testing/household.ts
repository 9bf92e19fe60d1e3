import { eq } from 'drizzle-orm';
import { contractors } from '../db/tables/contractor.table.ts';
import { expenses } from '../db/tables/expense.table.ts';
import { milestones } from '../db/tables/milestone.table.ts';
import { projects } from '../db/tables/project.table.ts';
import { users } from '../db/tables/user.table.ts';
import { addAccounts } from './accounts.ts';
import type { TestDatabase } from './test-database.ts';

const projectRows = [
  ['Kitchen Remodel', '25000.00', '2026-02-02'],
  ['Master Bathroom', '12000.00', '2026-04-06'],
  ['Guest Bathroom', '3500.00', '2026-05-25'],
  ['Backyard Deck', '8000.00', '2025-05-01'],
] as const;

const contractorRows = [
  [
    'Rosa Okafor',
    'Okafor Electric',
    'Electrician',
    '(555) 010-2233',
    'rosa@okafor.example',
    '95.00',
  ],
  ['Tom Brandt', 'Brandt & Sons Plumbing', 'Plumber', '555-010-7788', null, '110.00'],
  ['Maria Silva', 'Silva Renovations', 'General Contractor', null, 'maria@silva.example', null],
  ['Dave Kim', null, 'Painter', '555-010-4411', null, '45.50'],
  ['Dave Hollis', 'Hollis Woodworks', 'Carpenter', '555-010-9090', null, '70.00'],
  ['Lena Fischer', null, 'Tile/Stone', '555-010-3344', null, '62.00'],
] as const;

/** project | date | description | amount | category | payment method | contractor */
const expenseRows = `
Kitchen | 2026-02-03 | Building permit | 850.00 | permits | check |
Kitchen | 2026-02-10 | Demolition dumpster rental | 475.00 | equipment | credit_card |
Kitchen | 2026-02-16 | Demolition crew | 1800.00 | labor | check | Maria Silva
Kitchen | 2026-02-27 | Rough-in wiring | 2150.00 | labor | bank_transfer | Rosa Okafor
Kitchen | 2026-03-04 | Electrical panel upgrade | 1925.50 | labor | bank_transfer | Rosa Okafor
Kitchen | 2026-03-09 | Copper pipe and fittings | 312.75 | materials | credit_card |
Kitchen | 2026-03-12 | Rough-in plumbing | 1640.00 | labor | check | Tom Brandt
Kitchen | 2026-03-20 | Drywall sheets | 428.40 | materials | credit_card |
Kitchen | 2026-03-28 | Drywall hanging and taping | 1375.00 | labor | check | Maria Silva
Kitchen | 2026-04-02 | Semi-custom cabinets deposit | 4200.00 | materials | financing |
Kitchen | 2026-04-11 | Oscillating saw | 189.99 | tools | credit_card |
Kitchen | 2026-04-15 | Tile spacers and grout | 86.20 | materials | cash |
Kitchen | 2026-04-24 | Porcelain floor tiles | 1268.35 | materials | credit_card |
Kitchen | 2026-05-05 | Cabinet installation | 1450.00 | labor | check | Dave Hollis
Kitchen | 2026-05-14 | Paint and primer | 214.60 | materials | debit_card |
Kitchen | 2026-05-22 | Kitchen painting | 780.00 | labor | cash | Dave Kim
Kitchen | 2026-06-02 | Electrical inspection fee | 120.00 | permits | credit_card |
Kitchen | 2026-06-09 | Pendant lights | 389.97 | materials | credit_card |
Kitchen | 2026-06-16 | Final wiring and fixtures | 640.00 | labor | bank_transfer | Rosa Okafor
Kitchen | 2026-06-17 | Temporary kitchen microwave | 129.00 | other | debit_card |
Master | 2026-04-08 | Bathroom permit | 310.00 | permits | check |
Master | 2026-04-13 | Demo and haul away | 925.00 | labor | check | Maria Silva
Master | 2026-04-20 | Shower valve and drain | 486.30 | materials | credit_card |
Master | 2026-04-29 | Bathroom rough plumbing | 2280.00 | labor | check | Tom Brandt
Master | 2026-05-06 | Cement board | 164.88 | materials | credit_card |
Master | 2026-05-11 | Shower tiles | 742.15 | materials | credit_card |
Master | 2026-05-19 | Wet saw rental | 95.00 | equipment | debit_card |
Master | 2026-05-27 | Vanity and mirror | 1089.00 | materials | financing |
Master | 2026-06-04 | Vanity hookup | 385.00 | labor | cash | Tom Brandt
Master | 2026-06-12 | Exhaust fan wiring | 460.00 | labor | bank_transfer | Rosa Okafor
Master | 2026-06-15 | Extra electricity | 58.40 | utilities | bank_transfer |
Guest | 2026-05-30 | Toilet | 249.00 | materials | credit_card |
Guest | 2026-06-08 | Toilet swap | 275.00 | labor | cash | Tom Brandt
Backyard | 2025-05-06 | Deck permit | 175.00 | permits | check |
Backyard | 2025-05-12 | Pressure-treated lumber | 3120.80 | materials | credit_card |
Backyard | 2025-05-20 | Deck framing | 2600.00 | labor | check | Dave Hollis
Backyard | 2025-06-03 | Decking boards | 2244.10 | materials | credit_card |
Backyard | 2025-06-18 | Circular saw | 159.00 | tools | credit_card |
Backyard | 2025-07-02 | Deck stain | 118.45 | materials | cash |
Backyard | 2025-07-09 | Deck cleanup | 90.00 | other | cash |
`;

/** project | title | category | target date | completed on */
const milestoneRows = `
Kitchen | Rough-in inspection | Inspection | 2026-03-30 | 2026-04-01
Kitchen | Cabinets installed | Kitchen | 2026-05-08 | 2026-05-06
Kitchen | Countertop installed | Kitchen | 2026-06-10 |
Kitchen | Final electrical inspection | Inspection | 2026-06-29 |
Kitchen | Backsplash tiled | Final Touches | 2026-07-10 |
Kitchen | Choose cabinet hardware | Planning | |
Master | Demolition | Demolition | 2026-04-14 | 2026-04-14
Master | Shower waterproofing test | Plumbing | 2026-06-05 |
Master | Tile shower walls | Bathroom | 2026-06-22 |
Backyard | Deck finished | Final Touches | 2025-06-30 | 2025-07-09
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export interface Household {
  userId: number;
  /** By the first word of its name. */
  projectIds: Record<string, number>;
  contractorIds: Record<string, number>;
}

/** A family in the middle of a renovation: four projects, forty expenses, the paid plan. */
export async function createHousehold({ db }: TestDatabase, email: string): Promise<Household> {
  const [user] = await addAccounts(db, [{ email, subscriptionStatus: 'active' }]);
  const userId = user?.id ?? 0;

  const projectIds: Record<string, number> = {};
  for (const [name, budget, start] of projectRows) {
    const [row] = await db
      .insert(projects)
      .values({ userId, name, budget, startDate: `${start}T12:00:00Z` })
      .returning({ id: projects.id });
    projectIds[name.split(' ')[0] ?? ''] = row?.id ?? 0;
  }
  const contractorIds: Record<string, number> = {};
  for (const [name, company, specialty, phone, mail, hourlyRate] of contractorRows) {
    const [row] = await db
      .insert(contractors)
      .values({ userId, name, company, specialty, phone, email: mail, hourlyRate })
      .returning({ id: contractors.id });
    contractorIds[name] = row?.id ?? 0;
  }
  await db.insert(expenses).values(
    rowsOf(expenseRows).map(
      ([project = '', date = '', description = '', amount = '', category = '', paid = '', by]) => ({
        userId,
        projectId: projectIds[project] ?? 0,
        date,
        description,
        amount,
        category,
        paymentMethod: paid,
        contractorId: contractorIds[by ?? ''] ?? null,
      }),
    ),
  );
  await db.insert(milestones).values(
    rowsOf(milestoneRows).map(([project = '', title = '', category = '', target, done]) => ({
      userId,
      projectId: projectIds[project] ?? 0,
      title,
      category,
      targetDate: target || null,
      isCompleted: Boolean(done),
      completedDate: done ? `${done}T16:00:00Z` : null,
    })),
  );
  return { userId, projectIds, contractorIds };
}

/** The same account without the paid plan. */
export async function endPaidPlan({ db }: TestDatabase, userId: number): Promise<void> {
  await db.update(users).set({ subscriptionStatus: 'free' }).where(eq(users.id, userId));
}
