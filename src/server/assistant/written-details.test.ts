import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expenses } from '#server/db/tables/expense.table.ts';
import { lastAnswer } from '#server/testing/built-in-answers.ts';
import { createHousehold } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const TODAY = '2026-06-18';

describe('what only a description says', () => {
  let database: TestDatabase;
  let userId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    const own = await createHousehold(database, 'own@example.com');
    userId = own.userId;
    const projectId = own.projectIds['Backyard'] ?? 0;
    const paid = { userId, projectId, category: 'materials', paymentMethod: 'cash' } as const;
    await database.db.insert(expenses).values([
      { ...paid, description: 'Fence wire, 180 ft', amount: '214.00', date: '2026-05-04' },
      { ...paid, description: 'Gravel, 12 tons', amount: '486.00', date: '2026-05-06' },
      { ...paid, description: 'Gate, 42 inch, forest green', amount: '329.00', date: '2026-05-08' },
      { ...paid, description: 'Coat hooks, 14', amount: '42.00', date: '2026-05-09' },
      { ...paid, description: 'Rain tank, 50 gal', amount: '160.00', date: '2026-05-10' },
      { ...paid, description: 'Hinges taken back, bent', amount: '18.50', date: '2026-05-11' },
    ]);
    await database.db
      .update(expenses)
      .set({ kind: 'refund' })
      .where(eq(expenses.description, 'Hinges taken back, bent'));
  });
  afterAll(() => database.close());

  async function ask(question: string): Promise<string> {
    const ledger = await openTestLedger(database, userId, null);
    return lastAnswer([question], { ledger, today: TODAY });
  }

  it.each([
    ['How many feet of fence wire did we buy?', '**180 ft**'],
    ['tons of gravel, how many did I order? the driver is asking', '**12 tons**'],
    ['How wide is our gate?', '**42 inch**'],
    ['what colour did we pick for the gate', '**green**'],
    ['so I am standing at the gravel yard and forgot, how many tons did we get?', '**12 tons**'],
    ['How many hooks did we buy?', '**hooks, 14**'],
    ['How big is the tank?', '**50 gal**'],
    ['Why did we get money back on the hinges?', 'Hinges taken back, bent'],
  ])('is quoted for “%s”', async (question, told) => {
    expect(await ask(question)).toContain(told);
  });

  it.each([
    'How many pounds does the gate weigh?',
    'What color is the gravel?',
    'How wide is the fence wire?',
    'How many feet of hose did we buy?',
  ])('is not made up for “%s”', async (question) => {
    const text = await ask(question);
    expect(text).toMatch(/^I do not know/);
    expect(text).not.toMatch(/\*\*(?:42|12|180|green)/);
  });
});
