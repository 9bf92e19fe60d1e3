import pg from 'pg';

const CONNECT_MS = 5_000;

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
    const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8') {
      throw new DatabaseUrlError(
        `the database "${client.database}" has the encoding ${encoding}, and must have UTF8`,
      );
    }
  } catch (error) {
    if (error instanceof DatabaseUrlError) throw error;
    throw new DatabaseUrlError(explain(error, client), error);
  } finally {
    await client.end().catch(() => {});
  }
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
