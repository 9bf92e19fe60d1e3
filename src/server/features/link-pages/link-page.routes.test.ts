import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEvents } from '#server/testing/event-reader.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createDocument,
  createExpense,
  createMilestone,
  createProject,
} from '#server/testing/factories.ts';
import { dealing, decide, linkToChange, listChanges, submitted } from '#server/testing/links.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ChangePage, ContractorPage } from '#shared/link-page.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const pageOf = async <T>(visitor: TestClient, token: string) =>
  (await visitor.get(`/api/links/${token}`)).json<T>();

async function uploadPdf(client: TestClient): Promise<string> {
  const form = await multipart({ image: new Blob(['%PDF-1.7 plan']) });
  return (await client.send('POST', '/api/upload', form)).json().imageUrl;
}

describe('the page of a change', () => {
  it('shows the agreement without and with the change, and nothing else', async () => {
    const { client, agreement, changeLink, visitor } = await dealing(test, {
      agreement: { finishOn: '2026-05-01' },
      change: { reason: 'Cold feet', daysDelta: 3 },
    });
    const { id } = await createChangeOrder(client, agreement.id, {
      amountDelta: '-200',
      daysDelta: 2,
    });
    await client.post(`/api/change-orders/${id}/decision`, { decision: 'accepted', name: 'Ada' });
    const response = await visitor.get(`/api/links/${changeLink.token}`);
    expect(response.json()).toEqual({
      kind: 'change_order',
      expiresAt: changeLink.expiresAt,
      projectName: 'Kitchen',
      homeownerName: expect.stringContaining('@example.com'),
      contractorName: 'Rosa Okafor',
      currency: 'USD',
      agreement: {
        title: 'Tiling',
        amount: '4200.00',
        changes: '-200.00',
        total: '4000.00',
        finishOn: '2026-05-03',
      },
      change: {
        title: 'Heated floor',
        reason: 'Cold feet',
        amountDelta: '600.00',
        daysDelta: 3,
        askedBy: 'homeowner',
        status: 'asked',
        createdAt: expect.any(String),
        decidedAt: null,
        decidedName: null,
        recordedName: null,
        comment: null,
        decidedHash: null,
        version: 1,
        files: [],
        filesHash: expect.any(String),
      },
      after: { total: '4600.00', finishOn: '2026-05-06' },
    });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('shows the files of the change until the link ends', async () => {
    const deal = await dealing(test);
    const { client, project, change, changeLink, contractorLink, visitor } = deal;
    const key = await uploadPdf(client);
    const inProject = { title: 'Plan', kind: 'other' };
    await createDocument(client, project.id, { ...inProject, changeOrderId: change.id, key });
    const hidden = await uploadPdf(client);
    await createDocument(client, project.id, { ...inProject, title: 'Secret', key: hidden });
    const { files } = (await pageOf<ChangePage>(visitor, changeLink.token)).change;
    const plan = {
      title: 'Plan',
      url: expect.stringMatching(/^\/api\/receipts\//),
      isLater: false,
    };
    expect(files).toEqual([plan]);
    const [file] = files;
    const read = (url = '') => visitor.get(url);
    const answer = await read(file?.url);
    expect([answer.body, answer.headers['cache-control']]).toEqual(['%PDF-1.7 plan', 'no-store']);
    // The contractor's own page has it too, by an address of its own.
    const [shown] = (await pageOf<ContractorPage>(visitor, contractorLink.token)).changes;
    expect(shown?.files).toEqual([plan]);
    expect((await read(shown?.files[0]?.url)).statusCode).toBe(200);
    // The address names the link, and neither another file nor another link.
    const name = key.replace('receipts/', '');
    expect((await read(file?.url.replace(name, hidden.slice(9)))).statusCode).toBe(403);
    expect((await read(file?.url.replace(/link-\d+/, 'link-1'))).statusCode).toBe(403);
    await client.delete(`/api/links/${changeLink.id}`);
    expect((await read(file?.url)).statusCode).toBe(404);
  });

  it('is opened by the address that the member got, and says when', async () => {
    const { client, project, changeLink, contractorLink, visitor } = await dealing(test);
    expect(new URL(changeLink.url).pathname).toBe(`/decide/${changeLink.token}`);
    expect(new URL(contractorLink.url).pathname).toBe(`/work/${contractorLink.token}`);
    await visitor.get(`/api/links/${changeLink.token}`);
    const listed = (await client.get(`/api/links?projectId=${project.id}`)).json();
    expect(listed).toMatchObject([
      { kind: 'contractor', lastSeenAt: null },
      { kind: 'change_order', lastSeenAt: expect.any(String) },
    ]);
    expect(JSON.stringify(listed)).not.toContain(changeLink.token);
  });
});

describe('the page of a contractor', () => {
  it('shows their own dealings in this project, and nothing of others', async () => {
    const deal = await dealing(test, { agreement: { holdbackPercent: 10 } });
    const { client, project, agreement, change, contractorId, contractorLink, visitor } = deal;
    const step = await createMilestone(client, project.id, { contractorId, title: 'Own step' });
    const awaited = await createMilestone(client, project.id, { title: 'Awaited' });
    await createMilestone(client, project.id, { title: 'Foreign step' });
    const payment = { kind: 'stage', title: 'Half', amount: '2100', milestoneId: awaited.id };
    await client.put(`/api/agreements/${agreement.id}`, { schedule: [payment] });
    const bill = await createBill(client, project.id, { agreementId: agreement.id });
    await client.post(`/api/bills/${bill.id}/payments`, {
      amount: '400',
      paymentMethod: 'check',
      date: '2026-03-09',
    });
    const sent = await submitted(visitor, contractorLink.token);

    // Of another contractor, of no contractor, and of the same one in another project.
    const rival = await createContractor(client, { name: 'Rival' });
    const rivals = await createAgreement(client, project.id, {
      contractorId: rival.id,
      title: 'Foreign work',
      amount: '9999',
    });
    await createChangeOrder(client, rivals.id, { title: 'Foreign change' });
    await createBill(client, project.id, { agreementId: rivals.id, title: 'Foreign bill' });
    await createBill(client, project.id, { title: 'Foreign bill' });
    await createExpense(client, project.id, { agreementId: rivals.id, amount: '77.77' });
    await createExpense(client, project.id, { contractorId, amount: '88.88' });
    const elsewhere = await createProject(client, { name: 'Foreign project' });
    await createAgreement(client, elsewhere.id, { contractorId, title: 'Foreign work' });

    const response = await visitor.get(`/api/links/${contractorLink.token}`);
    const page = response.json<ContractorPage>();
    expect(page).toEqual({
      kind: 'contractor',
      expiresAt: contractorLink.expiresAt,
      projectName: 'Kitchen',
      homeownerName: expect.any(String),
      contractorName: 'Rosa Okafor',
      currency: 'USD',
      agreements: [
        {
          id: agreement.id,
          title: 'Tiling',
          amount: '4200.00',
          changes: '0.00',
          total: '4200.00',
          holdbackPercent: 10,
          agreedOn: null,
          finishOn: null,
          schedule: [{ ...payment, amount: '2100.00', dueOn: null }],
          status: 'open',
          billed: '1000.00',
          paid: '400.00',
          left: '3200.00',
        },
      ],
      changes: [
        {
          id: change.id,
          agreementId: agreement.id,
          title: 'Heated floor',
          reason: null,
          amountDelta: '600.00',
          daysDelta: 0,
          askedBy: 'homeowner',
          status: 'asked',
          createdAt: change.createdAt,
          decidedAt: null,
          decidedName: null,
          recordedName: null,
          comment: null,
          decidedHash: null,
          version: 1,
          files: [],
          filesHash: expect.any(String),
        },
      ],
      bills: [
        {
          id: bill.id,
          agreementId: agreement.id,
          title: 'First bill',
          amount: '1000.00',
          held: '100.00',
          dueOn: null,
          paid: '400.00',
          due: '500.00',
          heldLeft: '100.00',
        },
      ],
      payments: [
        { date: '2026-03-09', amount: '400.00', agreementId: agreement.id, billId: bill.id },
      ],
      milestones: [
        { id: step.id, title: 'Own step', targetDate: null, isCompleted: false },
        { id: awaited.id, title: 'Awaited', targetDate: null, isCompleted: false },
      ],
      submissions: [
        {
          id: sent.id,
          kind: 'bill',
          title: 'First half',
          amount: '1000.00',
          dueOn: null,
          milestoneId: null,
          status: 'waiting',
          createdAt: sent.createdAt,
        },
      ],
    });
    expect(response.body).not.toMatch(/Foreign|Rival|77\.77|88\.88|25000/);
  });

  it('lets them decide a change that the homeowner asked for, and stays open', async () => {
    const { client, project, change, contractorLink, visitor } = await dealing(test);
    const { token } = contractorLink;
    const body = { decision: 'declined', name: 'Ana Ruiz', comment: 'Too late' };
    expect((await decide(visitor, token, body)).json().details).toMatchObject([
      { path: ['changeOrderId'] },
    ]);
    const page = (await decide(visitor, token, { ...body, changeOrderId: change.id })).json();
    expect(page.changes).toMatchObject([
      { status: 'declined', decidedName: 'Ana Ruiz', comment: 'Too late' },
    ]);
    const again = await decide(visitor, token, { ...body, changeOrderId: change.id });
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      'This change was decided already.',
    ]);
    expect(await listChanges(client, project.id)).toMatchObject([{ decidedBy: 'contractor' }]);
  });

  it('lets them ask for a change, which a member decides and they do not', async () => {
    const { client, project, agreement, contractorLink, visitor } = await dealing(test);
    const url = `/api/links/${contractorLink.token}/changes`;
    const input = { agreementId: agreement.id, title: 'New joists', amountDelta: '450' };
    const asked = await visitor.post(url, { ...input, daysDelta: 4, name: 'Ana Ruiz' });
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({
      title: 'New joists',
      amountDelta: '450.00',
      daysDelta: 4,
      askedBy: 'contractor',
      askedName: 'Ana Ruiz',
      status: 'asked',
    });
    const { id } = asked.json();
    const own = await decide(visitor, contractorLink.token, {
      decision: 'accepted',
      name: 'Ana Ruiz',
      changeOrderId: id,
    });
    expect([own.statusCode, own.json().error]).toEqual([
      409,
      'You asked for this change, so the homeowner decides it.',
    ]);
    const link = await client.post(`/api/change-orders/${id}/link`);
    expect([link.statusCode, link.json().error]).toEqual([
      409,
      'The contractor asked for this change, so you decide it.',
    ]);
    const budget = async () => (await client.get(`/api/projects/${project.id}/budget`)).json();
    expect((await budget()).totals.agreed).toBe('4200.00');
    const decided = await client.post(`/api/change-orders/${id}/decision`, {
      decision: 'accepted',
      name: 'Ada Lovelace',
    });
    expect(decided.json()).toMatchObject({ status: 'accepted', decidedBy: 'homeowner' });
    expect((await budget()).totals.agreed).toBe('4650.00');
  });
});

it('tells the open screens of the household', async () => {
  const { client, project, changeLink, visitor } = await dealing(test);
  const reader = await openEvents(test, client);
  await expect.poll(() => reader.comments.length).toBeGreaterThan(0);
  await decide(visitor, changeLink.token);
  await expect
    .poll(() => reader.events)
    .toContainEqual({
      type: 'changed',
      projectId: project.id,
      kinds: expect.arrayContaining(['changeOrders']),
    });
  reader.close();
});

it('has an entry in the history, without an actor', async () => {
  const { client, project, changeLink, visitor } = await dealing(test);
  const before = (await client.get(`/api/projects/${project.id}/activity`)).json().entries.length;
  await decide(visitor, changeLink.token);
  const { entries } = (await client.get(`/api/projects/${project.id}/activity`)).json();
  expect(entries).toHaveLength(before + 1);
  expect(entries[0]).toMatchObject({
    actor: null,
    via: 'link',
    action: 'update',
    kind: 'change_order',
    label: 'Heated floor',
    changes: expect.arrayContaining([
      { field: 'status', from: 'asked', to: 'accepted' },
      { field: 'decidedName', from: null, to: 'Ana Ruiz' },
    ]),
  });
});

it('writes the token of a link to no log and no table', async () => {
  const { client, agreement, change, visitor } = await dealing(test);
  const { token } = await linkToChange(client, change.id);
  await visitor.get(`/api/links/${token}`);
  await visitor.get(`/decide/${token}`);
  await visitor.send('POST', `/api/links/${token}/changes`, {
    payload: { agreementId: agreement.id, title: 'x', amountDelta: '1', name: 'x' },
    headers: { 'idempotency-key': 'once' },
  });
  await decide(visitor, token);
  expect(test.logLines.join('\n')).not.toContain(token);
  const { rows } = await test.database.db.execute<{ found: boolean }>(sql`
    select exists (select from links l where l::text like ${`%${token}%`})
      or exists (select from request_keys k where k::text like ${`%${token}%`}) as found`);
  expect(rows).toEqual([{ found: false }]);
});
