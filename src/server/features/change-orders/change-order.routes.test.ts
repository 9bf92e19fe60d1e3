import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createPlanLine,
  createReserveMove,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { dealing, decide, linkForContractor, listChanges } from '#server/testing/links.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ActivityEntry } from '#shared/activity.ts';
import { activitySentence, sentenceText } from '#shared/activity-sentence.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const totalsOf = async (client: TestClient, projectId: number) =>
  (await client.get(`/api/projects/${projectId}/budget`)).json<ProjectBudget>().totals;

const decideAs = (client: TestClient, id: number, decision: string) =>
  client.post(`/api/change-orders/${id}/decision`, { decision, name: 'Ada' });

async function lastSentence(client: TestClient, projectId: number, readerId: number) {
  const url = `/api/projects/${projectId}/activity?limit=1`;
  const [entry] = (await client.get(url)).json<{ entries: ActivityEntry[] }>().entries;
  return entry && sentenceText(activitySentence(entry, readerId));
}

/** An agreement for 4,200 on a line with 5,000 planned, of which 1,000 are billed. */
async function agreed() {
  const owner = await ownerOfProject(test);
  const { client, project } = owner;
  const planLine = await createPlanLine(client, project.id);
  const agreement = await createAgreement(client, project.id, { planLineId: planLine.id });
  await createBill(client, project.id, { agreementId: agreement.id });
  return { ...owner, planLine, agreement };
}

describe('a change of an agreement', () => {
  it('moves what is agreed and expected by its cost once it is accepted', async () => {
    const { client, project, agreement } = await agreed();
    const before = await totalsOf(client, project.id);
    expect(before).toMatchObject({ agreed: '3200.00', due: '1000.00', expected: '5000.00' });
    const dear = await createChangeOrder(client, agreement.id, { amountDelta: '1234.56' });
    expect(await totalsOf(client, project.id)).toEqual(before);
    await decideAs(client, dear.id, 'accepted');
    expect(await totalsOf(client, project.id)).toMatchObject({
      agreed: '4434.56',
      expected: '5434.56',
      planned: '5000.00',
    });
    const cheap = await createChangeOrder(client, agreement.id, { amountDelta: '-34.55' });
    await decideAs(client, cheap.id, 'accepted');
    expect(await totalsOf(client, project.id)).toMatchObject({
      agreed: '4400.01',
      expected: '5400.01',
    });
  });

  it.each(['declined', 'withdrawn', 'asked'])('moves nothing if it is %s', async (status) => {
    const { client, project, agreement } = await agreed();
    const before = await totalsOf(client, project.id);
    const { id } = await createChangeOrder(client, agreement.id);
    if (status === 'declined') await decideAs(client, id, status);
    if (status === 'withdrawn') await client.put(`/api/change-orders/${id}`, { status });
    expect(await totalsOf(client, project.id)).toEqual(before);
  });

  it('is taken back by another one to the cent, and once', async () => {
    const { client, project, agreement } = await agreed();
    const before = await totalsOf(client, project.id);
    const { id } = await createChangeOrder(client, agreement.id, {
      amountDelta: '0.07',
      daysDelta: 3,
    });
    await decideAs(client, id, 'accepted');
    const reversal = { agreementId: agreement.id, title: 'Back', amountDelta: '5', reversesId: id };
    const back = (await client.post('/api/change-orders', reversal)).json();
    expect(back).toMatchObject({ amountDelta: '-0.07', daysDelta: -3, reversesId: id });
    expect((await client.post('/api/change-orders', reversal)).statusCode).toBe(409);
    await decideAs(client, back.id, 'accepted');
    expect(await totalsOf(client, project.id)).toEqual(before);
  });

  it('cannot make the agreed sum negative together with those accepted before', async () => {
    const { client, project, agreement } = await agreed();
    const first = await createChangeOrder(client, agreement.id, { amountDelta: '-4200' });
    const second = await createChangeOrder(client, agreement.id, { amountDelta: '-0.01' });
    expect((await decideAs(client, first.id, 'accepted')).statusCode).toBe(200);
    const refused = await decideAs(client, second.id, 'accepted');
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'This would make the agreed sum negative.',
    ]);
    expect((await decideAs(client, second.id, 'declined')).statusCode).toBe(200);
    expect(await listChanges(client, project.id)).toMatchObject([
      { status: 'accepted' },
      { status: 'declined' },
    ]);
  });

  it('stays as it was decided', async () => {
    const { client, agreement } = await agreed();
    const { id } = await createChangeOrder(client, agreement.id);
    await decideAs(client, id, 'accepted');
    for (const response of [
      await client.put(`/api/change-orders/${id}`, { amountDelta: '1' }),
      await client.put(`/api/change-orders/${id}`, { status: 'withdrawn' }),
      await client.delete(`/api/change-orders/${id}`),
      await decideAs(client, id, 'declined'),
    ]) {
      expect(response.statusCode).toBe(409);
    }
  });

  it('is edited as long as nobody has decided, by the side that asked for it', async () => {
    const { client, agreement, contractorLink, visitor } = await dealing(test);
    const { id } = await createChangeOrder(client, agreement.id);
    const edited = { title: 'Warm floor', reason: 'Cold', amountDelta: '-20.5', daysDelta: -2 };
    const saved = await client.put(`/api/change-orders/${id}`, { ...edited, version: 1 });
    expect(saved.json()).toMatchObject({ ...edited, amountDelta: '-20.50', version: 2 });
    const late = await client.put(`/api/change-orders/${id}`, { title: 'Cold floor', version: 1 });
    expect([late.statusCode, late.json().current.title]).toEqual([409, 'Warm floor']);
    const asked = { agreementId: agreement.id, title: 'Joists', amountDelta: '900', name: 'Ana' };
    const theirs = (await visitor.post(`/api/links/${contractorLink.token}/changes`, asked)).json<{
      id: number;
    }>();
    for (const change of [{ amountDelta: '9' }, { status: 'withdrawn' }]) {
      const refused = await client.put(`/api/change-orders/${theirs.id}`, change);
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        'The contractor asked for this change. Accept or decline it as it is.',
      ]);
    }
  });

  it('is not decided by someone who saw other terms', async () => {
    const { client, project, change, changeLink, contractorLink, visitor } = await dealing(test);
    const seen = (await visitor.get(`/api/links/${changeLink.token}`)).json().change.version;
    await client.put(`/api/change-orders/${change.id}`, { amountDelta: '6000' });
    const decision = { decision: 'accepted', name: 'Ana', version: seen };
    for (const refused of [
      await decide(visitor, changeLink.token, decision),
      await decide(visitor, contractorLink.token, { ...decision, changeOrderId: change.id }),
      await client.post(`/api/change-orders/${change.id}/decision`, decision),
    ]) {
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        'This change was edited meanwhile. Look at it again, then decide.',
      ]);
    }
    expect(await listChanges(client, project.id)).toMatchObject([{ status: 'asked' }]);
    const again = await decide(visitor, changeLink.token, { ...decision, version: seen + 1 });
    expect(again.json()).toMatchObject({ after: { total: '10200.00' } });
  });

  it('that the contractor decided in person names who wrote it down', async () => {
    const { client, user, project, change, contractorLink, visitor } = await dealing(test);
    const decision = { decision: 'accepted', name: 'Ben Ortiz' };
    const recorded = await client.post(`/api/change-orders/${change.id}/decision`, decision);
    const facts = { decidedBy: 'contractor', decidedName: 'Ben Ortiz', recordedName: user.email };
    expect(recorded.json()).toMatchObject(facts);
    expect(await lastSentence(client, project.id, user.id)).toBe(
      'You recorded that Ben Ortiz accepted the change Heated floor',
    );
    const page = (await visitor.get(`/api/links/${contractorLink.token}`)).json();
    expect(page.changes).toMatchObject([{ decidedName: 'Ben Ortiz', recordedName: user.email }]);
  });

  it('that the contractor asked for is decided by the household itself', async () => {
    const { client, user, project, agreement, contractorLink, visitor } = await dealing(test);
    const asked = { agreementId: agreement.id, title: 'Joists', amountDelta: '9', name: 'Ana' };
    const { id } = (await visitor.post(`/api/links/${contractorLink.token}/changes`, asked)).json();
    const decided = await decideAs(client, id, 'accepted');
    expect(decided.json()).toMatchObject({ decidedBy: 'homeowner', recordedName: null });
    expect(await lastSentence(client, project.id, user.id)).toBe('You accepted the change Joists');
  });

  it('is decided once, by a member or by a link at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { client, project, change, changeLink, visitor } = await dealing(test);
      const answers = await Promise.all([
        decide(visitor, changeLink.token),
        decideAs(client, change.id, 'declined'),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const [stored] = await listChanges(client, project.id);
      expect(stored?.status).toBe(statuses[0] === 200 ? 'accepted' : 'declined');
      const { agreed } = await totalsOf(client, project.id);
      expect(agreed).toBe(statuses[0] === 200 ? '4800.00' : '4200.00');
    }
  });
});

