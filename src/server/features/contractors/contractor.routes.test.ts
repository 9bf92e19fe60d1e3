import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createProject,
  makePro,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ListedContractor } from '#shared/contractor.ts';
import { findContractor } from './contractor.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const unpaid = { totalPaid: '0.00', paidTotals: [], expenseCount: 0 };

describe('contractors', () => {
  it('are stored with all their fields, blank ones as null, sorted by name', async () => {
    const { client, user } = await test.signedIn();
    const full = await createContractor(client, {
      name: ' zoe ',
      company: 'Quist',
      email: 'zoe@example.com',
      phone: '555',
      specialty: 'Tile/Stone',
      hourlyRate: '62.5',
      notes: 'Ring twice',
    });
    expect(full).toEqual({
      id: expect.any(Number),
      userId: user.id,
      name: 'zoe',
      company: 'Quist',
      email: 'zoe@example.com',
      phone: '555',
      specialty: 'Tile/Stone',
      hourlyRate: '62.50',
      notes: 'Ring twice',
      createdAt: expect.any(String),
      version: 1,
    });
    const bare = await createContractor(client, {
      name: 'Abe',
      email: '',
      hourlyRate: '',
      notes: ' ',
    });
    expect(bare).toMatchObject({ email: null, hourlyRate: null, notes: null });
    expect((await client.get('/api/contractors')).json()).toEqual([
      { ...bare, ...unpaid },
      { ...full, ...unpaid },
    ]);
  });

  it('are refused with a sentence on each field', async () => {
    const { client } = await test.signedIn();
    const response = await client.post('/api/contractors', {
      name: '',
      email: 'nobody',
      hourlyRate: 'much',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toEqual([
      { path: ['name'], message: 'Name is required' },
      { path: ['email'], message: 'Enter a valid e-mail address' },
      { path: ['hourlyRate'], message: 'Hourly rate must be a valid number' },
    ]);
    const tooMuch = await client.post('/api/contractors', { name: 'x', hourlyRate: '1000000' });
    expect(tooMuch.json().details[0].message).toBe('Hourly rate must be at most $999,999.99');
  });

  it('are exactly 3 on the free plan, also if 20 are sent at once', async () => {
    const { client, user } = await test.signedIn();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/contractors', { name: 'Same' })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    const refused = responses.find(({ statusCode }) => statusCode === 403);
    expect(refused?.json()).toMatchObject({
      error: expect.stringContaining('reached the limit of 3 contractors on the free plan'),
      upgradeRequired: true,
    });
    expect((await client.get('/api/contractors/count')).json()).toEqual({ count: 3, limit: 3 });
    await makePro(test, user.id);
    await createContractor(client);
    expect((await client.get('/api/contractors/count')).json()).toEqual({ count: 4, limit: null });
  });

  it('can be changed and deleted only by their owner', async () => {
    const { client } = await test.signedIn();
    const contractor = await createContractor(client);
    const url = `/api/contractors/${contractor.id}`;
    const { client: stranger } = await test.signedIn();
    for (const response of [
      await stranger.put(url, { name: 'Mine' }),
      await stranger.delete(url),
    ]) {
      expect([response.statusCode, response.json().error]).toEqual([404, 'Contractor not found.']);
    }
    expect((await stranger.get('/api/contractors')).json()).toEqual([]);
    const changed = await client.put(url, { hourlyRate: 80, company: null });
    expect(changed.json()).toEqual({ ...contractor, hourlyRate: '80.00', version: 2 });
    expect((await client.put(url, {})).statusCode).toBe(200);
    expect((await client.delete(url)).statusCode).toBe(204);
    expect((await client.get('/api/contractors')).json()).toEqual([]);
  });

  it('include what was paid to them over all projects, to the cent', async () => {
    const { client, project } = await ownerOfProject(test);
    const attic = await createProject(client, { name: 'Attic' });
    const rosa = await createContractor(client, { name: 'Rosa' });
    const abe = await createContractor(client, { name: 'Abe' });
    const ten = { contractorId: rosa.id, amount: '0.10' };
    await createExpense(client, project.id, ten);
    await createExpense(client, attic.id, { ...ten, amount: '0.20' });
    const largest = await createExpense(client, attic.id, { ...ten, amount: '99999999.99' });
    await createExpense(client, project.id);
    const stranger = await ownerOfProject(test);
    const theirs = await createContractor(stranger.client);
    await createExpense(stranger.client, stranger.project.id, { contractorId: theirs.id });

    const totals = async () =>
      (await client.get('/api/contractors'))
        .json<ListedContractor[]>()
        .map(({ name, totalPaid, expenseCount }) => [name, totalPaid, expenseCount]);
    expect(await totals()).toEqual([
      ['Abe', '0.00', 0],
      ['Rosa', '100000000.29', 3],
    ]);
    await client.put(`/api/expenses/${largest.id}`, { contractorId: abe.id });
    await client.delete(`/api/projects/${project.id}`);
    expect(await totals()).toEqual([
      ['Abe', '99999999.99', 1],
      ['Rosa', '0.20', 1],
    ]);
  });

  it('leave their expenses without a contractor when deleted', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id } = await createContractor(client);
    const expense = await createExpense(client, project.id, { contractorId: id });
    expect((await client.delete(`/api/contractors/${id}`)).statusCode).toBe(204);
    expect((await client.get(`/api/expenses/${expense.id}`)).json()).toEqual({
      ...expense,
      contractorId: null,
      contractor: null,
    });
  });

  it('are not found in another account', async () => {
    const { client, ownerId } = await test.signedIn();
    const contractor = await createContractor(client);
    const { ownerId: stranger } = await test.signedIn();
    const { db } = test.database;
    expect(await findContractor(db, ownerId, contractor.id)).toMatchObject(contractor);
    expect(await findContractor(db, stranger, contractor.id)).toBeUndefined();
  });
});
