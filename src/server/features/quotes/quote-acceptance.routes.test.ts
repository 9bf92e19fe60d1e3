import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf, restoreLast } from '#server/testing/activity.ts';
import {
  createContractor,
  createMilestone,
  createPlanLine,
  createProject,
  createQuote,
  createScopeLine,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Agreement } from '#shared/agreement.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { Quote } from '#shared/quote.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const accept = (client: TestClient, { id }: { id: number }, body?: object) =>
  client.post(`/api/quotes/${id}/accept`, body);

async function statuses(client: TestClient, projectId: number): Promise<string[]> {
  const quotes: Quote[] = (await client.get(`/api/quotes?projectId=${projectId}`)).json();
  return quotes.map(({ status }) => status);
}

const listAgreements = async (client: TestClient, projectId: number): Promise<Agreement[]> =>
  (await client.get(`/api/agreements?projectId=${projectId}`)).json();

const budgetOf = async (client: TestClient, projectId: number): Promise<ProjectBudget> =>
  (await client.get(`/api/projects/${projectId}/budget`)).json();

/** Two contractors who offer the same two pieces of work. */
async function twoOffers() {
  const owner = await ownerOfProject(test);
  const { client, project } = owner;
  const rosa = await createContractor(client, { name: 'Rosa Okafor' });
  const email = `tom-${owner.user.id}@example.com`;
  const tom = await createContractor(client, { name: 'Tom Berg', email });
  const planLine = await createPlanLine(client, project.id, { planned: '8000' });
  const supply = await createScopeLine(client, project.id, { planLineId: planLine.id });
  const set = await createScopeLine(client, project.id, { planLineId: planLine.id });
  const lines = [supply, set].map(({ id }) => ({ scopeLineId: id, treatment: 'included' }));
  const offer = (contractorId: number, total: string) =>
    createQuote(client, project.id, { contractorId, total, deposit: '900', lines });
  const first = await offer(rosa.id, '9000');
  const second = await offer(tom.id, '9900');
  return { ...owner, rosa, tom, email, planLine, supply, set, first, second };
}

describe('an accepted quote', () => {
  it('becomes an agreement that is paid by a deposit and the rest', async () => {
    const { client, project, rosa, planLine, first } = await twoOffers();
    const response = await accept(client, first);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      projectId: project.id,
      contractorId: rosa.id,
      planLineId: planLine.id,
      quoteId: first.id,
      title: 'Bathroom',
      amount: '9000.00',
      status: 'open',
      holdbackPercent: 0,
      schedule: [
        { kind: 'deposit', title: 'Deposit', amount: '900.00', milestoneId: null, dueOn: null },
        { kind: 'final', title: 'Final payment', amount: '8100.00' },
      ],
    });
    expect(await listAgreements(client, project.id)).toEqual([response.json()]);
    expect(await statuses(client, project.id)).toEqual(['accepted', 'open']);
  });

  it('takes what the person chose', async () => {
    const { client, project, first } = await twoOffers();
    const { id: planLineId } = await createPlanLine(client, project.id);
    const { id: milestoneId } = await createMilestone(client, project.id);
    const chosen = {
      planLineId,
      holdbackPercent: 7.5,
      agreedOn: '2026-11-17',
      finishOn: '2027-02-01',
      schedule: [
        { kind: 'stage', title: 'Tiles set', amount: '9000.00', milestoneId, dueOn: null },
      ],
    };
    expect((await accept(client, first, chosen)).json()).toMatchObject(chosen);
  });

  it('takes no line of the plan if the person says so, or if its work has several', async () => {
    const { client, project, first, second, set } = await twoOffers();
    expect((await accept(client, first, { planLineId: null })).json().planLineId).toBeNull();
    const [agreement] = await listAgreements(client, project.id);
    await client.delete(`/api/agreements/${agreement?.id}`);
    await client.put(`/api/scope-lines/${set.id}`, { planLineId: null });
    expect((await accept(client, second)).json().planLineId).toBeNull();
  });

  it('is the first of the quotes that the budget counts', async () => {
    const { client, project, first, second } = await twoOffers();
    const before = await budgetOf(client, project.id);
    expect(before.totals.expected).toBe('8000.00');
    await client.put(`/api/quotes/${second.id}`, { total: '99000', status: 'declined' });
    await createQuote(client, project.id, { total: '50000' });
    expect(await budgetOf(client, project.id)).toEqual(before);
    await accept(client, first);
    expect((await budgetOf(client, project.id)).totals.expected).toBe('9000.00');
  });

  it('is neither edited nor accepted again', async () => {
    const { client, project, first } = await twoOffers();
    await accept(client, first);
    const edit = await client.put(`/api/quotes/${first.id}`, { total: '1' });
    expect(edit.statusCode).toBe(409);
    const again = await accept(client, first);
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      'This quote was accepted already.',
    ]);
    expect(await listAgreements(client, project.id)).toHaveLength(1);
  });

  it('is accepted once by the same call sent twice', async () => {
    const { client, project, first } = await twoOffers();
    const send = () =>
      client.send('POST', `/api/quotes/${first.id}/accept`, {
        payload: {},
        headers: { 'idempotency-key': 'one-acceptance' },
      });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(one.body).toBe(two.body);
    expect(await listAgreements(client, project.id)).toHaveLength(1);
  });

  it('refuses a line of another project', async () => {
    const { client, project, first } = await twoOffers();
    const other = await ownerOfProject(test);
    const foreign = await createPlanLine(other.client, other.project.id);
    const response = await accept(client, first, { planLineId: foreign.id, declineOthers: true });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('Choose one of the lines of this project');
    expect(await statuses(client, project.id)).toEqual(['open', 'open']);
  });
});