describe('the history of a change', () => {
  it('names the person who decided by link', async () => {
    const { client, user, project, changeLink, visitor } = await dealing(test);
    await decide(visitor, changeLink.token);
    expect(await lastSentence(client, project.id, user.id)).toBe(
      'Ana Ruiz accepted the change Heated floor by link',
    );
  });

  it('names the person who asked by link', async () => {
    const { client, user, project, agreement, contractorId, visitor } = await dealing(test);
    const { token } = await linkForContractor(client, project.id, contractorId);
    const input = {
      agreementId: agreement.id,
      title: 'Joists',
      amountDelta: '9',
      name: 'Ana Ruiz',
    };
    await visitor.post(`/api/links/${token}/changes`, input);
    expect(await lastSentence(client, project.id, user.id)).toBe(
      'Ana Ruiz asked for the change Joists by link, $9.00',
    );
  });
});

describe('a draw on the reserve', () => {
  it('names the change that it pays for', async () => {
    const { client, user, project, planLine, agreement } = await agreed();
    const change = await createChangeOrder(client, agreement.id);
    await decideAs(client, change.id, 'accepted');
    await createReserveMove(client, project.id, { amount: '1000' });
    const draw = { amount: '-600', planLineId: planLine.id, changeOrderId: change.id };
    const move = await createReserveMove(client, project.id, { ...draw, reason: 'Cold feet' });
    expect(move).toMatchObject({ amount: '-600.00', changeOrderId: change.id });
    expect(await lastSentence(client, project.id, user.id)).toBe(
      'You drew $600.00 from the reserve for Tiling, because of the change Heated floor: Cold feet',
    );
    expect(await totalsOf(client, project.id)).toMatchObject({
      reserve: '400.00',
      planned: '5600.00',
      expected: '6000.00',
    });
  });

  it('cannot name a change of another project', async () => {
    const { client, project, planLine } = await agreed();
    const other = await agreed();
    const change = await createChangeOrder(other.client, other.agreement.id);
    await createReserveMove(client, project.id, { amount: '1000' });
    const draw = { projectId: project.id, amount: '-600', planLineId: planLine.id };
    const refused = await client.post('/api/reserve-moves', { ...draw, changeOrderId: change.id });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['changeOrderId']]);
  });
});
