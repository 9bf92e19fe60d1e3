import type { ChangeEvent } from '#shared/events.ts';

const MAX_PER_PERSON = 10;

/** An open connection that is told what changed. */
export interface EventStream {
  userId: number;
  /** The stored id of the session that opened it. */
  sid: string;
  tab: string | null;
  send(event: ChangeEvent, id: number): void;
  /** A sign of life. The id is for a reader that comes back. */
  beat(id: number): void;
  end(): void;
}

/** The open streams of this process. */
export function createEventStreams() {
  const byUser = new Map<number, Set<EventStream>>();

  function remove(stream: EventStream) {
    const own = byUser.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) byUser.delete(stream.userId);
  }

  function end(stream: EventStream) {
    remove(stream);
    stream.end();
  }

  const all = () => [...byUser.values()].flatMap((own) => [...own]);

  return {
    all,
    isEmpty: () => byUser.size === 0,
    of: (userId: number): ReadonlySet<EventStream> => byUser.get(userId) ?? new Set(),
    remove,

    /** Ends the oldest one if the person has too many. */
    add(stream: EventStream) {
      const own = byUser.get(stream.userId) ?? new Set();
      byUser.set(stream.userId, own.add(stream));
      const [oldest] = own;
      if (own.size > MAX_PER_PERSON && oldest) end(oldest);
    },

    /** Ends those whose session is not in this list. */
    endAllBut(liveSids: ReadonlySet<string>, asked: EventStream[]) {
      for (const stream of asked) if (!liveSids.has(stream.sid)) end(stream);
    },

    endAll() {
      for (const stream of all()) end(stream);
    },
  };
}