describe('two quotes for the same work', () => {
  it('cannot both be accepted', async () => {
    const { client, first, second } = await twoOffers();
    await accept(client, first);
    const response = await accept(client, second);
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toBe(
      'You accepted “Bathroom” already, which includes “Tile, set”, “Tile, set” too. Delete that agreement first, or exclude these lines here.',
    );
  });

  it('accepted at once: one of them is', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, project, first, second } = await twoOffers();
      const answers = await Promise.all([accept(client, first), accept(client, second)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
      expect(await listAgreements(client, project.id)).toHaveLength(1);
      const [agreement] = await listAgreements(client, project.id);
      expect((await budgetOf(client, project.id)).totals.expected).toBe(agreement?.amount);
    }
  });

  it('can both be accepted if each leaves out what the other does', async () => {
    const { client, project, supply, set, first, second } = await twoOffers();
    const only = (scopeLineId: number, otherId: number) => [
      { scopeLineId, treatment: 'allowance', amount: '100' },
      { scopeLineId: otherId, treatment: 'excluded' },
    ];
    await client.put(`/api/quotes/${first.id}`, { lines: only(supply.id, set.id) });
    await client.put(`/api/quotes/${second.id}`, { lines: only(set.id, supply.id) });
    expect((await accept(client, first)).statusCode).toBe(201);
    expect((await accept(client, second, { declineOthers: true })).statusCode).toBe(201);
    expect(await statuses(client, project.id)).toEqual(['accepted', 'accepted']);
  });
});

describe('deleting', () => {
  it('an agreement frees its quote, and restoring takes it again', async () => {
    const { client, project, first } = await twoOffers();
    const { id } = (await accept(client, first)).json();
    expect((await client.delete(`/api/agreements/${id}`)).statusCode).toBe(204);
    expect(await statuses(client, project.id)).toEqual(['open', 'open']);
    expect((await restoreLast(client, project.id)).json()).toMatchObject({ quoteId: first.id });
    expect(await statuses(client, project.id)).toEqual(['accepted', 'open']);
  });

  it('an agreement lets its quote be accepted again, which is not taken from the new one', async () => {
    const { client, project, first } = await twoOffers();
    const { id } = (await accept(client, first)).json();
    await client.delete(`/api/agreements/${id}`);
    expect((await accept(client, first)).statusCode).toBe(201);
    expect((await restoreLast(client, project.id)).json()).toMatchObject({ id, quoteId: null });
    const agreements = await listAgreements(client, project.id);
    expect(agreements.filter(({ quoteId }) => quoteId === first.id)).toHaveLength(1);
  });

  it('is like making the agreement void', async () => {
    const { client, project, first, second } = await twoOffers();
    const { id } = (await accept(client, first)).json();
    await client.put(`/api/agreements/${id}`, { status: 'void' });
    expect(await statuses(client, project.id)).toEqual(['open', 'open']);
    expect((await accept(client, second)).statusCode).toBe(201);
  });

  it('a quote while it is accepted leaves nothing half done', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, project, first } = await twoOffers();
      const [accepted, deleted] = await Promise.all([
        accept(client, first),
        client.delete(`/api/quotes/${first.id}`),
      ]);
      expect(deleted.statusCode).toBe(204);
      const agreements = await listAgreements(client, project.id);
      expect(agreements).toHaveLength(accepted.statusCode === 201 ? 1 : 0);
      expect([201, 404]).toContain(accepted.statusCode);
      expect(agreements.every(({ quoteId }) => quoteId === null)).toBe(true);
      await restoreLast(client, project.id);
      expect(await statuses(client, project.id)).toContain(
        agreements.length === 1 ? 'accepted' : 'open',
      );
    }
  });

  it('the project and restoring it keeps what was accepted', async () => {
    const { client, project, first } = await twoOffers();
    await accept(client, first, { declineOthers: true });
    await client.delete(`/api/projects/${project.id}`);
    const [deleted] = (await client.get('/api/projects/deleted')).json();
    await client.post(`/api/activity/${deleted.activityId}/restore`);
    expect(await statuses(client, project.id)).toEqual(['accepted', 'declined']);
  });
});

