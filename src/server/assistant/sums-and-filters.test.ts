import { afterAll, beforeAll, expect, it } from 'vitest';
import { expenses } from '#server/db/tables/expense.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import { createHousehold, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const bought = [
  ['2026-01-05', 'Ceiling fan', '180.00', 'equipment'],
  ['2026-01-12', 'Noisy fan taken back', '-180.00', 'equipment'],
  ['2026-01-16', 'Silent fan, white', '235.00', 'equipment'],
  ['2026-01-20', 'Lamp, brass', '90.00', 'materials'],
  ['2026-01-22', 'Chipped lamp returned', '-65.00', 'materials'],
  ['2026-02-02', 'First fix joinery', '700.00', 'labor'],
  ['2026-02-20', 'Second fix joinery', '1100.00', 'labor'],
  ['2026-02-24', 'Gas and power, February', '61.00', 'utilities'],
  ['2026-03-24', 'Gas and power, March', '58.00', 'utilities'],
  ['2026-04-24', 'Gas and power, April', '74.00', 'utilities'],
  ['2026-04-28', 'Gas fire', '820.00', 'equipment'],
] as const;

const TODAY = '2026-06-18';
let database: TestDatabase;
let own: Household;
let sunroomId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  own = await createHousehold(database, 'own@example.com');
  const [row] = await database.db
    .insert(projects)
    .values({
      ...{ userId: own.userId, name: 'Sunroom and Hall', budget: '5000.00' },
      startDate: '2026-01-02T12:00:00Z',
    })
    .returning({ id: projects.id });
  sunroomId = row?.id ?? 0;
  await database.db.insert(expenses).values(
    bought.map(([date, description, amount, category]) => ({
      ...{ userId: own.userId, projectId: sunroomId, date, description, category },
      amount: amount.replace('-', ''),
      kind: amount.startsWith('-') ? ('refund' as const) : ('expense' as const),
      paymentMethod: 'credit_card',
    })),
  );
});
afterAll(() => database.close());

/** Without the links of the figures. */
async function ask(question: string): Promise<string> {
  const ledger = await openTestLedger(database, own.userId, sunroomId);
  return withoutLinks(await lastAnswer([question], { ledger, today: TODAY }));
}

it.each([
  // What came back for it is no price.
  ['How much more was the silent fan than the noisy one we took back?', '$55.00 more'],
  ['Which was dearer, the noisy fan or the silent one?', '$55.00 more'],
  [
    'How much more was the brass lamp than the chipped one?',
    'I do not know what “chipped lamp” cost',
  ],
  ['the second fix against the first fix, what is the difference', '$400.00 more'],
  ['gas and power bills, total?', '$193.00'],
  ['gas and power bills for the sunroom, all together', '$193.00'],
  ['what did the gas bills come to', '$193.00'],
  ['Which gas bill was the highest, February, March or April, and how much was it?', 'April 2026'],
  ['Which gas bill was the lowest, February, March or April?', '**March 2026** is $3.00 less'],
  ['how much has gone on the credit card once you knock the refunds off?', '$3,073.00'],
  ['take the returns off and tell me what went on the credit card in the sunroom', '$3,073.00'],
  ['how many expenses on the sunroom, returns and all?', '11 expenses'],
  ['what did the room and hall come to', '$3,073.00'],
  ['Strip the labor out of the sunroom and what have we got?', '$1,273.00'],
  ['Leave the labor out and give me the sunroom figure', '$1,273.00'],
  ['labor aside, the sunroom total', '$1,273.00'],
  ['the sunroom, less labor', '$1,273.00'],
  ['tally up the sunroom bits over 500 dollars each', '$2,620.00'],
  ['sunroom labor in the first three months of 2026?', '$1,800.00'],
  ['Drop a $900 stove into the sunroom: what remains?', '$1,027.00'],
  ['Settle every open sunroom bill and how much survives?', 'No bills are open'],
  ['had the sunroom budget been 4 grand, what would be left?', '$927.00'],
  // A limit of months, and the sum of the largest.
  ['was there any month when the sunroom cost more than 1,500?', 'In 1 month'],
  ['which months came in under 300 on the sunroom?', 'In 2 months'],
  ['what do the two largest sunroom expenses add up to', '$1,920.00'],
  // Refunds that are counted, left out or asked about.
  ['how many entries does the sunroom have, refunds too', '11 expenses'],
  ['sunroom bits under 100 dollars, no refunds. what do they add up to?', '$283.00'],
  ['Shops gave us money back a couple of times for the sunroom. How much was that?', '$245.00'],
  ['which refund was the biggest', 'The biggest refund is **Noisy fan taken back**: $180.00'],
  ["what's the smallest refund we got", 'The smallest refund is **Chipped lamp returned**'],
  ['what was the last thing we returned', 'The latest refund is **Chipped lamp returned**'],
  ['biggest return on the sunroom?', 'The biggest refund is **Noisy fan taken back**'],
  ['list the returns on the sunroom', '$245.00'],
  ['what did we get back, counting the lamp return?', '$245.00'],
  // What is left out, with two things, and what is left of a cost.
  ['If you ignore the labor and the utilities, what has the sunroom cost?', '$1,080.00'],
  ['take the labor out of the sunroom and tell me what is left of the cost', '$1,273.00'],
  ['what did the sunroom cost in 2026? need it for my accountant', '$3,073.00'],
])('%s', async (question, expected) => {
  expect(await ask(question)).toContain(expected);
});
