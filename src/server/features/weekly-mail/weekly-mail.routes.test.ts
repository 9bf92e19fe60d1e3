import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '#server/integrations/mail/mailer.ts';
import {
  createBill,
  createDocument,
  createMilestone,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
let mails: Mail[] = [];
/** Addresses that the mail server refuses for now. */
const refused = new Set<string>();
const mailer: Mailer = {
  async send(mail) {
    if (refused.has(mail.to)) throw new Error('The mail server is away');
    mails.push(mail);
  },
};
beforeAll(async () => {
  test = await createTestApp({ mailer });
});
afterAll(() => test.close());
beforeEach(() => {
  mails = [];
});

const switchOn = (client: TestClient, timeZone = 'Europe/Paris') =>
  client.put('/api/weekly-mail', { isOn: true, timeZone });

/** As if it were the person's Monday morning. */
const makeDue = (userId: number) =>
  test.database.db.execute(
    sql`update weekly_mails set next_at = now() - interval '1 minute' where user_id = ${userId}`,
  );

async function ownerWithWork() {
  const owner = await ownerOfProject(test);
  await createMilestone(owner.client, owner.project.id, {
    title: 'Order the tiles',
    targetDate: '2026-01-02',
  });
  return owner;
}

const mailsTo = ({ email }: { email: string }) => mails.filter(({ to }) => to === email);

describe('the weekly mail', () => {
  it('is off until the person switches it on, and can be switched off again', async () => {
    const { client, user } = await ownerWithWork();
    expect((await client.get('/api/weekly-mail')).json()).toEqual({ isOn: false });
    expect((await switchOn(client)).json()).toEqual({ isOn: true });
    expect((await client.get('/api/weekly-mail')).json()).toEqual({ isOn: true });
    await makeDue(user.id);
    await client.put('/api/weekly-mail', { isOn: false });
    expect((await client.get('/api/weekly-mail')).json()).toEqual({ isOn: false });
    await test.app.sweep();
    expect(mailsTo(user)).toEqual([]);
  });

  it('says what waits in each project, once a week', async () => {
    const { client, user, project } = await ownerWithWork();
    await switchOn(client);
    await test.app.sweep();
    expect(mailsTo(user)).toEqual([]);

    await makeDue(user.id);
    await Promise.all([test.app.sweep(), test.app.sweep()]);
    await test.app.sweep();
    const [mail, ...others] = mailsTo(user);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`This week in ${project.name}`);
    expect(mail?.text).toContain(
      `${project.name}\n- A milestone is overdue.\n    Order the tiles: `,
    );
    expect(mail?.text).toContain('You get this mail once a week, because you asked for it.');
    expect(mail?.link).toBe('http://localhost:3000/dashboard');
  });

  it('writes amounts in the currency of each project', async () => {
    const { client, user } = await ownerOfProject(test);
    for (const currency of ['EUR', 'GBP']) {
      const project = await createProject(client, { name: `House ${currency}`, currency });
      await createBill(client, project.id, { title: 'Tiling', dueOn: '2026-01-02' });
    }
    await switchOn(client);
    await makeDue(user.id);
    await test.app.sweep();
    const [mail] = mailsTo(user);
    expect(mail?.text).toMatch(
      /House EUR\n- A bill is overdue: €1,000.00.\n {4}Tiling: \d+ days late/,
    );
    expect(mail?.text).toMatch(
      /House GBP\n- A bill is overdue: £1,000.00.\n {4}Tiling: \d+ days late/,
    );
  });

  it('writes numbers as each person has chosen', async () => {
    const german = await ownerOfProject(test);
    const american = await ownerOfProject(test);
    for (const { client, user, project } of [german, american]) {
      await createBill(client, project.id, { title: 'Tiling', dueOn: '2026-01-02' });
      await switchOn(client);
      await makeDue(user.id);
    }
    await german.client.put('/api/account/locale', { locale: 'de-DE' });
    await test.app.sweep();
    expect(mailsTo(german.user)[0]?.text).toContain('A bill is overdue: 1.000,00\u00A0$.');
    expect(mailsTo(american.user)[0]?.text).toContain('A bill is overdue: $1,000.00.');
  });

  it('tells which documents have expired', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await createDocument(client, project.id, { title: 'Policy', expiresOn: '2026-01-02' });
    await switchOn(client);
    await makeDue(user.id);
    await test.app.sweep();
    expect(mailsTo(user)[0]?.text).toContain('- A document has expired.\n    Policy: ');
  });

  it('comes on the next Monday at seven of the person', async () => {
    const { client, user } = await ownerWithWork();
    await switchOn(client, 'America/New_York');
    const { rows } = await test.database.db.execute<{ local: string; isSoon: boolean }>(sql`
      select to_char(next_at at time zone 'America/New_York', 'ID HH24:MI') as local,
        next_at between now() and now() + interval '8 days' as "isSoon"
      from weekly_mails where user_id = ${user.id}`);
    expect(rows).toEqual([{ local: '1 07:00', isSoon: true }]);
  });

  it('is not sent if nothing waits', async () => {
    const { client, user } = await ownerOfProject(test);
    await switchOn(client);
    await makeDue(user.id);
    await test.app.sweep();
    expect(mailsTo(user)).toEqual([]);
  });

  it('tells a member of the shared project, and nothing after they were removed', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    await createMilestone(owner.client, project.id, { targetDate: '2026-01-02' });
    await switchOn(viewer.client);
    await makeDue(viewer.user.id);
    await test.app.sweep();
    expect(mailsTo(viewer.user)).toHaveLength(1);
    expect(mailsTo(viewer.user)[0]?.text).toContain(project.name);

    await owner.client.delete(`/api/projects/${project.id}/members/${viewer.user.id}`);
    await makeDue(viewer.user.id);
    mails = [];
    await test.app.sweep();
    expect(mailsTo(viewer.user)).toEqual([]);
  });

  it('has the names in one line each, so that they add no text of their own', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const name = 'Kitchen\r\n\r\nYour account is locked.';
    await owner.client.put(`/api/projects/${project.id}`, { name });
    const title = 'Tiles\u2028Sign in at\u202e evil.example';
    await createMilestone(owner.client, project.id, { title, targetDate: '2026-01-02' });
    await switchOn(viewer.client);
    await makeDue(viewer.user.id);
    await test.app.sweep();
    const [mail] = mailsTo(viewer.user);
    expect(mail?.subject).toBe('This week in Kitchen Your account is locked.');
    expect(mail?.text).toMatch(/^Kitchen Your account is locked\.\n- A milestone is overdue\.\n/);
    expect(mail?.text).toContain('\n    Tiles Sign in at  evil.example: ');
  });

  it('is tried again if the mail server refused it, and holds up nobody else', async () => {
    const one = await ownerWithWork();
    const two = await ownerWithWork();
    for (const { client, user } of [one, two]) {
      await switchOn(client);
      await makeDue(user.id);
    }
    refused.add(one.user.email);
    await test.app.sweep();
    expect([mailsTo(one.user).length, mailsTo(two.user).length]).toEqual([0, 1]);
    refused.clear();
    await makeDue(one.user.id);
    await test.app.sweep();
    expect(mailsTo(one.user)).toHaveLength(1);
  });

  it('takes an unknown time zone as UTC', async () => {
    const { client } = await ownerOfProject(test);
    expect((await switchOn(client, 'Middle/Earth')).statusCode).toBe(200);
  });
});

