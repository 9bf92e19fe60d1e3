import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBudgetRecords } from '#server/testing/budget.ts';
import {
  createContractor,
  createExpense,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { calendarDateIn } from '#shared/dates.ts';
import { addMoney } from '#shared/money.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('exports what the filters show, for any spreadsheet, with formulas as text', async () => {
  const { client, user, project } = await ownerOfProject(test);
  const contractor = await createContractor(client, { name: 'Kim, "KJ" Jones' });
  await createExpense(client, project.id, {
    description: '=HYPERLINK("http://evil.example")',
    date: '2026-03-01',
    contractorId: contractor.id,
    notes: 'two\nlines',
    amount: '99999999.99',
  });
  await createExpense(client, project.id, {
    description: '-5 °C paint',
    date: '2026-02-01',
    imageUrl: 'https://a.example/r.pdf',
  });
  await createExpense(client, project.id, { description: 'left out', category: 'labor' });
  const response = await client.get(
    `/api/expenses/export.csv?projectId=${project.id}&category=materials`,
  );
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...lines] = response.body.split('\r\n');
  expect(header).toBe(
    '\uFEFFDate,Description,Category,Payment Method,Contractor,Company,Amount,Notes,Project,Added By,Receipt,Kind,Line,Room,Agreement,Bill',
  );
  expect(lines).toEqual([
    `2026-03-01,"'=HYPERLINK(""http://evil.example"")",Materials,Credit Card,"Kim, ""KJ"" Jones",,99999999.99,"two\nlines",Kitchen,${user.email},No,Expense,,,,`,
    `2026-02-01,'-5 °C paint,Materials,Credit Card,,,120.50,,Kitchen,${user.email},https://a.example/r.pdf,Expense,,,,`,
    '',
  ]);
});

it('is named after the project and the user’s current day', async () => {
  const { client } = await ownerOfProject(test);
  const nameFor = async (query: string) => {
    const { headers } = await client.get(`/api/expenses/export.csv?${query}`);
    return headers['content-disposition'];
  };
  const todayInUtc = calendarDateIn('UTC', new Date());
  const kitchen = await createProject(client, { name: 'Kitchen “Rémodel” / 2' });
  expect(await nameFor(`projectId=${kitchen.id}&today=2026-03-31`)).toBe(
    'attachment; filename="kitchen-remodel-2-expenses-2026-03-31.csv"',
  );
  expect(await nameFor('')).toBe(`attachment; filename="all-projects-expenses-${todayInUtc}.csv"`);
  const japanese = await createProject(client, { name: '台所の改装' });
  expect(await nameFor(`projectId=${japanese.id}`)).toBe(
    `attachment; filename="expenses-${todayInUtc}.csv"`,
  );
  const { client: stranger } = await test.signedIn();
  const { headers } = await stranger.get(`/api/expenses/export.csv?projectId=${kitchen.id}`);
  expect(headers['content-disposition']).toBe(`attachment; filename="expenses-${todayInUtc}.csv"`);
});

it('also applies the filters beyond category and search', async () => {
  const { client, project } = await ownerOfProject(test);
  await createExpense(client, project.id, { description: 'small', amount: '5.00' });
  await createExpense(client, project.id, { description: 'middle', category: 'tools' });
  await createExpense(client, project.id, { description: 'large', amount: '900.00' });
  const { body } = await client.get(
    '/api/expenses/export.csv?minAmount=5.01&maxAmount=900&receipt=without&category=tools,labor',
  );
  expect(body.split('\r\n').slice(1, -1)).toEqual([expect.stringContaining('middle')]);
});

it('reads a long list in steps without losing or repeating a row', async () => {
  const { client, user, project } = await ownerOfProject(test);
  await test.database.db.execute(sql`
    insert into expenses (user_id, project_id, description, amount, category, payment_method, date, created_at)
    select ${user.id}, ${project.id}, 'row ' || n, 1, 'labor', 'cash', date '2026-01-01' + n % 7, now()
    from generate_series(1, 2500) n`);
  const { body } = await client.get(`/api/expenses/export.csv?projectId=${project.id}`);
  const rows = body.split('\r\n').slice(1, -1);
  expect(rows).toHaveLength(2500);
  expect(new Set(rows).size).toBe(2500);
  const dates = rows.map((row) => row.slice(0, 10));
  expect(dates).toEqual(dates.toSorted().reverse());
});

it('reports an error as an error, not as a truncated file', async () => {
  const { client } = await test.signedIn();
  const response = await client.get('/api/expenses/export.csv?category=%00');
  expect(response.statusCode).toBe(400);
  expect(response.json().details).toHaveLength(1);
});

it('is only for its owner', async () => {
  const { client, project } = await ownerOfProject(test);
  await createExpense(client, project.id);
  const { client: stranger } = await test.signedIn();
  const { body } = await stranger.get(`/api/expenses/export.csv?projectId=${project.id}`);
  expect(body.split('\r\n')).toHaveLength(2);
  expect((await test.client().get('/api/expenses/export.csv')).statusCode).toBe(401);
});

it('writes a line for each part and refunds as negative, so that the amounts add up', async () => {
  const { client, user, project } = await ownerOfProject(test);
  const where = { userId: user.id, projectId: project.id };
  const { lines, rooms, bill } = await insertBudgetRecords(test.database.db, where);
  await createExpense(client, project.id, { billId: bill, date: '2026-03-03' });
  await createExpense(client, project.id, {
    description: 'Shop',
    amount: '100',
    date: '2026-03-02',
    lines: [
      { category: 'labor', planLineId: lines[1], amount: '60' },
      { category: 'tools', roomId: rooms[1], amount: '39.99' },
      { category: 'labor', amount: '0.01' },
    ],
  });
  const back = { description: 'Back', amount: '20.50', kind: 'refund', date: '2026-03-01' };
  await createExpense(client, project.id, back);
  const exported = async (filter = '') => {
    const query = `projectId=${project.id}${filter}`;
    const { body } = await client.get(`/api/expenses/export.csv?${query}`);
    const rows = body.split('\r\n').slice(1, -1);
    const cells = rows.map((row) => row.split(','));
    const { totalAmount } = (await client.get(`/api/expenses?${query}`)).json();
    expect(addMoney(cells.map((row) => row[6] ?? ''))).toBe(totalAmount);
    return cells.map((row) => [row[1], row[2], row[6], ...row.slice(-5)].join());
  };
  expect(await exported()).toEqual([
    'Tiles,Materials,120.50,Expense,Floor,,Tiling,First half',
    'Shop,Labor,60.00,Expense,Walls,Hall,,',
    'Shop,Tools,39.99,Expense,,Attic,,',
    'Shop,Labor,0.01,Expense,,,,',
    'Back,Materials,-20.50,Refund,,,,',
  ]);
  const summary = (await client.get(`/api/projects/${project.id}/summary`)).json();
  expect(summary.totalSpent).toBe('200.00');
  const walls = 'Shop,Labor,60.00,Expense,Walls,Hall,,';
  expect(await exported('&category=labor')).toEqual([walls, 'Shop,Labor,0.01,Expense,,,,']);
  expect(await exported(`&planLineId=${lines[1]}`)).toEqual([walls]);
  expect(await exported(`&roomId=${rooms[0]}`)).toEqual([walls]);
  expect(await exported('&kind=refund')).toHaveLength(1);
  expect(await exported('&roomId=none&kind=expense')).toEqual([
    'Tiles,Materials,120.50,Expense,Floor,,Tiling,First half',
    'Shop,Labor,0.01,Expense,,,,',
  ]);
});
