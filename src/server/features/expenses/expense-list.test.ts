import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ExpenseList } from '#shared/expense.ts';
import { expenseSorts } from '#shared/expense-filter-values.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = async (client: TestClient, query: string) =>
  (await client.get(`/api/expenses?${query}`)).json<ExpenseList>();
const names = ({ expenses }: ExpenseList) => expenses.map(({ description }) => description);

describe('the order of expenses', () => {
  it('is by date, amount, description or contractor, in both directions', async () => {
    const { client, project } = await ownerOfProject(test);
    const anna = await createContractor(client, { name: 'anna' });
    const bob = await createContractor(client, { name: 'Bob' });
    const make = (description: string, date: string, amount: string, contractorId?: number) =>
      createExpense(client, project.id, { description, date, amount, contractorId });
    await make('beams', '2026-01-03', '9.00', bob.id);
    await make('Arch', '2026-01-02', '10.00', anna.id);
    await make('cable', '2026-01-01', '10.00');
    await make('Dust', '2026-01-04', '100.00');
    const expected = {
      date: ['cable', 'Arch', 'beams', 'Dust'],
      '-date': ['Dust', 'beams', 'Arch', 'cable'],
      amount: ['beams', 'Arch', 'cable', 'Dust'],
      '-amount': ['Dust', 'Arch', 'cable', 'beams'],
      description: ['Arch', 'beams', 'cable', 'Dust'],
      '-description': ['Dust', 'cable', 'beams', 'Arch'],
      contractor: ['Arch', 'beams', 'Dust', 'cable'],
      '-contractor': ['beams', 'Arch', 'Dust', 'cable'],
    };
    expect(Object.keys(expected).toSorted()).toEqual([...expenseSorts].toSorted());
    for (const [sort, order] of Object.entries(expected)) {
      const whole = await list(client, `sort=${sort}`);
      expect([sort, names(whole)]).toEqual([sort, order]);
      expect(whole).toMatchObject({ totalCount: 4, totalAmount: '129.00' });
      const half = await list(client, `sort=${sort}&pageSize=2&page=2&projectId=${project.id}`);
      expect([sort, names(half)]).toEqual([sort, order.slice(2)]);
      expect(half).toMatchObject({ totalCount: 4, totalPages: 2 });
    }
  });
});

describe('the filters of expenses', () => {
  it('accept several categories, a range of amounts, and whether there is a receipt', async () => {
    const { client, project } = await ownerOfProject(test);
    const make = (description: string, input: object) =>
      createExpense(client, project.id, { description, ...input });
    await make('a', { category: 'labor', amount: '10.00' });
    await make('b', { category: 'tools', amount: '10.01', imageUrl: 'https://a.example/b.pdf' });
    await make('c', { category: 'permits', amount: '99999999.99' });
    const found = async (query: string) => names(await list(client, query)).toSorted();
    expect(await found('category=labor,tools')).toEqual(['a', 'b']);
    expect(await found('category=tools,,tools,%20labor')).toEqual(['a', 'b']);
    expect(await found('category=labor,all')).toEqual(['a', 'b', 'c']);
    expect(await found('category=,')).toEqual(['a', 'b', 'c']);
    expect(await found("category=labor,'")).toEqual(['a']);
    expect(await found('minAmount=10.01')).toEqual(['b', 'c']);
    expect(await found('maxAmount=10.01')).toEqual(['a', 'b']);
    expect(await found('minAmount=10.01&maxAmount=10.01')).toEqual(['b']);
    expect(await found('minAmount=11&maxAmount=10')).toEqual([]);
    expect(await found('receipt=with')).toEqual(['b']);
    expect(await found('receipt=without&category=labor,permits')).toEqual(['a', 'c']);
    expect(await list(client, 'category=labor,tools&pageSize=1')).toMatchObject({
      totalCount: 2,
      totalPages: 2,
      totalAmount: '20.01',
    });
  });

  it('accept what has no contractor, and what is left out', async () => {
    const { client, project } = await ownerOfProject(test);
    const anna = await createContractor(client, { name: 'Anna' });
    const bob = await createContractor(client, { name: 'Bob' });
    const other = await createProject(client, { name: 'Other' });
    const make = (description: string, input: object, projectId = project.id) =>
      createExpense(client, projectId, { description, amount: '1.00', ...input });
    await make('anna by check', { contractorId: anna.id, paymentMethod: 'check' });
    await make('bob in cash', { contractorId: bob.id, paymentMethod: 'cash' });
    await make('no one in cash', { paymentMethod: 'cash' });
    await make('elsewhere by check', { paymentMethod: 'check' }, other.id);
    const found = async (query: string) => names(await list(client, query)).toSorted();
    expect(await found('contractorId=none')).toEqual(['elsewhere by check', 'no one in cash']);
    expect(await found(`contractorId=none&projectId=${project.id}`)).toEqual(['no one in cash']);
    expect(await found(`except=contractor:${anna.id},contractor:${bob.id}`)).toEqual([
      'elsewhere by check',
      'no one in cash',
    ]);
    expect(await found('except=method:check')).toEqual(['bob in cash', 'no one in cash']);
    expect(await found(`except=project:${other.id},text:no one`)).toEqual([
      'anna by check',
      'bob in cash',
    ]);
    expect(await list(client, `except=method:cash&pageSize=1`)).toMatchObject({
      totalCount: 2,
      totalAmount: '2.00',
    });
    await make('in May', { date: '2026-05-31' }, other.id);
    await make('in June', { date: '2026-06-01' }, other.id);
    const early = `projectId=${other.id}&from=2026-05-01&to=2026-06-30`;
    expect(await found(early)).toEqual(['in June', 'in May']);
    expect(await found(`${early}&except=days:2026-05-01..2026-05-31`)).toEqual(['in June']);
  });

  it('show nothing of another user’s contractor or project', async () => {
    const other = await ownerOfProject(test);
    const theirs = await createContractor(other.client);
    await createExpense(other.client, other.project.id, { contractorId: theirs.id });
    const { client, project } = await ownerOfProject(test);
    await createExpense(client, project.id);
    for (const query of [
      `contractorId=${theirs.id}`,
      `contractorId=${theirs.id}&projectId=${other.project.id}&sort=contractor`,
      `projectId=${other.project.id}&minAmount=0&group=month`,
    ]) {
      expect(await list(client, query)).toMatchObject({ expenses: [], totalCount: 0 });
    }
  });

  it.each([
    'sort=id',
    'sort=--date',
    'minAmount=x',
    'maxAmount=-1',
    'minAmount=0.001',
    'maxAmount=1e3',
    'receipt=maybe',
    'contractorId=nobody',
    'except=labor',
    'except=contractor:x',
    'except=days:2026-05-01',
    'except=days:2026-13-01..2026-13-31',
    'group=week',
    `category=${'labor,'.repeat(80)}`,
  ])('refuse %s', async (query) => {
    const { client } = await test.signedIn();
    const response = await client.get(`/api/expenses?${query}`);
    expect([response.statusCode, response.json().details?.length]).toEqual([400, 1]);
  });
});

