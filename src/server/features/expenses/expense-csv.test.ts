import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { calendarDateIn } from '#shared/dates.ts';

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
    '\uFEFFDate,Description,Category,Payment Method,Contractor,Company,Amount,Notes,Project,Added By,Receipt',
  );
  expect(lines).toEqual([
    `2026-03-01,"'=HYPERLINK(""http://evil.example"")",Materials,Credit Card,"Kim, ""KJ"" Jones",,99999999.99,"two\nlines",Kitchen,${user.email},No`,
    `2026-02-01,'-5 °C paint,Materials,Credit Card,,,120.50,,Kitchen,${user.email},https://a.example/r.pdf`,
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
