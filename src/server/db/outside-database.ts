import pg from 'pg';
import { missingLimits, sessionLimits } from './session-limits.ts';

const CONNECT_MS = 5_000;
const EXTENSIONS = ['pg_trgm', 'btree_gin'];

type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** An address of the database cannot be used. The message is one line for the user. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';

  constructor(setting: AddressSetting, reason: string, cause: unknown) {
    super(`Setting ${setting} cannot be used: ${reason}.`, { cause });
  }
}

/** What a check found. */
class Unusable extends Error {}

/**
 * Connects once at start, so that a wrong address is reported before anything else begins.
 *
 * @param directUrl if `databaseUrl` leads to a pooler in transaction mode
 */
export async function requireUsableDatabase(
  databaseUrl: string,
  directUrl?: string | undefined,
): Promise<void> {
  if (!directUrl) return requireDirectDatabase(databaseUrl, 'DATABASE_URL');
  await requireDirectDatabase(directUrl, 'DATABASE_DIRECT_URL');
  await withDatabase(databaseUrl, 'DATABASE_URL', {}, requireRoleLimits);
}

function requireDirectDatabase(address: string, setting: AddressSetting): Promise<void> {
  return withDatabase(address, setting, sessionLimits, async (client) => {
    await requireUtf8(client);
    await requireRights(client);
    const missing = await missingLimits(client);
    if (missing.length > 0) throw new Unusable(POOLER);
  });
}

/** A pooler that refuses or drops these settings would also break locks, names and LISTEN. */
const POOLER =
  'it leads to a pooler, which does not keep the settings of a session; let DATABASE_DIRECT_URL lead to the database itself';

/** The limits of a session cannot be set through a pooler, so the role must have them. */
async function requireRoleLimits(client: pg.Client): Promise<void> {
  const missing = await missingLimits(client);
  if (missing.length === 0) return;
  const role = pg.escapeIdentifier(client.user ?? '');
  const statements = missing.map((limit) => `alter role ${role} set ${limit};`).join(' ');
  throw new Unusable(
    `its role has no limits. Run this, and let the pooler connect again: ${statements.slice(0, -1)}`,
  );
}

async function withDatabase(
  address: string,
  setting: AddressSetting,
  limits: pg.ClientConfig,
  check: (client: pg.Client) => Promise<void>,
): Promise<void> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      ...limits,
    });
    client.on('error', () => {});
    await client.connect();
    await check(client);
  } catch (error) {
    throw new DatabaseUrlError(setting, explain(error, client), error);
  } finally {
    await client?.end().catch(() => {});
  }
}

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Unusable(
    `the database "${client.database}" has the encoding ${encoding}, and must have UTF8`,
  );
}

/** The migrations create tables, and the extensions that the server does not have yet. */
async function requireRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: boolean; extensions: boolean }>(
    `select coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as tables,
       has_database_privilege(current_database(), 'CREATE') or (
         select count(*) = cardinality($1::text[]) from pg_extension where extname = any($1)
       ) as extensions`,
    [EXTENSIONS],
  );
  const { tables = false, extensions = false } = rows[0] ?? {};
  if (tables && extensions) return;
  const what = tables ? `create the extensions ${EXTENSIONS.join(' and ')}` : 'create tables';
  throw new Unusable(
    `the user "${client.user}" may not ${what} in the database "${client.database}"`,
  );
}

function explain(error: unknown, client: pg.Client | undefined): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!client || error instanceof Unusable) return message;
  const { host, port, user, database } = client;
  const place = host.startsWith('/') ? host : `${host}:${port}`;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `no server listens at ${place}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${host} cannot be found`;
    case '28P01':
      return `the server refuses the user "${user}" with this password`;
    case '3D000':
      return `there is no database "${database}" on the server`;
  }
  if (message.startsWith('unsupported startup parameter')) return POOLER;
  if (message === 'timeout expired') {
    return `the server at ${place} did not answer within ${CONNECT_MS / 1_000} s`;
  }
  return message.replace(/\.$/, '');
}
