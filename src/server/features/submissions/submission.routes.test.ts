import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMilestone, createPlanLine } from '#server/testing/factories.ts';
import { billInput, dealing, submitted } from '#server/testing/links.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Bill } from '#shared/bill.ts';
import type { StoredDocument } from '#shared/document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const pdf = () => new Blob(['%PDF-1.7 a bill']);

const decide = (client: TestClient, id: number, body: object = { decision: 'approved' }) =>
  client.post(`/api/submissions/${id}/decision`, body);

/** What a submission could count in. */
async function figuresOf(client: TestClient, projectId: number) {
  const list = async (path: string) =>
    (await client.get(`/api/${path}?projectId=${projectId}`)).json();
  const { totals } = (await client.get(`/api/projects/${projectId}/budget`)).json();
  return {
    totals,
    bills: await list('bills'),
    documents: await list('documents'),
    milestones: await list('milestones'),
  };
}

describe('what a contractor sends', () => {
  it('waits, and counts in nothing until a member approves it', async () => {
    const { client, project, agreement, contractorId, contractorLink, visitor } =
      await dealing(test);
    const step = await createMilestone(client, project.id, { contractorId });
    const before = await figuresOf(client, project.id);
    const named = { agreementId: agreement.id, name: 'Ana Ruiz' };
    const { token } = contractorLink;
    await submitted(visitor, token, { ...billInput, ...named }, pdf());
    const policy = { kind: 'document', title: 'Policy', documentKind: 'insurance', ...named };
    await submitted(visitor, token, policy, pdf());
    const date = { kind: 'date', title: 'A week later', milestoneId: step.id, name: 'Ana Ruiz' };
    await submitted(visitor, token, { ...date, dueOn: '2026-05-08' });
    expect(await figuresOf(client, project.id)).toEqual(before);
    const listed = (await client.get(`/api/submissions?projectId=${project.id}`)).json();
    expect(listed).toMatchObject([
      { kind: 'date', status: 'waiting', milestoneId: step.id, dueOn: '2026-05-08', key: null },
      { kind: 'document', documentKind: 'insurance', key: expect.stringMatching(/\.pdf$/) },
      { kind: 'bill', amount: '1000.00', contractorId, senderName: 'Ana Ruiz' },
    ]);
  });

  it('becomes a bill of its agreement with the hold-back, and keeps its file', async () => {
    const deal = await dealing(test, { agreement: { holdbackPercent: 10 } });
    const { client, project, agreement, contractorId, contractorLink, visitor } = deal;
    const planLine = await createPlanLine(client, project.id);
    await client.put(`/api/agreements/${agreement.id}`, { planLineId: planLine.id });
    const input = { ...billInput, agreementId: agreement.id, dueOn: '2026-04-01' };
    const sent = await submitted(visitor, contractorLink.token, input, pdf());
    const approved = await decide(client, sent.id);
    expect(approved.json()).toMatchObject({
      status: 'approved',
      decidedAt: expect.any(String),
      billId: expect.any(Number),
      documentId: expect.any(Number),
      version: 2,
    });
    const { bills, documents, totals } = await figuresOf(client, project.id);
    expect(bills).toMatchObject([
      {
        id: approved.json().billId,
        title: 'First half',
        amount: '1000.00',
        held: '100.00',
        dueOn: '2026-04-01',
        agreementId: agreement.id,
        planLineId: planLine.id,
      },
    ] satisfies Partial<Bill>[]);
    expect(documents).toMatchObject([
      { billId: approved.json().billId, contractorId, key: sent.key, kind: 'other' },
    ] satisfies Partial<StoredDocument>[]);
    expect(totals).toMatchObject({ due: '900.00', held: '100.00', agreed: '3200.00' });
    const link = await client.post('/api/signed-url', { s3Key: sent.key });
    expect(link.statusCode).toBe(200);
  });

  it('becomes what the member corrected', async () => {
    const { client, project, contractorLink, visitor } = await dealing(test);
    const sent = await submitted(visitor, contractorLink.token);
    const corrections = { title: 'Half', amount: '900', dueOn: '2026-04-02' };
    await decide(client, sent.id, { decision: 'approved', ...corrections });
    const { bills } = await figuresOf(client, project.id);
    expect(bills).toMatchObject([{ ...corrections, amount: '900.00', agreementId: null }]);
  });

  it('becomes a document of the contractor', async () => {
    const { client, project, contractorId, contractorLink, visitor } = await dealing(test);
    const input = { kind: 'document', title: 'Policy', documentKind: 'insurance', name: 'Ana' };
    const sent = await submitted(visitor, contractorLink.token, input, pdf());
    const editor = await joined(test, client, project.id, 'editor');
    const { documentId } = (await decide(editor.client, sent.id)).json();
    const { documents } = await figuresOf(client, project.id);
    expect(documents).toMatchObject([
      { id: documentId, kind: 'insurance', title: 'Policy', contractorId, key: sent.key },
    ]);
  });

  it('moves the milestone', async () => {
    const { client, project, contractorId, contractorLink, visitor } = await dealing(test);
    const step = await createMilestone(client, project.id, {
      contractorId,
      targetDate: '2026-05-01',
    });
    const input = { kind: 'date', title: 'Later', milestoneId: step.id, name: 'Ana' };
    const sent = await submitted(visitor, contractorLink.token, { ...input, dueOn: '2026-05-08' });
    expect((await decide(client, sent.id)).statusCode).toBe(200);
    const { milestones } = await figuresOf(client, project.id);
    expect(milestones).toMatchObject([{ targetDate: '2026-05-08', version: 2 }]);
  });

  it('cannot move a milestone that is gone', async () => {
    const { client, project, contractorId, contractorLink, visitor } = await dealing(test);
    const step = await createMilestone(client, project.id, { contractorId });
    const input = { kind: 'date', title: 'Later', milestoneId: step.id, name: 'Ana' };
    const sent = await submitted(visitor, contractorLink.token, { ...input, dueOn: '2026-05-08' });
    await client.delete(`/api/milestones/${step.id}`);
    const refused = await decide(client, sent.id);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'The milestone is no longer in this project. Decline this.',
    ]);
    expect((await decide(client, sent.id, { decision: 'declined' })).statusCode).toBe(200);
  });

  it('counts in nothing when it is declined', async () => {
    const { client, project, contractorLink, visitor } = await dealing(test);
    const before = await figuresOf(client, project.id);
    const sent = await submitted(visitor, contractorLink.token);
    const declined = await decide(client, sent.id, { decision: 'declined' });
    expect(declined.json()).toMatchObject({ status: 'declined', billId: null, documentId: null });
    expect(await figuresOf(client, project.id)).toEqual(before);
  });

  it('is decided once, also by two people at once', async () => {
    const { client, project, agreement, contractorLink, visitor } = await dealing(test);
    const editor = await joined(test, client, project.id, 'editor');
    const input = { ...billInput, agreementId: agreement.id };
    const sent = await submitted(visitor, contractorLink.token, input, pdf());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        decide(nth % 2 ? client : editor.client, sent.id, {
          decision: nth === 5 ? 'declined' : 'approved',
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const { status } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    const { bills, documents } = await figuresOf(client, project.id);
    expect([bills.length, documents.length]).toEqual(status === 'approved' ? [1, 1] : [0, 0]);
    const again = await decide(client, sent.id);
    expect([again.statusCode, again.json().error]).toEqual([409, `This was ${status} already.`]);
  });

  it('cannot become a bill of an agreement in another project', async () => {
    const { client, project, contractorLink, visitor } = await dealing(test);
    const other = await dealing(test);
    const sent = await submitted(visitor, contractorLink.token);
    const body = { decision: 'approved', agreementId: other.agreement.id };
    expect((await decide(client, sent.id, body)).statusCode).toBe(400);
    expect((await figuresOf(client, project.id)).bills).toEqual([]);
    expect((await decide(client, sent.id)).statusCode).toBe(200);
  });

  it('can be deleted and restored', async () => {
    const { client, project, contractorLink, visitor } = await dealing(test);
    const sent = await submitted(visitor, contractorLink.token);
    expect((await client.delete(`/api/submissions/${sent.id}`)).statusCode).toBe(204);
    const { entries } = (await client.get(`/api/projects/${project.id}/activity`)).json();
    await client.post(`/api/activity/${entries[0].id}/restore`);
    const listed = (await client.get(`/api/submissions?projectId=${project.id}`)).json();
    expect(listed).toEqual([sent]);
  });
});
