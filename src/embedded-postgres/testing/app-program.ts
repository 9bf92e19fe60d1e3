/**
 * A small application for tests to start, race and kill. It opens the database of the given folder,
 * says so, and then writes rows. It reports each row after its commit, and ends on a line of input.
 */
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

const [dataDir = '', transport = 'socket'] = process.argv.slice(2);

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

try {
  const server = await startEmbeddedPostgres({
    dataDir,
    transport: transport === 'loopback' ? 'loopback' : 'socket',
    log: (level, message) => say(`${level}: ${message}`),
    settings: { fsync: 'off' },
  });
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query('create table if not exists written (n int)');
  say(`ready ${server.connection.host}`);
  let isAsked = false;
  process.stdin.once('data', () => {
    isAsked = true;
  });
  for (let n = 1; !isAsked; n++) {
    await client.query('insert into written values ($1)', [n]);
    say(`written ${n}`);
  }
  await client.end();
  await server.close();
  process.exit(0);
} catch (error) {
  say(`failed ${(error as Error).name} ${(error as Error).message}`);
  process.exit(1);
}
