import type pg from 'pg';

/** The connection while statements wait on it. */
interface Lease {
  client: Promise<pg.PoolClient>;
  waiting: number;
  isBroken: boolean;
}

/** What drizzle needs of a connection for statements outside transactions. */
interface SharedConnection {
  query: (...args: unknown[]) => Promise<pg.QueryResult>;
}

/**
 * One connection of a pool for all callers. It sends a statement without waiting for the answers of
 * earlier ones, so one turn of the event loop and one of the database serve many. The clients of the
 * pool must have the option `pipeline`.
 */
export function shareConnection(pool: pg.Pool): SharedConnection {
  let current: Lease | undefined;

  function startLease(): Lease {
    current = { client: pool.connect(), waiting: 0, isBroken: false };
    return current;
  }

  function endLease(lease: Lease): void {
    if (current === lease) current = undefined;
  }

  return {
    async query(...args) {
      const lease = current ?? startLease();
      lease.waiting += 1;
      try {
        const client = await lease.client;
        return (await Reflect.apply(client.query, client, args)) as pg.QueryResult;
      } catch (error) {
        // Like a pool, which never keeps a connection after an error. Those who wait keep theirs.
        lease.isBroken = true;
        endLease(lease);
        throw error;
      } finally {
        lease.waiting -= 1;
        if (lease.waiting === 0) {
          endLease(lease);
          lease.client.then(
            (client) => client.release(lease.isBroken),
            () => {},
          );
        }
      }
    },
  };
}