describe('the totals of months', () => {
  it('cover the whole month within the filter, however the pages cut it', async () => {
    const { client, project } = await ownerOfProject(test);
    const attic = await createProject(client);
    for (const [date, amount, category] of [
      ['2026-03-31', '0.10', 'labor'],
      ['2026-03-15', '0.20', 'tools'],
      ['2026-03-01', '99999999.99', 'labor'],
      ['2026-02-28', '5.00', 'labor'],
      ['2025-12-31', '7.00', 'labor'],
    ]) {
      await createExpense(client, project.id, { date, amount, category });
    }
    await createExpense(client, attic.id, { date: '2026-03-02', amount: '1.00' });
    const scope = `projectId=${project.id}&group=month`;
    const march = { month: '2026-03', count: 3, amount: '100000000.29' };
    expect((await list(client, `${scope}&pageSize=2`)).months).toEqual([march]);
    const second = await list(client, `${scope}&pageSize=2&page=2`);
    expect(second.months?.toSorted((a, b) => b.month.localeCompare(a.month))).toEqual([
      march,
      { month: '2026-02', count: 1, amount: '5.00' },
    ]);
    expect((await list(client, `${scope}&category=labor&pageSize=2`)).months).toContainEqual({
      month: '2026-03',
      count: 2,
      amount: '100000000.09',
    });
    // This page has December and February. January, and that it is missing, is not shown.
    const last = await list(client, `${scope}&sort=date&pageSize=2`);
    expect(last.months?.map(({ month }) => month).toSorted()).toEqual(['2025-12', '2026-02']);
    expect((await list(client, `${scope}&page=9`)).months).toEqual([]);
    expect(await list(client, `projectId=${project.id}`)).not.toHaveProperty('months');
  });

  it('exist for the first and the last day that can be stored', async () => {
    const { client, project } = await ownerOfProject(test);
    await createExpense(client, project.id, { date: '0001-01-01', amount: '1.00' });
    await createExpense(client, project.id, { date: '9999-12-31', amount: '2.00' });
    const { months } = await list(client, `projectId=${project.id}&group=month&sort=date`);
    expect(months?.toSorted((a, b) => a.month.localeCompare(b.month))).toEqual([
      { month: '0001-01', count: 1, amount: '1.00' },
      { month: '9999-12', count: 1, amount: '2.00' },
    ]);
  });
});

describe('GET /api/expenses/habits', () => {
  const habits = async (client: TestClient, query = '') =>
    (await client.get(`/api/expenses/habits?${query}`)).json();

  it('has the last choices in the project and for each contractor', async () => {
    const { client, project } = await ownerOfProject(test);
    const attic = await createProject(client);
    const rosa = await createContractor(client);
    const tom = await createContractor(client, { name: 'Tom' });
    expect(await habits(client, `projectId=${project.id}`)).toEqual({
      category: null,
      paymentMethod: null,
      byContractor: {},
      descriptions: [],
    });
    const contractorId = rosa.id;
    await createExpense(client, project.id, { category: 'labor', contractorId });
    // Added last, although its date is long ago.
    await createExpense(client, project.id, {
      category: 'tools',
      paymentMethod: 'cash',
      date: '2020-01-01',
      description: 'Grout',
    });
    await createExpense(client, attic.id, { category: 'permits', contractorId });
    expect(await habits(client, `projectId=${project.id}`)).toEqual({
      category: 'tools',
      paymentMethod: 'cash',
      byContractor: { [rosa.id]: 'permits' },
      descriptions: ['Grout', 'Tiles'],
    });
    expect(await habits(client)).toMatchObject({ category: 'permits' });
    expect(tom.id).toBeGreaterThan(rosa.id);
    const { client: stranger } = await test.signedIn();
    expect(await habits(stranger, `projectId=${project.id}`)).toEqual({
      category: null,
      paymentMethod: null,
      byContractor: {},
      descriptions: [],
    });
    expect((await client.get('/api/expenses/habits?projectId=x')).statusCode).toBe(400);
  });
});
