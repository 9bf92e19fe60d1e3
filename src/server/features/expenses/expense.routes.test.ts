import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createBill,
  createContractor,
  createExpense,
  createPlanLine,
  createProject,
  createRoom,
  ownerOfProject,
  tiles,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ExpenseList } from '#shared/expense.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('POST /api/expenses', () => {
  it('returns the record and its contractor', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const contractor = await createContractor(client, { company: 'Okafor Electric' });
    const response = await client.post('/api/expenses', {
      ...tiles,
      amount: 120.5,
      description: '  Tiles ',
      projectId: project.id,
      contractorId: contractor.id,
      notes: '',
      imageUrl: null,
      userId: 1,
      id: 5,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      addedBy: null,
      userId: user.id,
      projectId: project.id,
      contractorId: contractor.id,
      description: 'Tiles',
      amount: '120.50',
      category: 'materials',
      paymentMethod: 'credit_card',
      date: '2026-03-08',
      attachments: [],
      notes: null,
      imageUrl: null,
      kind: 'expense',
      planLineId: null,
      roomId: null,
      agreementId: null,
      billId: null,
      isHoldback: false,
      overrideReason: null,
      refundOfId: null,
      lines: [],
      createdAt: expect.stringMatching(/Z$/),
      version: 1,
      contractor: { id: contractor.id, name: 'Rosa Okafor', company: 'Okafor Electric' },
      thumbnailUrl: null,
    });
    const { id } = response.json();
    expect((await client.get(`/api/expenses/${id}`)).json()).toEqual(response.json());
  });

  it('accepts all stored categories and payment methods', async () => {
    const { client, project } = await ownerOfProject(test);
    for (const category of ['equipment', 'utilities', 'other']) {
      expect((await createExpense(client, project.id, { category })).category).toBe(category);
    }
    expect(
      (await createExpense(client, project.id, { paymentMethod: 'other' })).paymentMethod,
    ).toBe('other');
  });

  it.each([
    [{ description: ' ' }, 'description', 'Description is required'],
    [
      { description: 'x'.repeat(201) },
      'description',
      'Description can have at most 200 characters',
    ],
    [
      { description: 'nul \0' },
      'description',
      'Description contains characters that cannot be stored',
    ],
    [{ notes: 'half \udc00' }, 'notes', 'Notes contains characters that cannot be stored'],
    [{ amount: '0' }, 'amount', 'Amount must be greater than 0'],
    [{ amount: '0.001' }, 'amount', 'Amount can have at most 2 decimals'],
    [{ amount: '1e3' }, 'amount', 'Amount must be greater than 0'],
    [{ amount: -5 }, 'amount', 'Amount must be greater than 0'],
    [{ amount: '100000000' }, 'amount', 'Amount must be at most $99,999,999.99'],
    [{ category: '' }, 'category', 'Category is required'],
    [{ category: 'plants' }, 'category', 'Category is required'],
    [{ paymentMethod: null }, 'paymentMethod', 'Payment method is required'],
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: '2026-02-30' }, 'date', 'Date must be a day that exists'],
    [{ date: '08/03/2026' }, 'date', 'Date must be a day that exists'],
    [{ projectId: 'x' }, 'projectId', 'Project is required'],
    [
      { imageUrl: 'http://a.example/\0' },
      'imageUrl',
      'The receipt must be an uploaded file or a web address',
    ],
    [
      { imageUrl: 'http://a.example/\ud800' },
      'imageUrl',
      'The receipt must be an uploaded file or a web address',
    ],
    [
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl',
      'The receipt must be an uploaded file or a web address',
    ],
  ])('refuses %j on its field', async (mistake, field, message) => {
    const { client, project } = await ownerOfProject(test);
    const response = await client.post('/api/expenses', {
      ...tiles,
      projectId: project.id,
      ...mistake,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toEqual([{ path: [field], message }]);
    expect((await client.get('/api/expenses')).json().totalCount).toBe(0);
  });

  it('accepts only the user’s own project and contractor', async () => {
    const other = await ownerOfProject(test);
    const theirContractor = await createContractor(other.client);
    const { client, project } = await ownerOfProject(test);
    for (const projectId of [other.project.id, 999_999]) {
      const response = await client.post('/api/expenses', { ...tiles, projectId });
      expect(response.statusCode).toBe(400);
      expect(response.json().details).toEqual([
        { path: ['projectId'], message: 'Choose one of your projects' },
      ]);
    }
    const response = await client.post('/api/expenses', {
      ...tiles,
      projectId: project.id,
      contractorId: theirContractor.id,
    });
    expect(response.json().details).toEqual([
      { path: ['contractorId'], message: 'Choose one of your contractors' },
    ]);
    const mine = await createExpense(client, project.id);
    const moved = await client.put(`/api/expenses/${mine.id}`, { projectId: other.project.id });
    expect(moved.statusCode).toBe(400);
  });
});

