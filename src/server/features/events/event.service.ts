import type { DatabaseClient } from '#server/db/client.ts';
import type { Listening } from '#server/db/notifications.ts';
import type { EventsQuery } from '#shared/events.ts';
import type { Sessions } from '../auth/session.service.ts';
import { type ActivityMarks, createActivityMarks } from './activity-marks.ts';
import { everythingChanged, toEvents } from './change-events.ts';
import {
  announceChange,
  type Change,
  findLastId,
  findLastIdBefore,
  isLongAgo,
  listMissed,
  readHistory,
} from './event.repository.ts';
import { createEventStreams, type EventStream } from './event-streams.ts';
import { spaced } from './spaced.ts';

const CHANNEL = 'changes';
/** A burst of changes is one message, and one event for each project. */
const ANNOUNCE_MS = 100;
const READ_MS = 200;
/** A message can be lost with the process that should have sent it. */
const READ_ANYWAY_MS = 10_000;
/** If the database passes no messages on. */
const READ_UNHEARD_MS = 1_000;
const TICK_MS = 1_000;
/** Proxies end a silent connection, some after 30 s. */
const BEAT_MS = 20_000;
/** Longer than a transaction usually takes: its changes have the time of its beginning. */
const COMMIT_MS = 5_000;
/** Beyond this, "everything" is the shorter answer. */
const MAX_MISSED = 20_000;
/** Entries that are read at a time: an import is one event. */
const READ_LIMIT = 200_000;

interface EventParts {
  database: DatabaseClient;
  sessions: Pick<Sessions, 'listLive'>;
  log: { warn(fields: object, message: string): void; info(message: string): void };
}

interface Opening extends EventsQuery {
  /** Where the reader stopped. */
  lastId: number | null;
}

export type Events = ReturnType<typeof createEvents>;

/**
 * Tells open streams what changed. Processes send each other only that something changed; each one
 * that has streams then reads the history from where it stopped. So a lost message delays an event,
 * and the next reading brings it.
 */
