import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { links } from '#server/db/tables/link.table.ts';
import {
  createAgreement,
  createChangeOrder,
  createContractor,
  createMilestone,
  createProject,
} from '#server/testing/factories.ts';
import {
  accept,
  billInput,
  dealing,
  decide,
  linkForContractor,
  linkToChange,
  listChanges,
  submit,
} from '#server/testing/links.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.database.db.execute(sql`delete from rate_counters`));

type Dealing = Awaited<ReturnType<typeof dealing>>;

/** Everything that a link can be used for, with input that would be accepted. */
async function tryAll({ visitor, agreement, change }: Dealing, token: string) {
  const asked = { agreementId: agreement.id, title: 'More', amountDelta: '1', name: 'Eve' };
  return [
    await visitor.get(`/api/links/${token}`),
    await decide(visitor, token, { ...accept, changeOrderId: change.id }),
    await visitor.post(`/api/links/${token}/changes`, asked),
    await submit(visitor, token),
  ].map(({ statusCode }) => statusCode);
}

/** All records of the household, except when a link was opened. */
async function stateOf({ user }: Dealing): Promise<string> {
  const tables = ['change_orders', 'submissions', 'bills', 'documents', 'uploads', 'activity'];
  const state = [];
  for (const table of tables) {
    const { rows } = await test.database.db.execute(
      sql`select * from ${sql.identifier(table)} t where user_id = ${user.id} order by t::text`,
    );
    state.push(rows);
  }
  return JSON.stringify(state);
}

const expire = (linkId: number) =>
  test.database.db.update(links).set({ expiresAt: sql`now()` }).where(eq(links.id, linkId));

describe('guessing', () => {
  it('is stopped by address, and real links from that address work on', async () => {
    const deal = await dealing(test);
    const { visitor, changeLink } = deal;
    const { token } = changeLink;
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1) {
      statuses.push((await visitor.get(`/api/links/${forged}`)).statusCode);
    }
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    const stopped = await decide(visitor, 'made-up');
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await visitor.get(`/api/links/${token}`)).statusCode).toBe(200);
    expect((await decide(visitor, token)).statusCode).toBe(200);
  });

  it.each(['', 'x', '%00', "' or 1=1 --", 'A'.repeat(150)])(
    'finds nothing with the token %j',
    async (token) => {
      const { visitor } = await dealing(test);
      const { statusCode } = await visitor.get(`/api/links/${encodeURIComponent(token)}`);
      expect([400, 401, 404]).toContain(statusCode);
    },
  );

  it('finds no link by its id or by its hash', async () => {
    const { visitor, changeLink } = await dealing(test);
    const [row] = await test.database.db.select().from(links).where(eq(links.id, changeLink.id));
    for (const guess of [String(changeLink.id), row?.tokenHash ?? '']) {
      expect((await visitor.get(`/api/links/${guess}`)).statusCode).toBe(404);
    }
  });
});

