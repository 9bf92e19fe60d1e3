import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExpenseScope, Ledger } from '#server/assistant/assistant.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import { createHousehold, endPaidPlan, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

describe('a ledger', () => {
  let database: TestDatabase;
  let own: Household;
  let ledger: Ledger;
  beforeAll(async () => {
    database = await createTestDatabase();
    // Another user with the same figures: any leak doubles a sum below.
    const neighbour = await createHousehold(database, 'neighbour@example.com');
    own = await createHousehold(database, 'own@example.com');
    ledger = await openTestLedger(database, own.userId, own.projectIds['Kitchen'] ?? 0);
    for (const [{ userId, projectIds }, title, name] of [
      [own, 'A pergola', 'Pantry'],
      [neighbour, 'A sauna', 'Turret'],
    ] as const) {
      const projectId = projectIds['Kitchen'] ?? 0;
      await database.db
        .insert(planLines)
        .values({ userId, projectId, title, category: 'materials', planned: '1' });
      await database.db.insert(rooms).values({ userId, projectId, name });
    }
  });
  afterAll(() => database.close());

  it.each<[string, (ids: Household) => ExpenseScope, string, number]>([
    ['everything', () => ({}), '36451.84', 40],
    ['a project', ({ projectIds }) => ({ projectId: projectIds['Guest'] ?? 0 }), '524.00', 2],
    ['a category', () => ({ category: 'tools' }), '348.99', 2],
    ['a payment method', () => ({ paymentMethod: 'financing' }), '5289.00', 2],
    [
      'a contractor',
      ({ contractorIds }) => ({ contractorId: contractorIds['Dave Kim'] ?? 0 }),
      '780.00',
      1,
    ],
    ['both ends of a period', () => ({ from: '2025-05-06', to: '2025-05-12' }), '3295.80', 2],
    ['text in a description', () => ({ search: 'TOILET' }), '524.00', 2],
    ['text in a company', () => ({ search: 'hollis wood' }), '4050.00', 2],
    ['a percent sign, which stands for itself', () => ({ search: '%' }), '0.00', 0],
    ['more than an amount', () => ({ over: '2600.00' }), '7320.80', 2],
    ['less than an amount', () => ({ under: '86.20' }), '58.40', 1],
    ['two categories', () => ({ categories: ['tools', 'utilities'] }), '407.39', 3],
    ['no receipt', () => ({ receipt: 'without' }), '36451.84', 40],
    ['a receipt', () => ({ receipt: 'with' }), '0.00', 0],
    ['no contractor', () => ({ hasContractor: false }), '17766.34', 26],
    [
      'all but some payment methods',
      () => ({ except: { paymentMethods: ['check', 'credit_card'] } }),
      '12696.15',
      16,
    ],
    [
      'all but a contractor',
      ({ contractorIds }) => ({ except: { contractorIds: [contractorIds['Dave Kim'] ?? 0] } }),
      '35671.84',
      39,
    ],
    ['all but some words', () => ({ except: { texts: ['toilet'] } }), '35927.84', 38],
    // "Brandt" is only in the name of a contractor.
    ['all but a name', () => ({ except: { texts: ['brandt'] } }), '31871.84', 36],
  ])('sums the expenses within %s', async (_name, scope, total, count) => {
    expect(await ledger.sumExpenses(scope(own))).toEqual({ total, count });
  });

  it('knows the words of its own expenses, lines and rooms, and no others', async () => {
    expect([
      ...(await ledger.findMentioned(['toilet', 'pergola', 'pantry', 'sauna', 'turret', 'moat'])),
    ]).toEqual(['toilet', 'pergola', 'pantry']);
  });

  it('finds its own expenses by two words of their descriptions', async () => {
    const found = await ledger.listDescribed(['toil', 'swap', 'moat'], 10);
    expect(found.map(({ description }) => description)).toEqual(['Toilet swap']);
    expect(await ledger.listDescribed(['toil'], 10)).toEqual([]);
    expect(await ledger.listDescribed(['toil', 'swap'], 10, ['toil'])).toEqual(found);
    expect(await ledger.listDescribed(['toil', 'swap'], 10, ['moat'])).toEqual([]);
  });

  it('sums by group, largest first and months in date order', async () => {
    const scope = { projectId: own.projectIds['Backyard'] ?? 0 };
    expect(await ledger.sumExpensesBy('category', scope)).toEqual([
      { key: 'materials', total: '5483.35', count: 3 },
      { key: 'labor', total: '2600.00', count: 1 },
      { key: 'permits', total: '175.00', count: 1 },
      { key: 'tools', total: '159.00', count: 1 },
      { key: 'other', total: '90.00', count: 1 },
    ]);
    expect(await ledger.sumExpensesBy('contractor', scope)).toEqual([
      { key: null, total: '5907.35', count: 6 },
      { key: String(own.contractorIds['Dave Hollis']), total: '2600.00', count: 1 },
    ]);
    expect((await ledger.sumExpensesBy('month', scope)).map(({ key }) => key)).toEqual([
      '2025-05',
      '2025-06',
      '2025-07',
    ]);
  });

  it('sums a split expense in each category by its parts, and counts it once there', async () => {
    const { userId, projectIds } = await createHousehold(database, 'split@example.com');
    const part = (category: string, amount: string) => ({
      category,
      amount,
      roomId: null,
      planLineId: null,
    });
    const lines = [part('labor', '100.00'), part('labor', '38.00'), part('tools', '137.00')];
    await database.db
      .update(expenses)
      .set({ lines })
      .where(and(eq(expenses.userId, userId), eq(expenses.description, 'Toilet swap')));
    const splitter = await openTestLedger(database, userId, null);
    const scope = { projectId: projectIds['Guest'] ?? 0 };
    expect(await splitter.sumExpensesBy('category', scope)).toEqual([
      { key: 'materials', total: '249.00', count: 1 },
      { key: 'labor', total: '138.00', count: 1 },
      { key: 'tools', total: '137.00', count: 1 },
    ]);
    expect(await splitter.sumExpensesBy('category', { ...scope, category: 'labor' })).toEqual([
      { key: 'labor', total: '138.00', count: 1 },
    ]);
  });

  it.each([
    ['newest', 'Temporary kitchen microwave'],
    ['oldest', 'Deck permit'],
    ['largest', 'Semi-custom cabinets deposit'],
    ['smallest', 'Extra electricity'],
  ] as const)('lists the %s first', async (order, description) => {
    expect(await ledger.listExpenses({}, order, 1)).toMatchObject([{ description }]);
  });

  it('lists projects, contractors and milestones of the owner only', async () => {
    expect((await ledger.listProjects()).map(({ name }) => name)).toEqual([
      'Kitchen Remodel',
      'Master Bathroom',
      'Guest Bathroom',
      'Backyard Deck',
    ]);
    expect(await ledger.listContractors()).toHaveLength(6);
    const milestones = await ledger.listMilestones();
    expect(milestones).toHaveLength(10);
    expect(milestones[0]).toMatchObject({ title: 'Shower waterproofing test', completedOn: null });
    expect(milestones.at(-1)).toMatchObject({ isCompleted: true, completedOn: '2026-05-06' });
  });

  it('does not open on another user’s project', async () => {
    const foreign = await openTestLedger(database, own.userId, 1);
    expect(foreign.selectedProjectId).toBeNull();
    expect(ledger.selectedProjectId).toBe(own.projectIds['Kitchen']);
  });

  it('knows the plan’s limits', async () => {
    expect(await ledger.findUsage()).toEqual({
      plan: 'pro',
      expenses: { count: 40, limit: null },
      contractors: { count: 6, limit: null },
    });
    await endPaidPlan(database, own.userId);
    expect(await ledger.findUsage()).toEqual({
      plan: 'free',
      expenses: { count: 40, limit: 5 },
      contractors: { count: 6, limit: 3 },
    });
  });
});