export function createEvents({ database, sessions, log }: EventParts) {
  const { db } = database;
  const streams = createEventStreams();
  let marks: Promise<ActivityMarks> | null = null;
  let openings = 0;
  let isStopped = false;
  let listening: Listening | null = null;
  let ticking: NodeJS.Timeout | undefined;
  let lastRead = 0;
  let lastCheck = 0;
  const beaten = new WeakMap<EventStream, number>();

  /** The place in the history where the first stream begins, with the holes before it. */
  async function findStart(): Promise<ActivityMarks> {
    const last = await findLastId(db);
    const recent = await findLastIdBefore(db, { milliseconds: COMMIT_MS, limit: MAX_MISSED });
    const start = createActivityMarks(recent ?? last);
    const unread = { after: start.last(), limit: MAX_MISSED, between: [] };
    const { found, horizon } = await readHistory(db, unread);
    start.take(found, horizon);
    return start;
  }

  function tell(changes: Change[], id: number) {
    const news = new Map<EventStream, Change[]>();
    for (const change of changes) {
      for (const userId of new Set(change.readerIds)) {
        for (const stream of streams.of(userId)) {
          const isOwn = change.tab !== null && change.tab === stream.tab;
          if (isOwn && change.actorId === userId) continue;
          news.set(stream, [...(news.get(stream) ?? []), change]);
        }
      }
    }
    for (const [stream, own] of news) {
      for (const event of toEvents(own)) stream.send(event, id);
    }
  }

  async function read(): Promise<void> {
    if (!marks || streams.isEmpty()) return;
    lastRead = performance.now();
    const known = await marks;
    const after = known.last();
    const between = known.holes();
    const history = await readHistory(db, { after, limit: READ_LIMIT, between });
    known.take(history.found, history.horizon);
    tell(history.changes, known.settled());
    if (known.last() - after >= READ_LIMIT) reading.ask();
  }

  /** The stream of someone who left a project, also if the project is gone. */
  async function tellLeaver(projectId: number, memberId: number): Promise<void> {
    const id = (await marks)?.settled() ?? 0;
    for (const stream of streams.of(memberId)) {
      stream.send({ type: 'changed', projectId, kinds: ['members'] }, id);
    }
  }

  async function checkSessions(): Promise<void> {
    if (streams.isEmpty()) return;
    lastCheck = performance.now();
    const asked = streams.all();
    const live = await sessions.listLive([...new Set(asked.map(({ sid }) => sid))]);
    streams.endAllBut(live, asked);
  }

  /** The database may be down: the next try reads everything since. */
  const quietly = (work: () => Promise<void>) => () => work().catch(() => {});
  const reading = spaced(READ_MS, quietly(read));
  const checking = spaced(READ_MS, quietly(checkSessions));
  const announcing = spaced(
    ANNOUNCE_MS,
    quietly(() => announceChange(db, CHANNEL)),
  );

  function hear(message: string) {
    if (message === '') reading.ask();
    else if (message === 'sessions') checking.ask();
    else if (message.startsWith('left ')) {
      const [projectId = 0, memberId = 0] = message.split(' ').slice(1).map(Number);
      void tellLeaver(projectId, memberId);
    }
  }

  async function tick(): Promise<void> {
    if (!marks || streams.isEmpty()) return;
    const now = performance.now();
    if (now - lastRead >= (listening?.isHearing() ? READ_ANYWAY_MS : READ_UNHEARD_MS)) {
      reading.ask();
    }
    if (now - lastCheck >= BEAT_MS) checking.ask();
    const id = (await marks).settled();
    for (const stream of streams.all()) {
      if (now - (beaten.get(stream) ?? 0) < BEAT_MS) continue;
      beaten.set(stream, now);
      stream.beat(id);
    }
  }

  /** The first stream starts the reading. Without streams, nothing is read. */
  async function begin(): Promise<ActivityMarks> {
    listening ??= database.listen({
      channel: CHANNEL,
      onMessage: hear,
      onHearing: () => reading.ask(),
      onDeaf: (err) =>
        log.warn({ err }, 'no notifications from the database: changes are looked up every second'),
    });
    if (!ticking) {
      ticking = setInterval(() => void tick().catch(() => {}), TICK_MS);
      ticking.unref();
    }
    if (!marks || (streams.isEmpty() && openings === 1)) marks = findStart();
    const starting = marks;
    try {
      return await starting;
    } catch (error) {
      if (marks === starting) marks = null;
      throw error;
    }
  }

  /** Where a reader stopped. Null if that is too long ago, undefined if it does not say. */
  async function findPlace({ lastId, age }: Opening): Promise<number | null | undefined> {
    const limit = MAX_MISSED;
    if (lastId !== null) return (await isLongAgo(db, { id: lastId, limit })) ? null : lastId;
    if (age === undefined) return undefined;
    return findLastIdBefore(db, { milliseconds: age + COMMIT_MS, limit });
  }

  async function findMissed({ userId, tab }: EventStream, opening: Opening) {
    const after = await findPlace(opening);
    if (after === undefined) return [];
    if (after === null) return [everythingChanged];
    return toEvents(await listMissed(db, { personId: userId, tab, after }));
  }

  return {
    /** Something was saved in this process. */
    announce: announcing.ask,

    async openEvents(stream: EventStream, opening: Opening): Promise<void> {
      openings += 1;
      try {
        const id = (await begin()).settled();
        // First, so that what is saved from now on reaches it in one way or the other.
        streams.add(stream);
        beaten.set(stream, performance.now());
        reading.ask();
        for (const event of await findMissed(stream, opening)) stream.send(event, id);
        stream.beat(id);
        if (isStopped) streams.endAll();
      } catch (error) {
        streams.remove(stream);
        throw error;
      } finally {
        openings -= 1;
      }
    },

    close: streams.remove,

    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(ticking);
      streams.endAll();
      await Promise.all([announcing.stop(), reading.stop(), checking.stop(), listening?.stop()]);
    },
  };
}
