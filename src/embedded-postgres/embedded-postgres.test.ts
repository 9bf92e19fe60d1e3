import { access, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { startApp } from './testing/app-process.ts';
import {
  emptyDataDir,
  filledDataDir,
  hasEnded,
  killHard,
  PATIENCE_MS,
  postmasterPid,
  startQuickly,
} from './testing/data-folders.ts';
import { startStranger } from './testing/stranger.ts';

async function ask(server: EmbeddedPostgres, sql: string) {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a new database is durable, has checksums, UTF-8 and UTC, and only a private socket', async () => {
  const dataDir = await emptyDataDir();
  const server = await startQuickly(dataDir, { settings: {} });
  const [settings] = await ask(
    server,
    `select current_setting('fsync') fsync, current_setting('full_page_writes') full_pages,
       current_setting('synchronous_commit') commit, current_setting('data_checksums') checksums,
       current_setting('timezone') zone, current_setting('listen_addresses') addresses,
       current_setting('is_superuser') super, current_database() db, current_user "user",
       pg_encoding_to_char(encoding) encoding, datlocprovider provider, datlocale locale,
       lower('ÄÖ') lower
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({
    ...{ fsync: 'on', full_pages: 'on', commit: 'on', checksums: 'on', zone: 'UTC' },
    ...{ addresses: '', super: 'on', db: 'plumbline', user: 'plumbline' },
    ...{ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8', lower: 'äö' },
  });
  const socketFolder = await lstat(server.connection.host);
  expect(socketFolder.mode & 0o777).toBe(0o700);
  expect(socketFolder.uid).toBe((await lstat(path.join(dataDir, 'postgres'))).uid);
  expect((await lstat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log']);
});

test('closing ends the server and leaves no socket behind; the data is still there next time', async () => {
  const dataDir = await filledDataDir();
  const first = await startQuickly(dataDir);
  await ask(first, 'create table kept as select 7 n');
  const pid = await postmasterPid(dataDir);
  await Promise.all([first.close(), first.close()]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(access(first.connection.host)).rejects.toThrow('ENOENT');
  const second = await startQuickly(dataDir);
  expect(second.connection.host).toBe(first.connection.host);
  expect(await ask(second, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a data folder may have a longer path than a socket', async () => {
  const dataDir = await filledDataDir('long'.repeat(30));
  const server = await startQuickly(dataDir);
  expect(server.connection.host.length).toBeLessThan(90);
  expect(await ask(server, 'select 1 one')).toEqual([{ one: 1 }]);
});

test('a socket folder that belongs to someone else is not used', async () => {
  const dataDir = await filledDataDir();
  const first = await startQuickly(dataDir);
  const { host } = first.connection;
  await first.close();
  // Open to others, as if another user had prepared it for us.
  await mkdir(host, { mode: 0o755 });
  onTestFinished(() => rm(host, { recursive: true }));
  const second = await startQuickly(dataDir);
  expect(second.connection.host).not.toBe(host);
  expect((await lstat(second.connection.host)).mode & 0o777).toBe(0o700);
  expect(await ask(second, 'select 1 one')).toEqual([{ one: 1 }]);
});

test('a folder with other content stays untouched', async () => {
  const dataDir = await emptyDataDir();
  await mkdir(path.join(dataDir, 'postgres'));
  await writeFile(path.join(dataDir, 'postgres/diary.txt'), 'dear diary');
  await expect(startQuickly(dataDir)).rejects.toThrow(
    /^The folder .*postgres contains something other than a Postgres database.*DATA_DIR.*$/,
  );
  expect(await readdir(dataDir, { recursive: true })).toEqual(['postgres', 'postgres/diary.txt']);
});

test('a database of another major version stays untouched', async () => {
  const dataDir = await emptyDataDir();
  await mkdir(path.join(dataDir, 'postgres'));
  await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '17\n');
  await expect(startQuickly(dataDir)).rejects.toThrow(
    /^The database in .* was created by Postgres 17, .* Postgres 18: back it up .*$/,
  );
  expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
});

test('a damaged database is reported in Postgres’ own words and stays untouched', async () => {
  const dataDir = await filledDataDir();
  await rm(path.join(dataDir, 'postgres/global/pg_control'));
  await expect(startQuickly(dataDir)).rejects.toThrow(
    /^The embedded database in .* cannot start: .*could not find the database system.*$/,
  );
  expect(await readdir(path.join(dataDir, 'postgres'))).toContain('base');
});

test('a start that was killed while creating the database does no harm', async () => {
  const dataDir = await emptyDataDir();
  const app = startApp(dataDir);
  await app.line('info: Creating a new database');
  await app.kill();
  expect(await readdir(dataDir)).not.toContain('postgres');
  const server = await startQuickly(dataDir);
  expect(await ask(server, 'select 1 one')).toEqual([{ one: 1 }]);
});

test('leftovers of unfinished starts are removed, unless one is still running', async () => {
  const dataDir = await filledDataDir();
  const ended = startStranger();
  await ended.end();
  const names = [ended.pid, startStranger().pid, process.pid].map(
    (pid) => `postgres.init-${pid}-0a1b2c3d`,
  );
  for (const name of names) await mkdir(path.join(dataDir, name, 'cluster'), { recursive: true });
  await startQuickly(dataDir);
  expect(await readdir(dataDir)).toEqual(['postgres', names[1], 'postgres.log']);
});

test('loopback requires a password, and keeps its port when the server is killed', async () => {
  const dataDir = await emptyDataDir();
  const server = await startQuickly(dataDir, { transport: 'loopback' });
  const { host, port, password } = server.connection;
  expect(host).toBe('127.0.0.1');
  expect(await ask(server, 'show unix_socket_directories')).toEqual([
    { unix_socket_directories: '' },
  ]);
  const file = path.join(dataDir, 'postgres/plumbline-password');
  expect((await lstat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(password);
  const stranger = new pg.Client({ ...server.connection, password: 'guess' });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');

  const pid = await postmasterPid(dataDir);
  await killHard(pid);
  await expect
    .poll(() => ask(server, 'select 1 one').catch(() => null), { timeout: PATIENCE_MS })
    .toEqual([{ one: 1 }]);
  await server.close();
  await hasEnded(pid);
  const again = await startQuickly(dataDir, { transport: 'loopback' });
  expect(again.connection.password).toBe(password);
  expect(await ask(again, 'select 1 one')).toEqual([{ one: 1 }]);
  expect(port).toBeGreaterThan(1023);
});

test('a large log is renamed at the next start', async () => {
  const dataDir = await filledDataDir();
  const log = path.join(dataDir, 'postgres.log');
  await writeFile(log, Buffer.alloc(11 * 1024 * 1024, 'x'));
  await startQuickly(dataDir);
  expect((await lstat(`${log}.1`)).size).toBe(11 * 1024 * 1024);
  expect((await lstat(log)).size).toBeLessThan(10_000);
});

test('a data folder that is a file is reported in one line', async () => {
  const dataDir = path.join(await emptyDataDir(), 'file');
  await writeFile(dataDir, '');
  await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(
    /^The data folder .* cannot be used: a part of its path is a file, not a folder\.$/,
  );
});

test('a temporary folder with too long a path is skipped', async () => {
  const dataDir = await filledDataDir();
  const temporary = path.join(dataDir, 'long'.repeat(25));
  await mkdir(temporary);
  const app = startApp(dataDir, { spawn: { env: { ...process.env, TMPDIR: temporary } } });
  expect(await app.host()).toMatch(/^\/tmp\/plumbline-[0-9a-f]+-\d+$/);
  await app.finish();
});
