import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSmtpMailer } from './integrations/mail/smtp-mailer.ts';
import { createContractor, createQuote } from './testing/factories.ts';
import { dealing, decide } from './testing/links.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/** The mails of the dealings with contractors, as a real mail server gets them. */

interface Received {
  to: string[];
  subject: string;
  body: string;
}

const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    text(stream).then((message) => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), ...read(message) });
      done();
    }, done);
  },
});

/** Only what these tests look at: one text part, quoted-printable or plain. */
function read(message: string) {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const raw = rest.join('\r\n\r\n').replaceAll('=\r\n', '');
  const isQuoted = /^content-transfer-encoding: quoted-printable$/im.test(headers);
  const decode = (encoded: string) =>
    Buffer.from(
      encoded.replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`))),
      'latin1',
    ).toString();
  const [, subject = ''] = /^subject: (.*)$/im.exec(headers) ?? [];
  return { subject, body: isQuoted ? decode(raw) : raw };
}

let test: TestApp;
beforeAll(async () => {
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@example.com');
  test = await createTestApp({ mailer });
});
afterAll(async () => {
  await test.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const mailsTo = (email: string) => received.filter(({ to }) => to.includes(email));

it('delivers the copy of a decision to both sides, each to one address', async () => {
  const { user, changeLink, visitor } = await dealing(test, {
    contractor: { email: 'rosa@contractors.example' },
  });
  await decide(visitor, changeLink.token);
  await expect.poll(() => mailsTo('rosa@contractors.example')).toHaveLength(1);
  await expect.poll(() => mailsTo(user.email)).toHaveLength(1);
  const [theirs] = mailsTo('rosa@contractors.example');
  const [ours] = mailsTo(user.email);
  expect(theirs?.to).toEqual(['rosa@contractors.example']);
  expect(theirs?.subject).toBe('Ana Ruiz accepted the change Heated floor');
  expect(theirs?.body).toMatch(/SHA-256 of the decision: [\da-f]{64}/);
  expect(ours?.body).toContain('Ana Ruiz accepted the change “Heated floor”');
  expect(`${theirs?.body}${ours?.body}`).not.toContain(changeLink.token);
});

it('delivers a polite mail to those whose quotes are declined, and to nobody else', async () => {
  const { client, project } = await dealing(test, { contractor: { email: '' } });
  const email = 'tom@contractors.example';
  const tom = await createContractor(client, { name: 'Tom Berg', email });
  const chosen = await createQuote(client, project.id, { title: 'Chosen' });
  const other = await createQuote(client, project.id, { contractorId: tom.id });
  const before = received.length;
  const acceptance = { declineIds: [other.id], mailDeclined: true };
  expect((await client.post(`/api/quotes/${chosen.id}/accept`, acceptance)).statusCode).toBe(201);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(received).toHaveLength(before + 1);
  expect(mailsTo(email)[0]?.body).toContain('Thank you for your quote “Bathroom”');
  expect(mailsTo(email)[0]?.body).not.toContain('Chosen');
});
