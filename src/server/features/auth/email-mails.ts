import type { Mail } from '#server/integrations/mail/mailer.ts';
import { CONFIRMATION_HOURS } from '#shared/email-confirmation.ts';

interface Facts {
  to: string;
  productName: string;
  publicUrl: URL;
}

/** To the address that waits. The token is in the fragment, which browsers do not send. */
export function confirmationMail({ to, productName, publicUrl }: Facts, token: string): Mail {
  const link = new URL(`/confirm-email#token=${token}`, publicUrl).href;
  return {
    to,
    subject: `Confirm your e-mail address for ${productName}`,
    text: [
      `Is this your address? Open this link within ${CONFIRMATION_HOURS} hours to use it for your ${productName} account. It works once:`,
      link,
      'If you did not ask for this, you can ignore this message. Nothing will change.',
    ].join('\n\n'),
    link,
  };
}

/** Instead of the above, if the address has an account already. Only its owner learns of it. */
export function addressTakenMail({ to, productName, publicUrl }: Facts): Mail {
  const link = new URL('/login', publicUrl).href;
  return {
    to,
    subject: `You already have a ${productName} account`,
    text: [
      `Someone wants to use this address for another ${productName} account. That is not possible, because you already have an account with it. If it was you, sign in here:`,
      link,
      'If it was not you, you can ignore this message. Nothing has changed.',
    ].join('\n\n'),
    link,
  };
}

/** To the present address, which stays valid until the new one is confirmed. */
export function changeAskedMail({ to, productName, publicUrl }: Facts, newEmail: string): Mail {
  const link = new URL('/settings', publicUrl).href;
  return {
    to,
    subject: `Your ${productName} account is about to get another e-mail address`,
    text: [
      `You asked to use ${newEmail} for your ${productName} account. It changes as soon as that address is confirmed. Until then, this one stays.`,
      'If this was not you, change your password, which also stops the change:',
      link,
    ].join('\n\n'),
    link,
  };
}

/** To the address before, after the change. */
export function changedMail({ to, productName, publicUrl }: Facts, newEmail: string): Mail {
  const link = new URL('/', publicUrl).href;
  return {
    to,
    subject: `Your ${productName} account has another e-mail address now`,
    text: [
      `Your ${productName} account uses ${newEmail} now. You sign in with it, and mails go there.`,
      'If this was not you, please tell the person who runs this installation:',
      link,
    ].join('\n\n'),
    link,
  };
}
