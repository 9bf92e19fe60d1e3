import { createTransport } from 'nodemailer';
import { type Mailer, toMessage } from './mailer.ts';

const TIMEOUT_MS = 10_000;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from)).catch((error: unknown) => {
        throw withoutServersWords(error);
      });
    },
  };
}

/** A mail server's refusal contains the recipient's address, and errors are logged. */
function withoutServersWords(error: unknown): unknown {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  if (responseCode === undefined) return error;
  return new Error(`The mail server refused the mail: ${code} ${responseCode} to ${command}`);
}
