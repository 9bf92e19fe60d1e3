export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link that the mail is about. */
  link: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