describe('a link', () => {
  it.each(['changeLink', 'contractorLink'] as const)('that has expired, %s', async (which) => {
    const deal = await dealing(test);
    await expire(deal[which].id);
    const before = await stateOf(deal);
    expect(await tryAll(deal, deal[which].token)).toEqual([410, 410, 410, 410]);
    expect((await deal.visitor.get(`/api/links/${deal[which].token}`)).json()).toMatchObject({
      error: 'This link has expired. Ask for a new one.',
      code: 'gone',
    });
    expect(await stateOf(deal)).toBe(before);
  });

  it.each(['changeLink', 'contractorLink'] as const)('that was withdrawn, %s', async (which) => {
    const deal = await dealing(test);
    expect((await deal.visitor.get(`/api/links/${deal[which].token}`)).statusCode).toBe(200);
    await deal.client.delete(`/api/links/${deal[which].id}`);
    const before = await stateOf(deal);
    expect(await tryAll(deal, deal[which].token)).toEqual([410, 410, 410, 410]);
    expect(await stateOf(deal)).toBe(before);
  });

  it('has one purpose', async () => {
    const deal = await dealing(test);
    const { visitor, agreement, changeLink } = deal;
    const asked = { agreementId: agreement.id, title: 'More', amountDelta: '1', name: 'Eve' };
    expect((await visitor.post(`/api/links/${changeLink.token}/changes`, asked)).statusCode).toBe(
      404,
    );
    expect((await submit(visitor, changeLink.token)).statusCode).toBe(404);
  });

  it('is no session: it opens no other call', async () => {
    const { project, changeLink } = await dealing(test);
    const thief = test.client();
    thief.cookies.set('plumbline_session', changeLink.token);
    expect((await thief.get(`/api/projects/${project.id}`)).statusCode).toBe(401);
  });

  it('is not widened by a session of someone else', async () => {
    const { changeLink } = await dealing(test);
    const { client: stranger } = await test.signedIn();
    expect((await stranger.get(`/api/links/${changeLink.token}`)).statusCode).toBe(200);
    expect((await stranger.delete(`/api/links/${changeLink.id}`)).statusCode).toBe(404);
  });

  it('is listed to nobody outside the household', async () => {
    const { client, project, changeLink, contractorLink } = await dealing(test);
    const { client: stranger } = await test.signedIn();
    const idsOf = async (who: TestClient, query = '') =>
      (await who.get(`/api/links${query}`)).json<{ id: number }[]>().map(({ id }) => id);
    expect(await idsOf(client)).toEqual([contractorLink.id, changeLink.id]);
    expect(await idsOf(stranger)).toEqual([]);
    expect(await idsOf(stranger, `?projectId=${project.id}`)).toEqual([]);
  });

  it('refuses a decision that another site sends', async () => {
    const { visitor, changeLink } = await dealing(test);
    const sent = await visitor.send('POST', `/api/links/${changeLink.token}/decision`, {
      payload: accept,
      headers: { origin: 'https://evil.example' },
    });
    expect(sent.statusCode).toBe(403);
  });

  it('can be used 600 times in ten minutes', async () => {
    const { visitor, changeLink } = await dealing(test);
    await visitor.get(`/api/links/${changeLink.token}`);
    await test.database.db.execute(sql`update rate_counters set count = 600`);
    const refused = await visitor.get(`/api/links/${changeLink.token}`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
  });
});

describe('the decision', () => {
  it('is made once: anyone who opens the mail later is told so', async () => {
    const deal = await dealing(test);
    const { client, project, visitor, changeLink } = deal;
    const decided = await decide(visitor, changeLink.token);
    expect(decided.json()).toMatchObject({
      change: { status: 'accepted', decidedName: 'Ana Ruiz' },
      agreement: { total: '4200.00' },
      after: { total: '4800.00' },
    });
    const before = await stateOf(deal);
    for (const again of [
      await test.client().get(`/api/links/${changeLink.token}`),
      await decide(test.client(), changeLink.token, { decision: 'declined', name: 'Eve' }),
    ]) {
      expect([again.statusCode, again.json().error]).toEqual([
        410,
        'This change was decided. This link is no longer needed.',
      ]);
    }
    expect(await stateOf(deal)).toBe(before);
    expect(await listChanges(client, project.id)).toMatchObject([
      { status: 'accepted', decidedName: 'Ana Ruiz', decidedBy: 'contractor' },
    ]);
  });

  it('ends every other link to the same change', async () => {
    const { client, change, visitor, changeLink } = await dealing(test);
    const other = await linkToChange(client, change.id);
    await decide(visitor, changeLink.token);
    expect((await visitor.get(`/api/links/${other.token}`)).statusCode).toBe(410);
    expect((await decide(visitor, other.token)).statusCode).toBe(410);
  });

  it.each([
    ['decision', { decision: 'accepted', name: 'Ada' }],
    ['withdrawal', { status: 'withdrawn' }],
  ] as const)('of a member makes the link say so: %s', async (what, body) => {
    const { client, change, visitor, changeLink } = await dealing(test);
    const url = `/api/change-orders/${change.id}`;
    if (what === 'decision') await client.post(`${url}/decision`, body);
    else await client.put(url, body);
    const page = await visitor.get(`/api/links/${changeLink.token}`);
    expect([page.statusCode, page.json().error]).toEqual([
      410,
      what === 'decision'
        ? 'This change was decided. This link is no longer needed.'
        : 'This change was withdrawn, so there is nothing to decide.',
    ]);
    expect((await decide(visitor, changeLink.token)).statusCode).toBe(410);
  });

  it.each([
    { decision: 'maybe', name: 'Ana' },
    { decision: 'accepted', name: ' ' },
    { decision: 'accepted', name: 'x'.repeat(201) },
    { decision: 'accepted', name: 'a\0b' },
    { decision: 'accepted', name: 'Ana', comment: 'x'.repeat(5_001) },
  ])('is refused with %j, and the link stays open', async (body) => {
    const { visitor, changeLink } = await dealing(test);
    expect((await decide(visitor, changeLink.token, body)).statusCode).toBe(400);
    expect((await decide(visitor, changeLink.token)).statusCode).toBe(200);
  });

  it('counts once if it is sent eight times at once', async () => {
    const { client, project, visitor, changeLink } = await dealing(test);
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        decide(visitor, changeLink.token, {
          decision: nth % 2 ? 'accepted' : 'declined',
          name: `Person ${nth}`,
        }),
      ),
    );
    const statuses = sent.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 409, 410].includes(status))).toBe(true);
    const [winner] = sent.filter(({ statusCode }) => statusCode === 200);
    const [change] = await listChanges(client, project.id);
    expect(winner?.json().change.decidedName).toBe(change?.decidedName);
    const { entries } = (
      await client.get(`/api/projects/${project.id}/activity?kind=change_order`)
    ).json();
    expect(entries).toHaveLength(2);
  });

  it('agrees with a withdrawal and a revocation at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { client, project, change, visitor, changeLink } = await dealing(test);
      const [decided, withdrawn] = await Promise.all([
        decide(visitor, changeLink.token),
        client.put(`/api/change-orders/${change.id}`, { status: 'withdrawn' }),
        round % 2 ? client.delete(`/api/links/${changeLink.id}`) : undefined,
      ]);
      const [{ status, decidedHash } = { status: '', decidedHash: '' }] = await listChanges(
        client,
        project.id,
      );
      const isDecided = decided.statusCode === 200;
      expect(status).toBe(isDecided ? 'accepted' : 'withdrawn');
      expect(decidedHash === null).toBe(!isDecided);
      expect([isDecided, withdrawn.statusCode]).toEqual([isDecided, isDecided ? 409 : 200]);
      if (!isDecided) expect([409, 410]).toContain(decided.statusCode);
    }
  });
});

