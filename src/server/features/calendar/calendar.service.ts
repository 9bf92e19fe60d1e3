import type { Database } from '#server/db/client.ts';
import type { Reach } from '#server/db/reach.ts';
import { notFound } from '#server/errors.ts';
import type { AccessPolicy, Scope } from '#server/http/scope.ts';
import type { CalendarFeed } from '#shared/calendar.ts';
import type { Projects } from '../projects/project.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  findFeedId,
  findFeedOwner,
  insertFeed,
  listDatedMilestones,
  removeFeed,
  updateFeed,
} from './calendar.repository.ts';
import { createFeedAddresses, newFeedId } from './feed-address.ts';
import { toCalendar } from './milestone-calendar.ts';

/** A household may have many devices, and each asks a few times an hour. */
const READS_PER_WINDOW = 120;

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
    const milestones = await listDatedMilestones(db, reach, projectId);
    return toCalendar({ name, productName, publicUrl, milestones });
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

    /** For anyone with the secret address: all dated milestones that its owner can see. */
    async readFeed(fileName: string): Promise<string> {
      const feedId = addresses.toFeedId(fileName);
      const userId = feedId === null ? undefined : await findFeedOwner(db, feedId);
      if (userId === undefined) throw notFound('Calendar');
      await rateLimits.take(allowance(READS_PER_WINDOW, 'calendar feed', String(userId)));
      const { reach } = await access.everythingScope({ id: userId });
      return readCalendar(reach, null, `${productName} milestones`);
    },

    async exportProject(scope: Scope, projectId: number): Promise<string> {
      const project = await projects.getProject(scope, projectId);
      return readCalendar(scope.reach, project.id, project.name);
    },
  };
}
