import type { Database } from '#server/db/client.ts';
import { narrowReach, type Reach } from '#server/db/reach.ts';
import { notFound } from '#server/errors.ts';
import type { AccessPolicy, Scope } from '#server/http/scope.ts';
import type { CalendarFeed } from '#shared/calendar.ts';
import { calendarDateIn } from '#shared/dates.ts';
import { listDueBills } from '../bills/due-bills.ts';
import { listExpiringDocuments } from '../documents/expiring-document.repository.ts';
import type { Projects } from '../projects/project.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { toBillEntry } from './bill-entry.ts';
import {
  CALENDAR_LIMIT,
  findFeedId,
  findFeedOwner,
  insertFeed,
  listDatedMilestones,
  removeFeed,
  updateFeed,
} from './calendar.repository.ts';
import { toCalendar } from './calendar-text.ts';
import { toDocumentEntry } from './document-entry.ts';
import { createFeedAddresses, newFeedId } from './feed-address.ts';
import { toMilestoneEntry } from './milestone-entry.ts';

/** A household may have many devices, and each asks a few times an hour. */
const READS_PER_WINDOW = 120;
/** Who reads a calendar is unknown. A bill is overdue once its day is over everywhere. */
const LAST_TIME_ZONE = 'Etc/GMT+12';

interface CalendarParts {
  db: Database;
  access: Pick<AccessPolicy, 'everythingScope'>;
  projects: Projects;
  rateLimits: RateLimits;
  secret: string;
  publicUrl: URL;
  productName: string;
}

export type Calendars = ReturnType<typeof createCalendars>;

export function createCalendars(parts: CalendarParts) {
  const { db, access, projects, rateLimits, publicUrl, productName } = parts;
  const addresses = createFeedAddresses(parts.secret);

  const toFeed = (feedId: string): CalendarFeed => ({
    url: new URL(`/api/calendar/${addresses.toFileName(feedId)}`, publicUrl).href,
  });
  const off: CalendarFeed = { url: null };

  async function readCalendar(reach: Reach, projectId: number | null, name: string) {
    const [milestones, bills, documents] = await Promise.all([
      listDatedMilestones(db, reach, projectId),
      listDueBills(db, reach, { projectId }),
      listExpiringDocuments(db, reach, { projectId }),
    ]);
    const today = calendarDateIn(LAST_TIME_ZONE, new Date());
    const entries = [
      ...milestones.map(toMilestoneEntry),
      ...bills.slice(0, CALENDAR_LIMIT).map((bill) => toBillEntry(bill, today)),
      ...documents.slice(0, CALENDAR_LIMIT).map((document) => toDocumentEntry(document, today)),
    ];
    return toCalendar({ name, productName, publicUrl, entries });
  }

  return {
    async getFeed(userId: number): Promise<CalendarFeed> {
      const feedId = await findFeedId(db, userId);
      return feedId ? toFeed(feedId) : off;
    },

    async switchFeedOn(userId: number): Promise<CalendarFeed> {
      return toFeed(await insertFeed(db, userId, newFeedId()));
    },

    /** The old address returns 404 from then on. */
    async renewFeed(userId: number): Promise<CalendarFeed> {
      const feedId = newFeedId();
      if (!(await updateFeed(db, userId, feedId))) throw notFound('Calendar feed');
      return toFeed(feedId);
    },

    switchFeedOff: (userId: number) => removeFeed(db, userId),

    /** For anyone with the secret address: all that its owner can see with a day. */
    async readFeed(fileName: string): Promise<string> {
      const feedId = addresses.toFeedId(fileName);
      const userId = feedId === null ? undefined : await findFeedOwner(db, feedId);
      if (userId === undefined) throw notFound('Calendar');
      await rateLimits.take(allowance(READS_PER_WINDOW, 'calendar feed', String(userId)));
      const { reach } = await access.everythingScope({ id: userId });
      const seen = await projects.listProjects(userId);
      // Days of a sample are made up. They would stand among the appointments of a real life.
      const real = seen.filter(({ isSample }) => !isSample);
      const own = real.length === seen.length ? reach : narrowReach(reach, real);
      return readCalendar(own, null, `${productName} milestones`);
    },

    async exportProject(scope: Scope, projectId: number): Promise<string> {
      const project = await projects.getProject(scope, projectId);
      return readCalendar(scope.reach, project.id, project.name);
    },
  };
}