describe('the link to stop it', () => {
  async function linkOf() {
    const { client, user } = await ownerWithWork();
    await switchOn(client);
    await makeDue(user.id);
    await test.app.sweep();
    const { unsubscribe } = mailsTo(user)[0] ?? {};
    return { client, unsubscribe };
  }

  it('works without signing in, and twice', async () => {
    const { client, unsubscribe } = await linkOf();
    expect(unsubscribe?.page).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/\d+\.[\w-]{43}$/);
    const { pathname } = new URL(unsubscribe?.call ?? '');
    for (let time = 0; time < 2; time += 1) {
      expect((await test.client().post(pathname)).statusCode).toBe(204);
      expect((await client.get('/api/weekly-mail')).json()).toEqual({ isOn: false });
    }
  });

  it('works for a mail program, which sends a form and no origin', async () => {
    const { client, unsubscribe } = await linkOf();
    const answer = await test.app.inject({
      method: 'POST',
      url: new URL(unsubscribe?.call ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(204);
    expect((await client.get('/api/weekly-mail')).json()).toEqual({ isOn: false });
  });

  it('cannot be made for someone else', async () => {
    const { client, unsubscribe } = await linkOf();
    const token = unsubscribe?.call.split('/').at(-1) ?? '';
    const other = `9${token}`;
    for (const forged of [
      other,
      token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      'x',
      '1.',
    ]) {
      const { statusCode } = await test.client().post(`/api/weekly-mail/unsubscribe/${forged}`);
      expect([forged, statusCode]).toEqual([forged, 404]);
    }
    expect((await client.get('/api/weekly-mail')).json()).toEqual({ isOn: true });
  });
});
