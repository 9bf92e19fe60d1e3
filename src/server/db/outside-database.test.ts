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
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
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
  for (const name of ['closed', 'bare']) {
    await admin.query(`create database ${name} encoding 'UTF8' template template0`);
  }
  await admin.query("create role guest login password 'guest'");
  await admin.query("create role helper login password 'helper'");
  await admin.end();
  await onDatabase('bare', 'grant create on schema public to helper');
});

async function onDatabase(name: string, sql: string) {
  const client = new pg.Client(address({ name }));
  await client.connect();
  await client.query(sql);
  await client.end();
}

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

interface Address {
  user: string;
  password: string;
  host: string;
  port: number;
  name: string;
}

function address(changed: Partial<Address>) {
  const { host, port, user, database, password } = server.connection as pg.ClientConfig;
  const url = { user, password, host, port, name: database, ...changed };
  return `postgres://${url.user}:${url.password}@${url.host}:${url.port}/${url.name}`;
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
    [
      address({ user: 'guest', password: 'guest', name: 'closed' }),
      'the user "guest" may not create tables in the database "closed"',
    ],
    [
      address({ user: 'helper', password: 'helper', name: 'bare' }),
      'the user "helper" may not create the extensions pg_trgm and btree_gin in the database "bare"',
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
  // An administrator may have created the extensions.
  await onDatabase('bare', 'create extension pg_trgm; create extension btree_gin');
  const helper = { user: 'helper', password: 'helper', name: 'bare' };
  await expect(requireUsableDatabase(address(helper))).resolves.toBeUndefined();
});

it('says that a pooler needs a second address, and its role limits', async () => {
  const guest = { user: 'guest', password: 'guest' };
  const { host, port } = server.connection;
  const through = async (settings: 'refused' | 'dropped', directUrl?: string) => {
    const connection = { ...server.connection, ...guest, host, port };
    const pooler = await startTransactionPooler(connection, { sessions: 1, settings });
    const url = address({ ...guest, ...pooler.address() });
    const result = await requireUsableDatabase(url, directUrl).catch(failureText);
    await pooler.close();
    return result;
  };
  // As the administrator, who may create tables.
  await onDatabase(String(server.connection.database), 'grant create on schema public to guest');
  await onDatabase(
    String(server.connection.database),
    `grant create on database ${server.connection.database} to guest`,
  );
  const lead = 'Setting DATABASE_URL cannot be used: ';
  const isPooler = `${lead}it leads to a pooler, which does not keep the settings of a session; let DATABASE_DIRECT_URL lead to the database itself.`;
  expect(await through('refused')).toBe(isPooler);
  expect(await through('dropped')).toBe(isPooler);
  expect(await through('refused', address({ name: 'nope' }))).toBe(
    'Setting DATABASE_DIRECT_URL cannot be used: there is no database "nope" on the server.',
  );
  const statements = [
    `alter role "guest" set statement_timeout = '5s'`,
    `alter role "guest" set lock_timeout = '2s'`,
    `alter role "guest" set idle_in_transaction_session_timeout = '10s'`,
  ].join('; ');
  expect(await through('refused', address({}))).toBe(
    `${lead}its role has no limits. Run this, and let the pooler connect again: ${statements}.`,
  );
  await onDatabase(String(server.connection.database), statements);
  expect(await through('refused', address({}))).toBeUndefined();
});