describe('ids of others behind a valid link', () => {
  /** Of another contractor, another project and another household. */
  async function foreigners(deal: Dealing) {
    const { client, project, contractorId } = deal;
    const rival = await createContractor(client, { name: 'Rival' });
    const elsewhere = await createProject(client, { name: 'Bath' });
    const other = await dealing(test);
    const agreements = [
      await createAgreement(client, project.id, { contractorId: rival.id }),
      await createAgreement(client, project.id),
      await createAgreement(client, elsewhere.id, { contractorId }),
      other.agreement,
    ];
    const changes = [other.change];
    for (const { id } of agreements.slice(0, 3)) changes.push(await createChangeOrder(client, id));
    return {
      agreements,
      changes,
      milestones: [
        await createMilestone(client, project.id, { contractorId: rival.id }),
        await createMilestone(client, elsewhere.id, { contractorId }),
        await createMilestone(other.client, other.project.id),
      ],
      other,
    };
  }

  it('are 400, tell nothing and change nothing', async () => {
    const deal = await dealing(test);
    const { visitor, contractorLink, changeLink } = deal;
    const { agreements, changes, milestones, other } = await foreigners(deal);
    const before = [await stateOf(deal), await stateOf(other)];
    const answers = [];
    for (const { id: agreementId } of agreements) {
      const asked = { agreementId, title: 'More', amountDelta: '1', name: 'Eve' };
      answers.push(await visitor.post(`/api/links/${contractorLink.token}/changes`, asked));
      const file = new Blob(['%PDF-1.7']);
      const bill = { ...billInput, agreementId };
      answers.push(await submit(visitor, contractorLink.token, bill, file));
    }
    for (const { id: changeOrderId } of changes) {
      const decision = { ...accept, changeOrderId };
      answers.push(await decide(visitor, contractorLink.token, decision));
      answers.push(await decide(visitor, changeLink.token, decision));
    }
    for (const { id: milestoneId } of milestones) {
      const date = { kind: 'date', title: 'Later', dueOn: '2026-05-01', name: 'Eve', milestoneId };
      answers.push(await submit(visitor, contractorLink.token, date));
    }
    const absent = await decide(visitor, contractorLink.token, {
      ...accept,
      changeOrderId: 2_000_000_000,
    });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
    const sentences = new Set(answers.map((answer) => answer.json().error));
    expect([...sentences].toSorted()).toEqual([
      'Choose one of the changes of your agreements',
      'Choose one of your agreements',
      'Choose one of your milestones',
    ]);
    expect(sentences).toContain(absent.json().error);
    expect([await stateOf(deal), await stateOf(other)]).toEqual(before);
  });

  it('cannot be linked to either', async () => {
    const { client, contractorId } = await dealing(test);
    const other = await dealing(test);
    const link = (projectId: number) =>
      client.post(`/api/contractors/${contractorId}/link`, { projectId });
    expect((await link(other.project.id)).statusCode).toBe(400);
    expect((await link(2_000_000_000)).statusCode).toBe(400);
  });
});

