import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import { createHousehold, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const bought = [
  ['Sunroom', '2026-02-05', 'Sunroom plastered', '900.00', 'labor', 'check', 'Nadia Kovac'],
  ['Sunroom', '2026-02-16', 'Slate tile', '640.00', 'materials', 'credit_card', null],
  ['Sunroom', '2026-03-02', 'Old bench sanded', '150.00', 'labor', 'cash', 'Emil Brandt'],
  ['Shed', '2026-03-12', 'Shed plastered', '400.00', 'labor', 'cash', 'Nadia Kovac'],
  ['Shed', '2026-03-20', 'Shed roofed', '1150.00', 'labor', 'check', 'Emil Brandt'],
  ['Loft', '2026-04-02', 'Cabinet deposit', '700.00', 'materials', 'check', null],
  ['Loft', '2026-04-20', 'Cabinets, balance', '900.00', 'materials', 'check', null],
  ['Loft', '2026-05-02', 'Cabinets installed', '300.00', 'labor', 'check', null],
  ['Loft', '2026-05-05', 'Gas range', '800.00', 'equipment', 'credit_card', null],
  ['Loft', '2026-05-06', 'Gas line moved for range', '150.00', 'labor', 'cash', null],
  ['Loft', '2026-05-07', 'Dishwasher', '400.00', 'equipment', 'credit_card', null],
  ['Loft', '2026-05-09', 'Cabinet pulls, 20', '130.00', 'materials', 'credit_card', null],
] as const;

let database: TestDatabase;
let own: Household;
const idOf = new Map<string, number>();

beforeAll(async () => {
  database = await createTestDatabase();
  own = await createHousehold(database, 'own@example.com');
  for (const name of ['Sunroom', 'Shed', 'Loft']) {
    const [row] = await database.db
      .insert(projects)
      .values({ userId: own.userId, name, budget: '5000.00', startDate: '2026-01-02T12:00:00Z' })
      .returning({ id: projects.id });
    idOf.set(name, row?.id ?? 0);
  }
  for (const name of ['Nadia Kovac', 'Emil Brandt']) {
    const [row] = await database.db
      .insert(contractors)
      .values({ userId: own.userId, name, specialty: 'Handyman' })
      .returning({ id: contractors.id });
    idOf.set(name, row?.id ?? 0);
  }
  await database.db.insert(expenses).values(
    bought.map(([place, date, description, amount, category, paymentMethod, person]) => ({
      ...{ userId: own.userId, date, description, amount, category, paymentMethod },
      projectId: idOf.get(place) ?? 0,
      contractorId: person && (idOf.get(person) ?? null),
    })),
  );
});
afterAll(() => database.close());

/** Without the links of the figures. */
async function ask(question: string): Promise<string> {
  const ledger = await openTestLedger(database, own.userId, idOf.get('Sunroom') ?? null);
  return withoutLinks(await lastAnswer([question], { ledger, today: '2026-06-18' }));
}

it.each([
  [
    'sunroom or shed, which one bit harder, more I mean',
    ['$140.00 more', '$1,690.00', '$1,550.00'],
  ],
  [
    'Emil swears he made exactly as much off us as Nadia. True?',
    ['Yes', '$1,300.00', 'Emil Brandt'],
  ],
  ["Stand the sunroom's labor beside the sunroom's materials", ['$410.00', '$1,050.00', '$640.00']],
  ['Having the old bench sanded or the shed roofed, which set us back more?', ['$1,000.00']],
  ['Did the shed cost less than half of what the sunroom did?', ['No', '91.72%']],
  ['From February to March, did spending on the sunroom go up or down?', ['down by $1,390.00']],
  [
    "Plastering the sunroom against plastering the shed, what was the difference in Nadia's price",
    ['$500.00', '$900.00', '$400.00'],
  ],
  ['Subtract the shed from the sunroom, what remains', ['$140.00']],
  ['On the loft, how much more was the cabinet balance than the deposit?', ['$200.00']],
  ['what did the range and dishwasher come to together', ['$1,200.00']],
  ['loft cabinets: deposit, balance and install, all in?', ['$1,900.00']],
  ['20 cabinet pulls, what was that apiece?', ['$6.50']],
  ['what percent more did the range cost than the dishwasher', ['100.00%']],
  [
    'Did the loft cost more than the other two projects put together?',
    ['No', '$36,311.84', '$39,691.84'],
  ],
  ['Leaving out April, which month was the most expensive on the loft?', ['May 2026', '$1,780.00']],
  ['Counting everything, which month did we spend the most?', ['April 2026', '$11,345.84']],
])('%s', async (question, parts) => {
  const answer = await ask(question);
  for (const part of parts) expect(answer).toContain(part);
});

it('does not compare with a side that no record has', async () => {
  const answer = await ask('Having the chimney swept or the shed roofed, which set us back more?');
  expect(answer).not.toMatch(/chimney.* more than|more than .*chimney/i);
});
