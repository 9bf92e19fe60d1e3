import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#embedded-postgres/embedded-postgres.ts';
import { failureText } from '../failure-text.ts';
import { startCable } from '../testing/database-cable.ts';
import { requireUsableDatabase } from './outside-database.ts';

let dataDir: string;
let server: EmbeddedPostgres;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-outside-'));
  // Over TCP and with a password, like a remote server.
  server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: { fsync: 'off' },
    transport: 'loopback',
  });
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query("create database western encoding 'LATIN1' locale 'C' template template0");
  await admin.end();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

function address(changed: Partial<{ password: string; host: string; port: number; name: string }>) {
  const { host, port, user, database, password } = server.connection as pg.ClientConfig;
  const url = { password, host, port, name: database, ...changed };
  return `postgres://${user}:${url.password}@${url.host}:${url.port}/${url.name}`;
}

it('names what is wrong', async () => {
  const mistakes = [
    [address({ host: 'nowhere.invalid' }), 'the host nowhere.invalid cannot be found'],
    [address({ port: 9 }), 'no server listens at 127.0.0.1:9'],
    [
      address({ password: 'a-guess' }),
      `the server refuses the user "${server.connection.user}" with this password`,
    ],
    [address({ password: '%FF' }), 'URI malformed'],
    [address({ name: 'nope' }), 'there is no database "nope" on the server'],
    [
      address({ name: 'western' }),
      'the database "western" has the encoding LATIN1, and must have UTF8',
    ],
  ] as const;
  for (const [url, reason] of mistakes) {
    const failure = await requireUsableDatabase(url).catch(failureText);
    expect(failure).toBe(`Setting DATABASE_URL cannot be used: ${reason}.`);
  }
});

it('ends the start with one line', async () => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: address({ name: 'nope' }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([child.exitCode, said]).toEqual([
    1,
    'Setting DATABASE_URL cannot be used: there is no database "nope" on the server.\n',
  ]);
});

it('says so if the server accepts the connection and then says nothing', async () => {
  const { host, port } = server.connection;
  const cable = await startCable({ host, port });
  cable.silence();
  await expect(requireUsableDatabase(address(cable.address()))).rejects.toThrow(
    /did not answer within 5 s\.$/,
  );
  await cable.cut();
});

it('accepts a suitable database', async () => {
  await expect(requireUsableDatabase(address({}))).resolves.toBeUndefined();
});