describe('the other quotes', () => {
  const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);

  it('are declined if the person says so, and the history tells it', async () => {
    const { client, project, first, email } = await twoOffers();
    await accept(client, first, { declineOthers: true });
    expect(await statuses(client, project.id)).toEqual(['accepted', 'declined']);
    const [agreed, declined] = await activityOf(client, project.id);
    expect([agreed?.kind, agreed?.action]).toEqual(['agreement', 'create']);
    expect(declined).toMatchObject({ kind: 'quote', action: 'update' });
    expect(mailsTo(email)).toEqual([]);
  });

  it('are declined with a polite mail that tells nothing about the chosen one', async () => {
    const { client, first, email } = await twoOffers();
    const chosen = { declineOthers: true, mailDeclined: true };
    expect((await accept(client, first, chosen)).statusCode).toBe(201);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Your quote “Bathroom” for Kitchen');
    expect(mail?.text).toContain('Hello Tom Berg');
    expect(mail?.text).toContain('Thank you for your quote “Bathroom”');
    expect(mail?.text).not.toMatch(/Rosa|9000|9,000/);
  });

  it('are chosen by the person if nobody can tell whether they are for the same work', async () => {
    const { client, project } = await ownerOfProject(test);
    const email = `${randomUUID()}@example.com`;
    const tom = await createContractor(client, { email });
    const first = await createQuote(client, project.id);
    const second = await createQuote(client, project.id, { contractorId: tom.id });
    const plumbing = await createQuote(client, project.id);
    const chosen = { declineIds: [second.id], mailDeclined: true };
    expect((await accept(client, first, chosen)).statusCode).toBe(201);
    expect(await statuses(client, project.id)).toEqual(['accepted', 'declined', 'open']);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    expect((await accept(client, plumbing)).statusCode).toBe(201);
  });

  it('to decline must be open and of the project', async () => {
    const { client, project, first, second } = await twoOffers();
    const other = await twoOffers();
    const elsewhere = await createQuote(client, (await createProject(client)).id);
    for (const id of [first.id, other.first.id, elsewhere.id, 2_000_000_000]) {
      const refused = await accept(client, first, { declineIds: [id] });
      expect([refused.statusCode, refused.json().details[0]]).toEqual([
        400,
        { path: ['declineIds'], message: 'Choose open quotes of this project to decline' },
      ]);
    }
    const third = await createQuote(client, project.id);
    await accept(client, third);
    expect((await accept(client, second, { declineIds: [third.id] })).statusCode).toBe(400);
    expect(await statuses(client, project.id)).toEqual(['open', 'open', 'accepted']);
  });

  it('are told in one line each, so that a name adds no text of its own', async () => {
    const { client, project, first, second, tom, email } = await twoOffers();
    await client.put(`/api/contractors/${tom.id}`, { name: 'Tom\r\nBcc: all@example.com' });
    await client.put(`/api/quotes/${second.id}`, { title: 'Bath\r\nBcc: all@example.com' });
    await client.put(`/api/projects/${project.id}`, { name: 'Kitchen\nSubject: Win' });
    await accept(client, first, { declineOthers: true, mailDeclined: true });
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).not.toMatch(/^(Bcc|Subject):/m);
  });

  it('get no second mail if they were declined before', async () => {
    const { client, first, second, email } = await twoOffers();
    await client.put(`/api/quotes/${second.id}`, { status: 'declined' });
    const chosen = { declineOthers: true, mailDeclined: true };
    expect((await accept(client, first, chosen)).statusCode).toBe(201);
    expect(mailsTo(email)).toEqual([]);
  });

  it('are left alone and unread if the quote cannot be accepted', async () => {
    const { client, project, first, second, email } = await twoOffers();
    await accept(client, second);
    const chosen = { declineOthers: true, mailDeclined: true };
    expect((await accept(client, first, chosen)).statusCode).toBe(409);
    expect(await statuses(client, project.id)).toEqual(['open', 'accepted']);
    expect(mailsTo(email)).toEqual([]);
  });

  it('get ten mails a day at most', async () => {
    const { client, project, first, second, email } = await twoOffers();
    const chosen = { declineOthers: true, mailDeclined: true };
    const again = async () => {
      const response = await accept(client, first, chosen);
      await client.delete(`/api/agreements/${response.json().id}`);
      await client.put(`/api/quotes/${second.id}`, { status: 'open' });
      return response.statusCode;
    };
    for (let day = 0; day < 10; day++) expect(await again()).toBe(201);
    expect(await again()).toBe(429);
    expect(mailsTo(email)).toHaveLength(10);
    expect(await statuses(client, project.id)).toEqual(['open', 'open']);
  });
});
