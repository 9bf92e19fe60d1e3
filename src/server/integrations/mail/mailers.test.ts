import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Choose a new password',
  text: 'Open this:\n\nhttp://localhost:3000/reset-password#token=abc',
  link: 'http://localhost:3000/reset-password#token=abc',
};

it('sends through a real mail server', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((message) => {
        received.push(message);
        done();
      }, done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@example.com');
  await mailer.send(mail);
  const call = 'https://example.com/api/weekly-mail/unsubscribe/1.x';
  await mailer.send({ ...mail, unsubscribe: { page: 'https://example.com/u', call } });
  expect(received[0]).not.toContain('List-Unsubscribe');
  expect(received[1]).toContain(`List-Unsubscribe: <${call}>`);
  expect(received[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(received[0]).toContain('To: ada@example.com');
  expect(received[0]).toContain('From: no-reply@example.com');
  expect(received[0]).toContain('#token=');
  await new Promise<void>((resolve) => server.close(resolve));
  await expect(
    createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@example.com').send(mail),
  ).rejects.toThrow('ECONNREFUSED');
});

it('does not repeat the recipient that the mail server refuses', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`No ${address} here`)),
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const refusal: Error = await createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@example.com')
    .send(mail)
    .then(
      () => expect.unreachable('it was refused'),
      (error) => error,
    );
  expect(refusal.message).toBe('The mail server refused the mail: EENVELOPE 550 to RCPT TO');
  expect(inspect(refusal)).not.toContain('ada@example.com');
  await new Promise<void>((resolve) => server.close(resolve));
});

it('writes the message to a private file if there is no mail server', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'plumbline-outbox-')), 'outbox');
  const written: string[] = [];
  const mailer = createOutboxMailer({
    folder,
    from: 'no-reply@example.com',
    onWritten: (file, link) => written.push(file, link),
  });
  await mailer.send(mail);
  await mailer.send(mail);
  const files = await readdir(folder);
  expect(files).toHaveLength(2);
  const file = path.join(folder, files[0] ?? '');
  expect(written.slice(0, 2)).toEqual([file, mail.link]);
  expect(await readFile(file, 'utf8')).toContain('Subject: Choose a new password');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(path.dirname(folder), { recursive: true });
});
