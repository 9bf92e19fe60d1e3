import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ListedContractor } from '#shared/contractor.ts';
import type { ExpenseList } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = async (client: TestClient, query: string) =>
  (await client.get(`/api/expenses?${query}`)).json<ExpenseList>();

describe('the currency of a project', () => {
  it('is US dollars unless the call names another one', async () => {
    const { client, project } = await ownerOfProject(test);
    expect(project.currency).toBe('USD');
    const cottage = await createProject(client, { currency: 'EUR' });
    expect(cottage.currency).toBe('EUR');
    expect((await client.get(`/api/projects/${cottage.id}`)).json()).toEqual(cottage);
  });

  it('can be changed without converting amounts, and is kept by other changes', async () => {
    const { client, project } = await ownerOfProject(test);
    await createExpense(client, project.id, { amount: '10.00' });
    const url = `/api/projects/${project.id}`;
    const changed = (await client.put(url, { currency: 'CHF' })).json<Project>();
    expect(changed).toMatchObject({ currency: 'CHF', budget: '25000.00', totalSpent: '10.00' });
    expect((await client.put(url, { name: 'Attic' })).json()).toMatchObject({ currency: 'CHF' });
  });

  it.each(['JPY', 'eur', 'Euro', '', null])('cannot be %j', async (currency) => {
    const { client, project } = await ownerOfProject(test);
    const sentence = 'Choose a currency from the list, such as USD, EUR or GBP';
    const input = { name: 'Kitchen', budget: '25000', currency };
    const created = await client.post('/api/projects', input);
    const changed = await client.put(`/api/projects/${project.id}`, { currency });
    for (const response of [created, changed]) {
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain(sentence);
    }
  });
});

describe('totals over projects of several currencies', () => {
  async function twoCurrencies() {
    const owner = await ownerOfProject(test);
    const { client, project: kitchen } = owner;
    const cottage = await createProject(client, { name: 'Cottage', currency: 'EUR' });
    const rosa = await createContractor(client);
    await createExpense(client, kitchen.id, { amount: '100.00', contractorId: rosa.id });
    await createExpense(client, cottage.id, { amount: '20.00', contractorId: rosa.id });
    await createExpense(client, cottage.id, { amount: '0.50', date: '2026-04-01' });
    return { ...owner, kitchen, cottage, rosa };
  }

  it('are given by currency beside the sum of all', async () => {
    const { client, kitchen } = await twoCurrencies();
    expect(await list(client, '')).toMatchObject({
      totalAmount: '120.50',
      totals: [
        { currency: 'USD', amount: '100.00' },
        { currency: 'EUR', amount: '20.50' },
      ],
    });
    expect((await list(client, 'from=2026-04-01')).totals).toEqual([
      { currency: 'EUR', amount: '0.50' },
    ]);
    expect((await list(client, 'search=nothing+like+this')).totals).toEqual([]);
    expect(await list(client, `projectId=${kitchen.id}`)).not.toHaveProperty('totals');
  });

  it('are given by currency for each month', async () => {
    const { client } = await twoCurrencies();
    const { months } = await list(client, 'group=month');
    expect(months?.toSorted((a, b) => a.month.localeCompare(b.month))).toEqual([
      {
        month: '2026-03',
        count: 2,
        amount: '120.00',
        totals: [
          { currency: 'USD', amount: '100.00' },
          { currency: 'EUR', amount: '20.00' },
        ],
      },
      {
        month: '2026-04',
        count: 1,
        amount: '0.50',
        totals: [{ currency: 'EUR', amount: '0.50' }],
      },
    ]);
  });

  it('are given by currency for each contractor', async () => {
    const { client } = await twoCurrencies();
    const [rosa] = (await client.get('/api/contractors')).json<ListedContractor[]>();
    expect(rosa).toMatchObject({
      totalPaid: '120.00',
      expenseCount: 2,
      paidTotals: [
        { currency: 'USD', amount: '100.00' },
        { currency: 'EUR', amount: '20.00' },
      ],
    });
  });

  it('name the currency of each line in an export over projects, at its end', async () => {
    const { client, cottage } = await twoCurrencies();
    const linesOf = async (query: string) =>
      (await client.get(`/api/expenses/export.csv?${query}`)).body.trim().split('\r\n');
    const [titles, ...rows] = await linesOf('');
    expect(titles).toMatch(/,Bill,Currency$/);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['EUR', 'EUR', 'USD']);
    expect((await linesOf(`projectId=${cottage.id}`))[0]).toMatch(/,Bill$/);
  });
});
