import type { Database } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { AccessPolicy } from '#server/http/scope.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { calendarDateIn, knownTimeZone, toLocalDate } from '#shared/dates.ts';
import type { WeeklyMail, WeeklyMailInput } from '#shared/weekly-mail.ts';
import type { Next } from '../next/next.service.ts';
import type { Projects } from '../projects/project.service.ts';
import { nextMondayMorning } from './monday-morning.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';
import {
  type DueMail,
  hasWeeklyMail,
  insertWeeklyMail,
  removeWeeklyMail,
  takeDueMails,
  updateNextAt,
} from './weekly-mail.repository.ts';
import { type ProjectNext, weeklyMail } from './weekly-mail-text.ts';

/** How many are taken at once. A sweep goes on until none is left. */
const BATCH = 20;
/** A mail that could not be sent is tried again at the next sweep after this. */
const RETRY_MS = 30 * 60_000;

interface WeeklyMailParts {
  db: Database;
  access: Pick<AccessPolicy, 'everythingScope'>;
  projects: Pick<Projects, 'listProjects'>;
  next: Next;
  mailer: Mailer;
  secret: string;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type WeeklyMails = ReturnType<typeof createWeeklyMails>;

export function createWeeklyMails(parts: WeeklyMailParts) {
  const { db, access, projects, next, mailer, publicUrl, productName } = parts;
  const tokens = createUnsubscribeTokens(parts.secret);

  /** What waits in each project that the person can see. Nothing in a sample is real. */
  async function readProjects(userId: number, today: string): Promise<ProjectNext[]> {
    const found: ProjectNext[] = [];
    const { reach } = await access.everythingScope({ id: userId });
    const seen = await projects.listProjects(userId);
    for (const { id, name, currency, userId: ownerId, isSample } of seen) {
      if (isSample) continue;
      const part = reach.find((each) => each.ownerId === ownerId);
      if (!part) continue;
      const { items } = await next.listNext(part.ownerId, id, today);
      if (items.length > 0) found.push({ name, currency, items });
    }
    return found;
  }

  async function send({ userId, email, timeZone, locale }: DueMail): Promise<void> {
    const today = calendarDateIn(timeZone, new Date());
    const found = await readProjects(userId, today);
    if (found.length === 0) return;
    await mailer.send(
      weeklyMail({
        to: email,
        locale,
        productName,
        today: toLocalDate(today),
        projects: found,
        link: new URL('/dashboard', publicUrl).href,
        unsubscribe: {
          page: new URL(`/unsubscribe/${tokens.toToken(userId)}`, publicUrl).href,
          call: new URL(`/api/weekly-mail/unsubscribe/${tokens.toToken(userId)}`, publicUrl).href,
        },
      }),
    );
  }

  return {
    getWeeklyMail: async (userId: number): Promise<WeeklyMail> => ({
      isOn: await hasWeeklyMail(db, userId),
    }),

    async switchWeeklyMail(
      userId: number,
      { isOn, timeZone: name }: WeeklyMailInput,
    ): Promise<WeeklyMail> {
      const timeZone = knownTimeZone(name);
      const nextAt = nextMondayMorning(timeZone, new Date());
      await (isOn
        ? insertWeeklyMail(db, { userId, timeZone, nextAt })
        : removeWeeklyMail(db, userId));
      return { isOn };
    },

    /** By the link in a mail, without signing in. Doing it twice is fine. */
    async unsubscribe(token: string): Promise<void> {
      const userId = tokens.toUserId(token);
      if (userId === null) throw notFound('Link');
      await removeWeeklyMail(db, userId);
    },

    /** Sends what is due. A person gets one mail a week, and none if nothing waits. */
    async sweep(): Promise<void> {
      for (;;) {
        const due = await takeDueMails(db, BATCH);
        for (const mail of due) {
          const isSent = await send(mail).then(
            () => true,
            (error: unknown) => {
              parts.onMailFailed(error);
              return false;
            },
          );
          const now = new Date();
          const nextAt = isSent
            ? nextMondayMorning(mail.timeZone, now)
            : new Date(now.getTime() + RETRY_MS);
          await updateNextAt(db, mail.userId, nextAt);
        }
        if (due.length < BATCH) return;
      }
    },
  };
}
