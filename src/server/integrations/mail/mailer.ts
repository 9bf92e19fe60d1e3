export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link that the mail is about. */
  link: string;
  /** Where the recipient can stop mails of this kind. */
  unsubscribe?: { page: string; call: string };
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** For nodemailer. Mail programs offer to unsubscribe by the two headers of RFC 8058. */
export function toMessage({ to, subject, text, unsubscribe }: Mail, from: string) {
  const headers = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.call}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { from, to, subject, text, ...(headers && { headers }) };
}
