import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, toMessage } from './mailer.ts';

interface OutboxOptions {
  folder: string;
  from: string;
  onWritten: (file: string, link: string) => void;
}

/** Without a mail server, each message becomes a file, and its link goes to the log. */
export function createOutboxMailer({ folder, from, onWritten }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message, messageId } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const unique = messageId.replace(/[^\w]/g, '').slice(0, 8);
      const file = path.join(folder, `${stamp}-${unique}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600 });
      onWritten(file, mail.link);
    },
  };
}
