import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const CONNECT_MS = 5_000;
/** How often it is checked that messages still arrive, and how long one may take. */
const CHECK_MS = 10_000;
const ECHO_MS = 3_000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;
const ECHO = 'echo ';

export interface ListeningOptions {
  channel: string;
  onMessage: (message: string) => void;
  /** Messages arrive from now on. Earlier ones may have been missed. */
  onHearing: () => void;
  /** Called once each time that it stops hearing. */
  onDeaf: (error: Error) => void;
}

export interface Listening {
  isHearing(): boolean;
  stop(): Promise<void>;
}

/**
 * A connection that only listens. It connects again until it is stopped. It also sends messages to
 * itself: a pooler may accept LISTEN and never pass a message on, and a lost machine is silent.
 */
export function listen(connection: pg.ClientConfig, options: ListeningOptions): Listening {
  const { channel, onMessage, onHearing, onDeaf } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let isHearing = false;
  let isReported = false;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      application_name: 'plumbline events',
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The listening connection ended')));
    });
    lost.catch(() => {});
    const echoes = new Map<string, () => void>();
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(ECHO)) echoes.get(payload)?.();
      else onMessage(payload);
    });
    const echo = async () => {
      const sent = ECHO + randomUUID();
      const heard = new Promise<void>((resolve) => echoes.set(sent, resolve));
      await client.query('select pg_notify($1, $2)', [channel, sent]);
      const isHeard = await within(ECHO_MS, heard, lost);
      echoes.delete(sent);
      if (!isHeard) throw new Error('The database does not pass notifications on');
    };
    const stop = () => client.end().catch(() => {});
    signal.addEventListener('abort', stop, { once: true });
    try {
      await client.connect();
      // Nothing depends on these messages being on disk.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await echo();
      isHearing = true;
      isReported = false;
      onHearing();
      for (;;) {
        await Promise.race([lost, delay(CHECK_MS, undefined, { signal, ref: false })]);
        await echo();
      }
    } finally {
      signal.removeEventListener('abort', stop);
      void stop();
    }
  }

  async function keepListening(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      const error = await listenOnce().catch((cause: unknown) => cause as Error);
      if (signal.aborted || !error) return;
      retryMs = isHearing ? FIRST_RETRY_MS : Math.min(retryMs * 2, LAST_RETRY_MS);
      isHearing = false;
      if (!isReported) onDeaf(error);
      isReported = true;
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const ended = keepListening();
  return {
    isHearing: () => isHearing,
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}

async function within(ms: number, done: Promise<void>, lost: Promise<never>): Promise<boolean> {
  const enough = new AbortController();
  const late = delay(ms, false, { signal: enough.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([done.then(() => true), lost, late]);
  } finally {
    enough.abort();
  }
}
