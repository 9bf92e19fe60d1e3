import type { Socket } from 'node:net';
import type pg from 'pg';

/** What `pg` has and its types do not name. */
interface ClientParts {
  connection: { stream: Socket };
  /** False from sending a query until all of its answer is there. */
  readyForQuery: boolean;
}

/** The code is the one of a connection that the system itself has given up. */
class SilentDatabaseError extends Error {
  override name = 'SilentDatabaseError';
  code = 'ETIMEDOUT';
}

/**
 * Ends a connection on which a query waits and nothing has come or gone for `patienceMs`: after a
 * fail-over nobody tells us that the other end is no longer there. The query, and the transaction
 * around it, fail at once, and the pool does not take such a connection back. Those that are idle
 * go with it, or each of them would cost another request the same wait.
 *
 * A result that takes long to come is not silent, nor is a transaction that asks nothing.
 */
export function endSilentConnections(pool: pg.Pool, patienceMs: number): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('connect', (client) => {
    const parts = partsOf(client);
    parts.connection.stream.setTimeout(patienceMs, () => {
      if (parts.readyForQuery) return;
      for (const each of [client, ...idle]) {
        const seconds = patienceMs / 1_000;
        const error = new SilentDatabaseError(`The database was silent for ${seconds} s`);
        partsOf(each).connection.stream.destroy(error);
      }
    });
  });
}

const partsOf = (client: pg.PoolClient) => client as unknown as ClientParts;
