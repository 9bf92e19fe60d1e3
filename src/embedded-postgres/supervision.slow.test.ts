import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { isRunning, isTaken } from './process-state.ts';
import { startApp } from './testing/app-process.ts';
import { hasMetOldMemory, startBusyBackend } from './testing/busy-backend.ts';
import {
  filledDataDir,
  killHard,
  PATIENCE_MS,
  postmasterPid,
  startQuickly,
} from './testing/data-folders.ts';

async function connect({ connection }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function canConnect(server: EmbeddedPostgres): Promise<boolean> {
  return connect(server).then(
    () => true,
    () => false,
  );
}

async function isBack(server: EmbeddedPostgres, dataDir: string, previous: number) {
  await vi.waitUntil(
    async () =>
      (await postmasterPid(dataDir).catch(() => previous)) !== previous &&
      (await canConnect(server)),
    { timeout: PATIENCE_MS, interval: 20 },
  );
}

test('a killed server is restarted, with its data and only for this application', async () => {
  const dataDir = await filledDataDir();
  const messages: string[] = [];
  const log = (level: string, message: string) => messages.push(`${level} ${message}`);
  const server = await startQuickly(dataDir, { log });
  await (await connect(server)).query('create table kept as select 7 n');
  for (let round = 0; round < 2; round++) {
    const pid = await postmasterPid(dataDir);
    await killHard(pid);
    await isBack(server, dataDir, pid);
    // It accepts connections before the lock is taken again.
    await vi.waitUntil(() => messages.at(-1)?.startsWith('info The database is back'), {
      timeout: PATIENCE_MS,
    });
    expect(messages.splice(0)[0]).toBe(`warn The database (process ${pid}) ended: restarting it.`);
  }
  const { rows } = await (await connect(server)).query('select n from kept');
  expect(rows).toEqual([{ n: 7 }]);
  await expect(startQuickly(dataDir)).rejects.toThrow(`process ${process.pid}`);
});

test('a restart waits for busy processes of a killed server', async () => {
  const dataDir = await filledDataDir();
  const server = await startQuickly(dataDir);
  const busy = await startBusyBackend(server.connection);
  const pid = await postmasterPid(dataDir);
  await killHard(pid);
  await hasMetOldMemory(dataDir);
  busy.end();
  await isBack(server, dataDir, pid);
});

test('a server that someone stops is restarted, even while the application is connected', async () => {
  const dataDir = await filledDataDir();
  const server = await startQuickly(dataDir);
  const pid = await postmasterPid(dataDir);
  process.kill(pid, 'SIGTERM');
  await isBack(server, dataDir, pid);
});

test('a lock that was lost alone is taken again', async () => {
  const dataDir = await filledDataDir();
  const server = await startQuickly(dataDir);
  const client = await connect(server);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%process%'`,
  );
  const holders = `select from pg_locks where locktype = 'advisory' and granted`;
  await expect
    .poll(async () => (await client.query(holders)).rowCount, { timeout: PATIENCE_MS })
    .toBe(1);
  await expect(startQuickly(dataDir)).rejects.toThrow('in use');
});

test('an application that was replaced meanwhile is notified and leaves the other one alone', async () => {
  const dataDir = await filledDataDir();
  const onLost = vi.fn<(error: Error) => void>();
  const server = await startQuickly(dataDir, { onLost });
  const client = await connect(server);
  // The lock is free only for a moment. A second lock of the same kind takes it under another
  // application's name, so ours sees that one.
  const rival = await connect({
    ...server,
    connection: {
      ...server.connection,
      database: 'postgres',
      ...{ application_name: `plumbline process ${process.ppid}` },
    },
  });
  const { rows } = await client.query(
    `select classid::int8, objid::int8, pid from pg_locks where locktype = 'advisory'`,
  );
  const { classid, objid, pid } = rows[0];
  const taken = rival.query('select pg_advisory_lock($1::int, $2::int)', [classid, objid]);
  // The rival must be in line before the lock is free, or ours takes it again first.
  await vi.waitUntil(
    async () => (await client.query('select from pg_locks where not granted')).rowCount === 1,
    { timeout: PATIENCE_MS },
  );
  await client.query('select pg_terminate_backend($1)', [pid]);
  await taken;
  await vi.waitUntil(() => onLost.mock.calls.length > 0, { timeout: PATIENCE_MS });
  expect(onLost.mock.calls[0]?.[0].message).toContain(`(process ${process.ppid})`);
  await server.close();
  expect((await client.query('select 1 one')).rows).toEqual([{ one: 1 }]);
});

test('closing while the server is down leaves nothing running', async () => {
  const dataDir = await filledDataDir();
  const noticed = Promise.withResolvers<void>();
  const server = await startQuickly(dataDir, { log: () => noticed.resolve() });
  process.kill(await postmasterPid(dataDir), 'SIGKILL');
  await noticed.promise;
  await server.close();
  expect(await postmasterPid(dataDir).then(isRunning, () => false)).toBe(false);
});

test('a server that hangs is left behind in time, and ends when it can', async () => {
  const dataDir = await filledDataDir();
  const server = await startQuickly(dataDir);
  const pid = await postmasterPid(dataDir);
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => {
    if (isTaken(pid)) process.kill(pid, 'SIGCONT');
  });
  const begin = performance.now();
  await server.close(1_000);
  // Without the limit it would wait as long as the server hangs.
  expect(performance.now() - begin).toBeLessThan(20_000);
  expect(await isRunning(pid)).toBe(true);
  process.kill(pid, 'SIGCONT');
  await expect.poll(() => isRunning(pid), { timeout: PATIENCE_MS }).toBe(false);
});

test('Ctrl+C in the application’s terminal does not reach the server', async () => {
  const dataDir = await filledDataDir();
  const app = startApp(dataDir, { spawn: { detached: true } });
  await app.line('ready');
  const pid = await postmasterPid(dataDir);
  // Like a terminal: to every process of the group.
  process.kill(-app.pid, 'SIGINT');
  await app.kill();
  const server = await startQuickly(dataDir);
  expect(await postmasterPid(dataDir)).toBe(pid);
  expect(await canConnect(server)).toBe(true);
});
