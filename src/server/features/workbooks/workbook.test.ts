import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBudgetRecords } from '#server/testing/budget.ts';
import {
  createAgreement,
  createBill,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  createReserveMove,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { calendarDateIn } from '#shared/dates.ts';
import { addMoney, fromCents } from '#shared/money.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type SheetName = 'Expenses' | 'Budget' | 'Agreements' | 'Bills' | 'Contractors' | 'Milestones';
type Title = 'Date' | 'Description' | 'Amount' | 'Kind' | 'Line' | 'Category' | 'Room' | 'Planned';
type Row = Record<Title | 'Agreement' | 'Bill' | 'Status', unknown> & Record<string, unknown>;
type Table = Row[];

/** The rows of a sheet by the titles of its columns, as another program reads them. */
async function exported(client: TestClient, projectId: number, query = '') {
  const response = await client.get(`/api/projects/${projectId}/export.xlsx${query}`);
  expect(response.statusCode).toBe(200);
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  const bytes = new Uint8Array(response.rawPayload);
  const sheets = await readXlsxFile(bytes.buffer);
  const tables = sheets.map(({ sheet, data }): [string, Table] => {
    const [titles = [], ...rows] = data;
    const toRecord = (row: unknown[]) => titles.map((title, index) => [title, row[index]]);
    return [sheet, rows.map((row): Row => Object.fromEntries(toRecord(row)))];
  });
  const xml = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]);
  const byName = Object.fromEntries(tables) as Record<SheetName, Table>;
  return { tables: byName, parts: Object.fromEntries(xml), response };
}

/** Exactly the cents that the file has: a binary fraction that rounds to them. */
function money(value: unknown): string {
  const cents = Math.round(Number(value) * 100);
  expect(value).toBe(cents / 100);
  return fromCents(BigInt(cents));
}

async function furnished() {
  const owner = await ownerOfProject(test);
  const { client, user } = owner;
  const project = await createProject(client, { name: 'Küche', currency: 'CHF', budget: '25000' });
  const contractor = await createContractor(client, { name: '=cmd()', hourlyRate: '95.50' });
  const ids = await insertBudgetRecords(test.database.db, {
    userId: user.id,
    projectId: project.id,
  });
  const on = (input: object) => createExpense(client, project.id, input);
  await on({ description: '=1+1', amount: '99999999.99', contractorId: contractor.id });
  await on({ description: 'Back', amount: '0.07', kind: 'refund', date: '2026-03-09' });
  await on({ amount: '100', billId: ids.bill, date: '2026-03-10' });
  await on({
    description: 'Shop',
    amount: '30',
    date: '1897-01-02',
    lines: [
      { category: 'labor', planLineId: ids.lines[1], amount: '20.01' },
      { category: 'permits', amount: '9.99' },
    ],
  });
  await createReserveMove(client, project.id, { amount: '250.55' });
  return { ...owner, project, ids, contractor };
}