describe('a link ends', () => {
  const statusOf = async (visitor: TestClient, token: string) =>
    (await visitor.get(`/api/links/${token}`)).statusCode;

  it('with a new password of the owner', async () => {
    const { client, visitor, changeLink, contractorLink } = await dealing(test);
    await client.post('/api/change-password', {
      currentPassword: PASSWORD,
      password: 'another horse entirely',
    });
    expect(await statusOf(visitor, changeLink.token)).toBe(410);
    expect(await statusOf(visitor, contractorLink.token)).toBe(410);
  });

  it.each(['removed', 'made a viewer', 'gone by themselves'])(
    'when the member who made it is %s, and does not come back with them',
    async (how) => {
      const { client, project, contractorId, visitor, contractorLink } = await dealing(test);
      const editor = await joined(test, client, project.id, 'editor');
      const made = await linkForContractor(editor.client, project.id, contractorId);
      expect(await statusOf(visitor, made.token)).toBe(200);
      const member = `/api/projects/${project.id}/members/${editor.user.id}`;
      if (how === 'removed') await client.delete(member);
      else if (how === 'made a viewer') await client.patch(member, { role: 'viewer' });
      else await editor.client.delete(member);
      expect(await statusOf(visitor, made.token)).toBe(410);
      await joined(test, client, project.id, 'editor', editor);
      expect(await statusOf(visitor, made.token)).toBe(410);
      expect(await statusOf(visitor, contractorLink.token)).toBe(200);
    },
  );

  it('with its contractor, its change or its project', async () => {
    const deal = await dealing(test);
    const { client, change, contractorId, visitor } = deal;
    await client.delete(`/api/contractors/${contractorId}`);
    expect(await statusOf(visitor, deal.contractorLink.token)).toBe(404);
    expect(await statusOf(visitor, deal.changeLink.token)).toBe(200);
    await client.delete(`/api/change-orders/${change.id}`);
    expect(await statusOf(visitor, deal.changeLink.token)).toBe(404);
    const other = await dealing(test);
    await other.client.delete(`/api/projects/${other.project.id}`);
    expect(await statusOf(visitor, other.contractorLink.token)).toBe(404);
  });

  it('for now with its agreement', async () => {
    const { client, agreement, visitor, changeLink } = await dealing(test);
    await client.delete(`/api/agreements/${agreement.id}`);
    expect((await visitor.get(`/api/links/${changeLink.token}`)).json()).toMatchObject({
      code: 'gone',
      error: 'The agreement of this change is no longer there. Ask for a new link.',
    });
  });

  it('and is unknown 60 days later', async () => {
    const { visitor, changeLink } = await dealing(test);
    await test.database.db
      .update(links)
      .set({ expiresAt: sql`now() - interval '59 days'` })
      .where(eq(links.id, changeLink.id));
    await test.app.sweep();
    expect(await statusOf(visitor, changeLink.token)).toBe(410);
    await test.database.db
      .update(links)
      .set({ expiresAt: sql`now() - interval '61 days'` })
      .where(eq(links.id, changeLink.id));
    await test.app.sweep();
    expect(await statusOf(visitor, changeLink.token)).toBe(404);
  });
});
