import type { Socket } from 'node:net';
import type pg from 'pg';

/** Parts of `pg` that its types do not include. */
interface ClientParts {
  connection: { stream: Socket };
  /** False from sending a query until its complete answer has arrived. */
  readyForQuery: boolean;
}

/** Has the code of a connection that the system gave up. */
class SilentDatabaseError extends Error {
  override name = 'SilentDatabaseError';
  code = 'ETIMEDOUT';
}

/**
 * Ends a connection that has a query waiting and no traffic for `patienceMs`. After a fail-over,
 * nothing tells us that the other end is gone. The query and its transaction fail at once, and the
 * pool drops the connection. Idle connections of all pools are closed too, because each of them would
 * make another request wait as long.
 *
 * A result that takes long to transfer does not count as silent, and neither does a transaction
 * without a query.
 */
export function endSilentConnections(pools: pg.Pool[], patienceMs: number): void {
  const idle = new Set<pg.PoolClient>();
  const endAll = (silent: pg.PoolClient) => {
    const seconds = patienceMs / 1_000;
    for (const each of [silent, ...idle]) {
      const error = new SilentDatabaseError(`The database was silent for ${seconds} s`);
      partsOf(each).connection.stream.destroy(error);
    }
  };
  for (const pool of pools) {
    pool.on('acquire', (client) => idle.delete(client));
    pool.on('release', (_error, client) => idle.add(client));
    pool.on('remove', (client) => idle.delete(client));
    pool.on('connect', (client) => {
      const parts = partsOf(client);
      const { stream } = parts.connection;
      stream.setTimeout(patienceMs);
      // Not as an argument of `setTimeout`, which would listen only once: an idle connection is
      // silent too.
      stream.on('timeout', () => {
        if (!parts.readyForQuery) endAll(client);
      });
    });
  }
}

const partsOf = (client: pg.PoolClient) => client as unknown as ClientParts;