describe('the free plan', () => {
  it('has exactly 5 expenses, also if 50 are sent at once', async () => {
    const { client, project } = await ownerOfProject(test, { plan: 'free' });
    expect((await client.get('/api/expenses/can_create')).json()).toEqual({
      canCreate: true,
      count: 0,
      limit: 5,
    });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        client.post('/api/expenses', { ...tiles, projectId: project.id }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 403)).toHaveLength(45);
    const refused = responses.find(({ statusCode }) => statusCode === 403);
    expect(refused?.json()).toMatchObject({
      error:
        "You've reached the limit of 5 expenses on the free plan. Please upgrade to add more expenses.",
      upgradeRequired: true,
    });
    expect((await client.get('/api/expenses/can_create')).json()).toEqual({
      canCreate: false,
      count: 5,
      limit: 5,
    });
  });

  it('allows editing and deleting at the limit, and creating again afterwards', async () => {
    const { client, project } = await ownerOfProject(test, { plan: 'free' });
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push(await createExpense(client, project.id));
    const url = `/api/expenses/${made[0]?.id}`;
    expect((await client.put(url, { amount: '1.00' })).statusCode).toBe(200);
    expect((await client.delete(url)).statusCode).toBe(204);
    await createExpense(client, project.id);
  });

  it('has no limit on Pro', async () => {
    const { client, project } = await ownerOfProject(test);
    for (let index = 0; index < 6; index += 1) await createExpense(client, project.id);
    expect((await client.get('/api/expenses/can_create')).json()).toEqual({
      canCreate: true,
      count: 6,
      limit: null,
    });
  });
});