describe('GET /api/projects/{id}/export.xlsx', () => {
  it('has every expense to the cent, with refunds as negative and splits by part', async () => {
    const { client, project } = await furnished();
    const { tables, parts, response } = await exported(client, project.id);
    const today = calendarDateIn('UTC', new Date());
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="kuche-${today}.xlsx"`,
    );
    const rows = tables.Expenses;
    expect(rows.map((row) => [row.Date, row.Description, money(row.Amount), row.Kind])).toEqual([
      [new Date('2026-03-10'), 'Tiles', '100.00', 'Expense'],
      [new Date('2026-03-09'), 'Back', '-0.07', 'Refund'],
      [new Date('2026-03-08'), '=1+1', '99999999.99', 'Expense'],
      ['1897-01-02', 'Shop', '20.01', 'Expense'],
      ['1897-01-02', 'Shop', '9.99', 'Expense'],
      ['Total', null, '100000129.92', null],
    ]);
    expect(rows[0]).toMatchObject({ Agreement: 'Tiling', Bill: 'First half', Line: 'Floor' });
    expect(rows[3]).toMatchObject({ Category: 'Labor', Line: 'Walls', Room: 'Hall' });
    const { totalSpent } = (await client.get(`/api/projects/${project.id}/summary`)).json();
    expect(money(rows.at(-1)?.Amount)).toBe(totalSpent);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<f>SUM(G2:G6)</f><v>100000129.92</v>');
    // A text that looks like a formula is marked as text, and no cell of a person is a formula.
    expect(sheet.match(/<f>/g)).toHaveLength(1);
    expect(sheet).toMatch(/s="2" t="inlineStr"><is><t xml:space="preserve">=1\+1</);
    expect(parts['xl/styles.xml']).toContain('quotePrefix="1"');
    expect(parts['xl/styles.xml']).toContain('&quot;CHF\u00a0&quot;#,##0.00');
  });

  it('has the budget as its page shows it, and what it comes to as formulas', async () => {
    const { client, project } = await furnished();
    const { tables, parts } = await exported(client, project.id);
    const budget = (await client.get(`/api/projects/${project.id}/budget`)).json<ProjectBudget>();
    const rows = tables.Budget;
    const columns = {
      Planned: 'planned',
      Paid: 'paid',
      Due: 'due',
      'Held back': 'held',
      'Agreed, not billed': 'agreed',
      'To buy': 'toBuy',
      Expected: 'expected',
      'Left of plan': 'variance',
    } as const;
    for (const [title, field] of Object.entries(columns)) {
      const inSheet = rows.slice(0, budget.lines.length).map((row) => money(row[title]));
      expect([title, inSheet]).toEqual([title, budget.lines.map((line) => line[field])]);
      expect(money(rows[budget.lines.length]?.[title])).toBe(addMoney(inSheet));
    }
    expect(rows.slice(0, 3).map((row) => [row.Line, row.Category, row.Room])).toEqual([
      ['Floor', 'Materials', null],
      ['Walls', 'Labor', 'Hall'],
      ['Not planned', null, null],
    ]);
    const foot = Object.fromEntries(rows.slice(5).map((row) => [row.Line, money(row.Planned)]));
    const { totals } = budget;
    expect(foot).toEqual({
      Budget: totals.budget,
      Reserve: totals.reserve,
      'Expected in the end': totals.expected,
      'Left of budget': totals.variance,
      'Not planned yet': totals.unplanned,
    });
    const xml = parts['xl/worksheets/sheet2.xml'] ?? '';
    for (const formula of ['J5+D8', 'D7-D9', 'D7-D5-D8', 'SUM(D2:D4)', 'SUM(K2:K4)']) {
      expect(xml).toContain(`<f>${formula}</f>`);
    }
  });

  it('leaves what is void out of the sums of agreements and bills', async () => {
    const { client, project, contractor, ids } = await furnished();
    const mine = { contractorId: contractor.id, agreedOn: '2026-02-01' };
    await createAgreement(client, project.id, { ...mine, amount: '99999999.99', status: 'void' });
    const open = await createAgreement(client, project.id, { ...mine, amount: '0.11' });
    await createBill(client, project.id, { title: 'Gone', amount: '77', isVoid: true });
    await createBill(client, project.id, { amount: '0.05', agreementId: open.id });
    const { tables, parts } = await exported(client, project.id);
    const agreements = tables.Agreements;
    expect(agreements.map((row) => [row.Agreement, row.Status, money(row.Amount)])).toEqual([
      ['Tiling', 'Void', '99999999.99'],
      ['Tiling', 'Open', '0.11'],
      ['Tiling', 'Open', '800.00'],
      ['Total', null, '800.11'],
    ]);
    expect(agreements[1]).toMatchObject({ Contractor: '=cmd()', Billed: 0.05, Left: 0.06 });
    expect(agreements.at(-1)).toMatchObject({ Paid: 100, Billed: 400.05 });
    expect(parts['xl/worksheets/sheet3.xml']).toContain(
      '<f>SUMIF(D2:D4,&quot;&lt;&gt;Void&quot;,G2:G4)</f><v>800.11</v>',
    );
    const bills = tables.Bills;
    expect(bills.map((row) => [row.Bill, row.Status, money(row.Amount)]).toSorted()).toEqual([
      ['First bill', 'Open', '0.05'],
      ['First half', 'Open', '400.00'],
      ['Gone', 'Void', '77.00'],
      ['Total', null, '400.05'],
    ]);
    expect(bills.find((row) => row.Bill === 'First bill')).toMatchObject({
      Contractor: '=cmd()',
      'To pay now': 0.05,
    });
    expect(ids.bill).toBeGreaterThan(0);
  });

  it('has contractors with what this project paid them, and milestones with their days', async () => {
    const { client, project, contractor } = await furnished();
    const elsewhere = await createProject(client);
    await createExpense(client, elsewhere.id, { contractorId: contractor.id, amount: '5' });
    const done = await createMilestone(client, project.id, { targetDate: '2026-05-01' });
    await client.send('PATCH', `/api/milestones/${done.id}/complete`, {
      payload: { completedDate: '2026-03-01T03:00:00.000Z' },
    });
    const query = '?timeZone=America/New_York';
    const { tables } = await exported(client, project.id, query);
    expect(tables.Contractors).toEqual([
      expect.objectContaining({
        Name: '=cmd()',
        'Hourly rate': 95.5,
        Payments: 1,
        Paid: 99_999_999.99,
      }),
      expect.objectContaining({ Name: 'Total', Paid: 99_999_999.99 }),
    ]);
    expect(tables.Milestones).toEqual([
      expect.objectContaining({
        Milestone: 'Cabinets in',
        Status: 'Completed',
        'Target date': new Date('2026-05-01'),
        'Completed on': new Date('2026-02-28'),
      }),
    ]);
  });

  it('is a whole file for an empty project, and for thousands of expenses', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const { tables } = await exported(client, project.id);
    expect(Object.keys(tables)).toEqual([
      'Expenses',
      'Budget',
      'Agreements',
      'Bills',
      'Contractors',
      'Milestones',
    ]);
    expect(tables.Expenses.at(-1)).toMatchObject({ Date: 'Total', Amount: 0 });
    await test.database.db.execute(sql`
      insert into expenses (user_id, project_id, description, amount, category, payment_method, date, created_at)
      select ${user.id}, ${project.id}, 'row ' || n, n / 100.0, 'labor', 'cash', date '2026-01-01' + n % 7, now()
      from generate_series(1, 2500) n`);
    const rows = (await exported(client, project.id)).tables.Expenses;
    expect(new Set(rows.map(({ Description }) => Description)).size).toBe(2501);
    expect(money(rows.at(-1)?.Amount)).toBe('31262.50');
  });

  it('is for those who see the project, and refuses an unknown one', async () => {
    const { project } = await ownerOfProject(test);
    const { client: stranger } = await test.signedIn();
    const url = `/api/projects/${project.id}/export.xlsx`;
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await test.client().get(url)).statusCode).toBe(401);
  });
});
