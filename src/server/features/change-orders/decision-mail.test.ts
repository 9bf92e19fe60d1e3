import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChangeOrder } from '#server/testing/factories.ts';
import { dealing, decide, linkToChange, listChanges } from '#server/testing/links.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ChangeOrder } from '#shared/change-order.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const mailsTo = (email: string) =>
  test.mails.filter(({ to, subject }) => to === email && / the change /.test(subject));

/** One for each test, because mails of all are in one list. */
const newAddress = () => `${randomUUID()}@example.com`;

it('gives both sides a copy of exactly what was decided, with its hash', async () => {
  const email = newAddress();
  const { client, project, user, changeLink, visitor } = await dealing(test, {
    change: { reason: 'Cold feet\nin winter', daysDelta: -2 },
    contractor: { email },
  });
  await decide(visitor, changeLink.token, {
    decision: 'accepted',
    name: 'Ana Ruiz',
    comment: 'With pleasure',
  });
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [copy] = mailsTo(email);
  const [own] = mailsTo(user.email);
  expect(own?.text).toBe(copy?.text);
  expect(own?.subject).toBe('Ana Ruiz accepted the change Heated floor');
  const [change] = await listChanges(client, project.id);
  expect(own?.text).toBe(
    `Ana Ruiz accepted the change “Heated floor” in the project “Kitchen”. This is your copy from Plumbline.

Agreement: Tiling, $4,200.00
Contractor: Rosa Okafor
Change: Heated floor
Cost: $600.00
Time: −2 days
Asked by: the homeowner
Decision: accepted by Ana Ruiz on ${change?.decidedAt}

Reason:
> Cold feet
> in winter

Comment:
> With pleasure

This decision cannot be edited. Another change can take it back.

SHA-256 of the decision: ${change?.decidedHash}
It is computed over this line:
["Tiling","4200.00",${change?.id},"Heated floor","Cold feet\\nin winter","600.00",-2,"homeowner","accepted","Ana Ruiz","With pleasure","${change?.decidedAt}"]`,
  );
  const line = own?.text.split('\n').at(-1) ?? '';
  expect(createHash('sha256').update(line).digest('hex')).toBe(change?.decidedHash);
  expect(`${own?.text} ${own?.link} ${copy?.link}`).not.toContain(changeLink.token);
});

it('also goes to the member who made the link', async () => {
  const email = newAddress();
  const { client, project, change, user, visitor } = await dealing(test, { contractor: { email } });
  const editor = await joined(test, client, project.id, 'editor');
  const { token } = await linkToChange(editor.client, change.id);
  await decide(visitor, token);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(mailsTo(user.email)).toHaveLength(1);
  expect(mailsTo(editor.user.email)).toHaveLength(1);
});

it('tells the contractor what a member wrote down for them', async () => {
  const email = newAddress();
  const { client, change, user } = await dealing(test, { contractor: { email } });
  const decision = { decision: 'accepted', name: 'Ben Ortiz' };
  const decided = (
    await client.post(`/api/change-orders/${change.id}/decision`, decision)
  ).json<ChangeOrder>();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [copy] = mailsTo(email);
  expect(copy?.subject).toBe(
    `${user.email} recorded that Ben Ortiz accepted the change Heated floor`,
  );
  expect(copy?.text).toContain(`Recorded by: ${user.email}`);
  expect(mailsTo(user.email)[0]?.text).toBe(copy?.text);
  const line = copy?.text.split('\n').at(-1) ?? '';
  expect(line).toContain(`"${user.email}"]`);
  expect(createHash('sha256').update(line).digest('hex')).toBe(decided.decidedHash);
});

it('is sent to nobody else if the contractor has no address', async () => {
  const { user, changeLink, visitor } = await dealing(test, { contractor: { email: '' } });
  const before = test.mails.length;
  await decide(visitor, changeLink.token);
  await expect.poll(() => mailsTo(user.email)).toHaveLength(1);
  expect(test.mails).toHaveLength(before + 1);
});

it('lets no name or text pass for a header or for our own words', async () => {
  const email = newAddress();
  const { changeLink, visitor } = await dealing(test, {
    contractor: { email },
    change: { title: 'Floor\r\nBcc: eve@example.com' },
  });
  await decide(visitor, changeLink.token, {
    decision: 'declined',
    name: 'Ana\nBcc: eve@example.com',
    comment: 'No\r\n\r\nSHA-256 of the decision: 00\u2028Pay here',
  });
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [mail] = mailsTo(email);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  const lines = mail?.text.split('\n') ?? [];
  expect(lines.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('SHA-256'))).toHaveLength(1);
  expect(lines).toContain('> SHA-256 of the decision: 00');
  expect(lines).toContain('> Pay here');
});

it('tells a contractor who asked for the change what the household decided', async () => {
  const email = newAddress();
  const { client, agreement, user, contractorLink, visitor } = await dealing(test, {
    contractor: { email },
  });
  const asked = { agreementId: agreement.id, title: 'Joists', amountDelta: '9', name: 'Ana' };
  const { id } = (await visitor.post(`/api/links/${contractorLink.token}/changes`, asked)).json();
  const decision = { decision: 'declined', name: 'Ada Lovelace' };
  await client.post(`/api/change-orders/${id}/decision`, decision);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]?.text).toContain('Asked by: the contractor');
  expect(mailsTo(user.email)).toHaveLength(1);
});

it('does not reach a mailbox more than twenty times a day', async () => {
  const email = newAddress();
  const { client, agreement, user, contractorLink, visitor } = await dealing(test, {
    contractor: { email },
  });
  for (let count = 0; count < 22; count += 1) {
    const { id } = await createChangeOrder(client, agreement.id, { amountDelta: '0' });
    const decision = { decision: 'accepted', name: 'Ana', changeOrderId: id };
    expect((await decide(visitor, contractorLink.token, decision)).statusCode).toBe(200);
  }
  await expect.poll(() => mailsTo(user.email)).toHaveLength(22);
  await expect.poll(() => mailsTo(email)).toHaveLength(20);
});
