import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bills } from '#server/db/tables/bill.table.ts';
import { entriesOf } from '#server/testing/calendar-entries.ts';
import {
  createAgreement,
  createBill,
  createContractor,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addDays, calendarDateIn } from '#shared/dates.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const LATER = '2999-12-31';

const fileOf = async (client: TestClient, projectId: number) =>
  entriesOf((await client.get(`/api/projects/${projectId}/calendar.ics`)).body);

async function feedOf(client: TestClient) {
  const { url } = (await client.post('/api/calendar-feed')).json<{ url: string }>();
  return entriesOf((await test.app.inject({ url: new URL(url).pathname })).body);
}

async function pay(client: TestClient, billId: number, amount: string) {
  const payment = { amount, paymentMethod: 'check', date: '2026-03-01' };
  expect((await client.post(`/api/bills/${billId}/payments`, payment)).statusCode).toBe(201);
}

describe('bills in the calendar', () => {
  it('are whole days with what is due, in the file and in the feed', async () => {
    const { client, project } = await ownerOfProject(test);
    const cottage = await createProject(client, { name: 'Cottage', currency: 'EUR' });
    const rosa = await createContractor(client);
    const { id: agreementId } = await createAgreement(client, project.id, {
      contractorId: rosa.id,
    });
    const tiling = await createBill(client, project.id, {
      title: 'Tiling',
      amount: '1500',
      held: '300',
      dueOn: LATER,
      agreementId,
    });
    const roof = await createBill(client, cottage.id, { title: 'Roof', dueOn: '2020-02-29' });
    await createBill(client, project.id, { title: 'Some day' });
    const { client: stranger, project: foreign } = await ownerOfProject(test);
    await createBill(stranger, foreign.id, { dueOn: LATER });

    const ofKitchen = {
      uid: `bill-${tiling.id}@localhost`,
      summary: 'Pay Tiling, $1,200.00 (Kitchen)',
      start: LATER,
      isAllDay: true,
      page: `http://localhost:3000/contractors/${rosa.id}?project=${project.id}`,
    };
    expect(await fileOf(client, project.id)).toMatchObject([ofKitchen]);
    expect(await feedOf(client)).toMatchObject([
      {
        uid: `bill-${roof.id}@localhost`,
        summary: 'Overdue: pay Roof, €1,000.00 (Cottage)',
        start: '2020-02-29',
        page: `http://localhost:3000/budget?project=${cottage.id}`,
      },
      ofKitchen,
    ]);
  });

  it('are overdue only when their day is over everywhere', async () => {
    const { client, project } = await ownerOfProject(test);
    const lastDay = calendarDateIn('Etc/GMT+12', new Date());
    await createBill(client, project.id, { title: 'Now', dueOn: lastDay });
    await createBill(client, project.id, { title: 'Before', dueOn: addDays(lastDay, -1) });
    expect((await fileOf(client, project.id)).map(({ summary }) => summary)).toEqual([
      'Overdue: pay Before, $1,000.00 (Kitchen)',
      'Pay Now, $1,000.00 (Kitchen)',
    ]);
  });

  it('change with each payment, and leave when nothing is due', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id } = await createBill(client, project.id, {
      title: 'Tiling',
      held: '100',
      dueOn: LATER,
    });
    const other = await createBill(client, project.id, { title: 'Other', dueOn: LATER });
    await client.put(`/api/bills/${other.id}`, { isVoid: true });
    await pay(client, id, '899.99');
    expect((await fileOf(client, project.id)).map(({ summary }) => summary)).toEqual([
      'Pay Tiling, $0.01 (Kitchen)',
    ]);
    await pay(client, id, '0.01');
    expect(await fileOf(client, project.id)).toEqual([]);
  });

  it('say when the bill last changed', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await test.database.db.insert(bills).values({
      userId: user.id,
      projectId: project.id,
      title: 'Tiling',
      amount: '10.00',
      dueOn: LATER,
      updatedAt: '2026-03-08T10:11:12.000Z',
    });
    expect(await fileOf(client, project.id)).toMatchObject([{ modified: '2026-03-08T10:11:12Z' }]);
  });

  it('are the earliest five hundred that are due, so that writing them stays fast', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await test.database.db.insert(bills).values(
      Array.from({ length: 1_001 }, (_, index) => ({
        userId: user.id,
        projectId: project.id,
        title: `Step ${index}`,
        amount: '10.00',
        // Nothing is due on the first five hundred.
        held: index < 500 ? '10.00' : '0.00',
        dueOn: addDays('2026-01-01', index),
      })),
    );
    const days = (await fileOf(client, project.id)).map(({ start }) => start);
    expect(days).toHaveLength(500);
    expect(days[0]).toBe(addDays('2026-01-01', 500));
  });

  it('reach a member of a shared project', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const unshared = await createProject(owner.client, { name: 'Private' });
    await createBill(owner.client, unshared.id, { dueOn: LATER });
    await createBill(owner.client, project.id, { title: 'Tiling', dueOn: LATER });
    expect((await feedOf(viewer.client)).map(({ summary }) => summary)).toEqual([
      `Pay Tiling, $1,000.00 (${project.name})`,
    ]);
  });
});
