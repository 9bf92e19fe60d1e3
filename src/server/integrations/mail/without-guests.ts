import { GUEST_DOMAIN } from '#shared/demo.ts';
import type { Mailer } from './mailer.ts';

/** Accounts in the demo have addresses that lead nowhere, so a mail to one is not sent at all. */
export function withoutGuests(mailer: Mailer): Mailer {
  return {
    async send(mail) {
      if (!mail.to.toLowerCase().endsWith(`@${GUEST_DOMAIN}`)) await mailer.send(mail);
    },
  };
}
