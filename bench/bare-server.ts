import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './statement.ts';

/**
 * The best that Node and Postgres can do: node:http without a framework, the product's statements
 * as named statements, and the raw rows as the response. Nothing is validated or shaped.
 *
 * Takes the connection, the port and the recorded statements as one JSON argument.
 */
interface BareOptions {
  databaseUrl: string;
  port: number;
  routes: { method: string; path: string; statements: Statement[] }[];
}

const options: BareOptions = JSON.parse(process.argv[2] ?? '');
const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 10 });
const routes = new Map(
  options.routes.map(({ method, path, statements }) => [
    `${method} ${path}`,
    statements.map(({ text, values }) => ({
      name: createHash('sha1').update(text).digest('hex'),
      text,
      values,
    })),
  ]),
);

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
  const statements = routes.get(`${request.method} ${request.url}`) ?? [];
  const client = await pool.connect();
  let rows: unknown[] = [];
  try {
    for (const statement of statements) {
      // Like the product: `begin` and `commit` are plain queries.
      const isPlain = statement.values.length === 0;
      const result = await client.query(isPlain ? statement.text : statement);
      rows = result.rows.length > 0 ? result.rows : rows;
    }
  } finally {
    client.release();
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(rows));
}).listen(options.port, '127.0.0.1', () => process.stdout.write('ready\n'));
