import type { Mail } from '#server/integrations/mail/mailer.ts';
import { oneLine } from '#server/one-line.ts';
import { formatDate } from '#shared/dates.ts';
import { localeFormat } from '#shared/locale-format.ts';
import { displayName, type User } from '#shared/user.ts';
import { DEFAULT_LOCALE, writeIn } from '#shared/writing.ts';

interface Facts {
  user: User;
  productName: string;
  publicUrl: URL;
}

interface Affected {
  email: string;
  projectNames: string[];
}

/** In UTC, because nobody's time zone is known here. */
const dayOf = (instant: string, locale: string = DEFAULT_LOCALE) =>
  writeIn(localeFormat(locale), () => formatDate(instant.slice(0, 10)));

const quoted = (names: string[]) => names.map((name) => `“${oneLine(name)}”`).join(', ');

const nameOf = (user: User) =>
  oneLine(user.firstName ? `${displayName(user)} (${user.email})` : user.email);

/** To the person, as a receipt, and as a warning if it was someone else. */
export function deletedMail({ user, productName, publicUrl }: Facts): Mail {
  const link = new URL('/login', publicUrl).href;
  const day = dayOf(user.deletesAt ?? '', user.locale);
  return {
    to: user.email,
    subject: `Your ${productName} account is deleted on ${day}`,
    text: [
      `You asked us to delete your ${productName} account. You are signed out everywhere, and your links, invitations and calendar address have ended. On ${day}, your projects with all their records and files are removed for good.`,
      'If you change your mind, sign in before that day and choose “Keep my account”:',
      link,
      'If you did not ask for this, sign in, keep the account, and change your password.',
    ].join('\n\n'),
    link,
  };
}

/** To someone who works in projects that go with their owner's account. */
export function projectsGoMail(facts: Facts, { email, projectNames }: Affected): Mail {
  const { user, productName, publicUrl } = facts;
  const link = new URL('/projects', publicUrl).href;
  const day = dayOf(user.deletesAt ?? '');
  return {
    to: email,
    subject: `${oneLine(displayName(user))} deletes an account, and ${projectNames.length === 1 ? 'a project' : 'projects'} with it`,
    text: [
      `${nameOf(user)} has deleted their ${productName} account. On ${day}, these projects, which you are a member of, are removed with it: ${quoted(projectNames)}.`,
      'Until then you can open them and download what you need:',
      link,
    ].join('\n\n'),
    link,
  };
}

/** To the same people, after the owner has changed their mind. */
export function projectsStayMail(facts: Facts, { email, projectNames }: Affected): Mail {
  const { user, productName, publicUrl } = facts;
  const link = new URL('/projects', publicUrl).href;
  return {
    to: email,
    subject: `${oneLine(displayName(user))} keeps the account, and ${quoted(projectNames)} ${projectNames.length === 1 ? 'stays' : 'stay'}`,
    text: [
      `${nameOf(user)} keeps their ${productName} account. What you work on together stays: ${quoted(projectNames)}.`,
      link,
    ].join('\n\n'),
    link,
  };
}