describe('simultaneous changes', () => {
  it('neither deadlock nor lose count', async () => {
    const { client, project } = await ownerOfProject(test);
    const doomed = await createProject(client);
    const contractor = await createContractor(client);
    const first = await Promise.all(
      [project, doomed].flatMap(({ id }) =>
        Array.from({ length: 6 }, () =>
          createExpense(client, id, { contractorId: contractor.id, amount: '10.01' }),
        ),
      ),
    );
    const kept = first.filter(({ projectId }) => projectId === project.id);
    const [moved, changed, ...deleted] = kept;
    const answers = await Promise.all([
      client.delete(`/api/projects/${doomed.id}`),
      client.delete(`/api/contractors/${contractor.id}`),
      ...deleted.map(({ id }) => client.delete(`/api/expenses/${id}`)),
      client.put(`/api/expenses/${moved?.id}`, { category: 'labor' }),
      client.put(`/api/expenses/${changed?.id}`, { amount: '5.00' }),
      ...Array.from({ length: 10 }, () =>
        client.post('/api/expenses', { ...tiles, projectId: project.id, amount: '1.00' }),
      ),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual(
      [],
    );
    const { totalCount, totalAmount } = (await client.get('/api/expenses')).json<ExpenseList>();
    expect({ totalCount, totalAmount }).toEqual({ totalCount: 12, totalAmount: '25.01' });
    expect((await client.get('/api/expenses/can_create')).json()).toMatchObject({ count: 12 });
    const { rows } = await test.database.db.execute(sql`select recount() as wrong`);
    expect(rows).toEqual([{ wrong: 0 }]);
  });

  it('count what is paid for a room and a bill while these change', async () => {
    const { client, project } = await ownerOfProject(test);
    const [attic, hall] = [
      await createRoom(client, project.id, { name: 'Attic' }),
      await createRoom(client, project.id, { name: 'Hall' }),
    ];
    const lines = [
      await createPlanLine(client, project.id, { roomId: attic.id }),
      await createPlanLine(client, project.id, { roomId: hall.id }),
    ];
    const agreement = await createAgreement(client, project.id, { planLineId: lines[0]?.id });
    const bill = await createBill(client, project.id, {
      agreementId: agreement.id,
      amount: '900.00',
    });
    const categories = ['materials', 'labor', 'tools'];
    const paid = await Promise.all(
      Array.from({ length: 24 }, (_, nth) =>
        createExpense(client, project.id, {
          category: categories[nth % 3],
          amount: `${nth + 1}.01`,
          ...[{ roomId: attic.id }, { planLineId: lines[nth % 2]?.id }, { billId: bill.id }][
            nth % 3
          ],
        }),
      ),
    );
    const answers = await Promise.all([
      client.put(`/api/agreements/${agreement.id}`, { planLineId: lines[1]?.id }),
      client.delete(`/api/rooms/${attic.id}`),
      client.delete(`/api/plan-lines/${lines[0]?.id}`),
      ...paid
        .slice(0, 16)
        .map(({ id }, nth) =>
          client.put(`/api/expenses/${id}`, { category: categories[(nth + 1) % 3] }),
        ),
      ...paid.slice(16).map(({ id }) => client.delete(`/api/expenses/${id}`)),
      ...Array.from({ length: 8 }, () => createExpense(client, project.id, { roomId: hall.id })),
    ]);
    const failed = answers.filter((answer) => 'statusCode' in answer && answer.statusCode >= 500);
    expect(failed).toEqual([]);
    const { rows } = await test.database.db.execute(sql`select recount() as wrong`);
    expect(rows).toEqual([{ wrong: 0 }]);
  });
});

describe('GET /api/expenses', () => {
  const list = async (
    client: { get: (url: string) => Promise<{ json: () => unknown }> },
    query: string,
  ) => (await client.get(`/api/expenses?${query}`)).json() as ExpenseList;
  const names = ({ expenses }: ExpenseList) => expenses.map(({ description }) => description);

  it('lists newest date first, then newest created, in pages with exact totals', async () => {
    const { client, project } = await ownerOfProject(test);
    const make = (description: string, date: string, amount: string) =>
      createExpense(client, project.id, { description, date, amount });
    await make('old', '2025-01-01', '0.10');
    await make('first', '2026-05-01', '0.20');
    await make('second', '2026-05-01', '99999999.99');
    const all = await list(client, `projectId=${project.id}`);
    expect(names(all)).toEqual(['second', 'first', 'old']);
    expect(all).toMatchObject({ totalCount: 3, totalPages: 1, totalAmount: '100000000.29' });
    const second = await list(client, 'page=2&pageSize=2');
    expect(names(second)).toEqual(['old']);
    expect(second).toMatchObject({ totalCount: 3, totalPages: 2, totalAmount: '100000000.29' });
    expect(await list(client, 'page=9')).toMatchObject({ expenses: [], totalCount: 3 });
    const elsewhere = await createProject(client, { name: 'Bathroom' });
    expect(await list(client, `projectId=${elsewhere.id}`)).toEqual({
      expenses: [],
      totalCount: 0,
      totalPages: 0,
      totalAmount: '0.00',
    });
  });

  it('searches description, notes, contractor and company ignoring case, with literal wildcards', async () => {
    const { client, project } = await ownerOfProject(test);
    const contractor = await createContractor(client, {
      name: 'Zoë Quist',
      company: 'Quist & Söhne',
    });
    await createExpense(client, project.id, { description: '100% cotton sheets' });
    await createExpense(client, project.id, { description: 'Oak_board', notes: 'Second LOAD' });
    await createExpense(client, project.id, { description: 'Wiring', contractorId: contractor.id });
    await createExpense(client, project.id, { description: 'back\\slash' });
    const find = async (search: string) =>
      names(await list(client, `search=${encodeURIComponent(search)}`));
    expect(await find('OAK')).toEqual(['Oak_board']);
    expect(await find('second load')).toEqual(['Oak_board']);
    expect(await find('zoë')).toEqual(['Wiring']);
    expect(await find('SÖHNE')).toEqual(['Wiring']);
    expect(await find('%')).toEqual(['100% cotton sheets']);
    expect(await find('_')).toEqual(['Oak_board']);
    expect(await find('\\')).toEqual(['back\\slash']);
    expect(await find("' or 1=1 --")).toEqual([]);
    expect(await list(client, 'search=o&pageSize=2&page=2')).toMatchObject({
      expenses: [{ description: '100% cotton sheets' }],
      totalCount: 3,
      totalPages: 2,
      totalAmount: '361.50',
    });
    expect(await list(client, 'search=o&page=9')).toMatchObject({ expenses: [], totalCount: 3 });
  });

  it('filters by category and payment method; all means no filter', async () => {
    const { client, project } = await ownerOfProject(test);
    await createExpense(client, project.id, { description: 'a', category: 'labor' });
    await createExpense(client, project.id, { description: 'b', paymentMethod: 'cash' });
    expect(names(await list(client, 'category=labor'))).toEqual(['a']);
    expect(names(await list(client, 'paymentMethod=cash&category=all'))).toEqual(['b']);
    expect(names(await list(client, 'paymentMethod=cash&category=labor'))).toEqual([]);
    expect(names(await list(client, 'paymentMethod=all&category='))).toEqual(['b', 'a']);
  });

  it('filters by contractor and by days, inclusive, over one or all projects', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const bob = await createContractor(client);
    await createExpense(client, project.id, { description: 'a', date: '2026-03-01' });
    await createExpense(client, other.id, {
      description: 'b',
      date: '2026-03-15',
      contractorId: bob.id,
    });
    await createExpense(client, project.id, {
      description: 'c',
      date: '2026-03-31',
      contractorId: bob.id,
    });
    expect(names(await list(client, `contractorId=${bob.id}`))).toEqual(['c', 'b']);
    expect(names(await list(client, `contractorId=${bob.id}&projectId=${other.id}`))).toEqual([
      'b',
    ]);
    expect(names(await list(client, `contractorId=${bob.id + 1}`))).toEqual([]);
    expect(names(await list(client, 'from=2026-03-15'))).toEqual(['c', 'b']);
    expect(names(await list(client, 'from=2026-03-01&to=2026-03-30'))).toEqual(['b', 'a']);
    expect(await list(client, 'to=2026-03-15&search=okafor')).toMatchObject({ totalCount: 1 });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1e3',
    'pageSize=0',
    'pageSize=101',
    'projectId=x',
    'contractorId=-1',
    'from=2026-02-30',
    'to=tomorrow',
    'category=%00',
    'paymentMethod=a%00',
    'search=%00',
  ])('refuses %s', async (query) => {
    const { client } = await test.signedIn();
    const response = await client.get(`/api/expenses?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toHaveLength(1);
  });
});

describe('another user’s expense', () => {
  it('looks like an absent one, and does not change', async () => {
    const owner = await ownerOfProject(test);
    const expense = await createExpense(owner.client, owner.project.id);
    const { client: stranger } = await test.signedIn();
    for (const id of [expense.id, 2_000_000_000]) {
      for (const response of [
        await stranger.get(`/api/expenses/${id}`),
        await stranger.put(`/api/expenses/${id}`, { amount: '1' }),
        await stranger.delete(`/api/expenses/${id}`),
      ]) {
        expect([response.statusCode, response.json().error]).toEqual([404, 'Expense not found.']);
      }
    }
    const list = await stranger.get(`/api/expenses?projectId=${owner.project.id}`);
    expect(list.json().totalCount).toBe(0);
    expect((await owner.client.get(`/api/expenses/${expense.id}`)).json()).toEqual(expense);
  });
});

describe('PUT and DELETE /api/expenses/{id}', () => {
  it('changes what is sent, keeps the rest, and the last save wins', async () => {
    const { client, project } = await ownerOfProject(test);
    const expense = await createExpense(client, project.id, { notes: 'keep me' });
    const url = `/api/expenses/${expense.id}`;
    const [first, second] = await Promise.all([
      client.put(url, { amount: '1.00' }),
      client.put(url, { category: 'labor' }),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await client.get(url)).json()).toEqual({
      ...expense,
      version: 3,
      amount: '1.00',
      category: 'labor',
    });
    expect((await client.put(url, { notes: null })).json().notes).toBeNull();
    expect((await client.put(url, { amount: 'x' })).statusCode).toBe(400);
    expect((await client.delete(url)).statusCode).toBe(204);
    expect((await client.delete(url)).statusCode).toBe(404);
  });

  it('keeps an expense when its contractor is deleted', async () => {
    const { client, project } = await ownerOfProject(test);
    const contractor = await createContractor(client);
    const expense = await createExpense(client, project.id, { contractorId: contractor.id });
    expect((await client.delete(`/api/contractors/${contractor.id}`)).statusCode).toBe(204);
    expect((await client.get(`/api/expenses/${expense.id}`)).json()).toEqual({
      ...expense,
      contractorId: null,
      contractor: null,
    });
  });
});

describe('GET /api/projects/{id}/summary', () => {
  it('adds up to the cent, by category', async () => {
    const { client, project } = await ownerOfProject(test);
    for (const [category, amount] of [
      ['materials', '0.10'],
      ['materials', '0.20'],
      ['labor', '12345.37'],
      ['utilities', '20000'],
    ]) {
      await createExpense(client, project.id, { category, amount });
    }
    expect((await client.get(`/api/projects/${project.id}/summary`)).json()).toEqual({
      totalBudget: '25000.00',
      totalSpent: '32345.67',
      remaining: '-7345.67',
      budgetUsedPercent: 129.38,
      categoryBreakdown: { materials: '0.30', labor: '12345.37', utilities: '20000.00' },
    });
  });

  it('is zero for an empty project and 404 for another user’s', async () => {
    const { client, project } = await ownerOfProject(test);
    expect((await client.get(`/api/projects/${project.id}/summary`)).json()).toEqual({
      totalBudget: '25000.00',
      totalSpent: '0.00',
      remaining: '25000.00',
      budgetUsedPercent: 0,
      categoryBreakdown: {},
    });
    const { client: stranger } = await test.signedIn();
    expect((await stranger.get(`/api/projects/${project.id}/summary`)).statusCode).toBe(404);
  });
});
