import pg from 'pg';

const CONNECT_MS = 5_000;
const EXTENSIONS = ['pg_trgm', 'btree_gin'];

/** DATABASE_URL cannot be used. The message is one line for the user. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';

  constructor(reason: string, cause?: unknown) {
    super(`Setting DATABASE_URL cannot be used: ${reason}.`, { cause });
  }
}

/** Connects once at start, so that a wrong address is reported before anything else begins. */
export async function requireUsableDatabase(databaseUrl: string): Promise<void> {
  const client = openClient(databaseUrl);
  client.on('error', () => {});
  try {
    await client.connect();
    await requireUtf8(client);
    await requireRights(client);
  } catch (error) {
    if (error instanceof DatabaseUrlError) throw error;
    throw new DatabaseUrlError(explain(error, client), error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new DatabaseUrlError(
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
  throw new DatabaseUrlError(
    `the user "${client.user}" may not ${what} in the database "${client.database}"`,
  );
}

function openClient(connectionString: string): pg.Client {
  try {
    return new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
  } catch (error) {
    throw new DatabaseUrlError((error as Error).message, error);
  }
}

function explain(error: unknown, { host, port, user, database }: pg.Client): string {
  const { code, message } = error as NodeJS.ErrnoException;
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
  if (message === 'timeout expired') {
    return `the server at ${place} did not answer within ${CONNECT_MS / 1_000} s`;
  }
  return message.replace(/\.$/, '');
}
