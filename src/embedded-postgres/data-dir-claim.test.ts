import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DataDirInUseError } from './embedded-postgres.ts';
import { startApp } from './testing/app-process.ts';
import { hasMetOldMemory, startBusyBackend } from './testing/busy-backend.ts';
import {
  filledDataDir,
  killHard,
  PATIENCE_MS,
  postmasterPid,
  startQuickly,
} from './testing/data-folders.ts';
import { startStranger, startZombie } from './testing/stranger.ts';
import { written } from './testing/written-rows.ts';
import { chooseServerUser } from './unprivileged-user.ts';

test('after kill -9 of the application, its server is taken over with every acknowledged row', async () => {
  const dataDir = await filledDataDir();
  const app = startApp(dataDir);
  await app.line('written 200');
  const orphan = await postmasterPid(dataDir);
  await app.kill();
  const server = await startQuickly(dataDir);
  expect(await postmasterPid(dataDir)).toBe(orphan);
  const rows = await written(server);
  expect(rows.n).toBe(rows.last);
  expect(rows.last).toBeGreaterThanOrEqual(app.countOf('written'));
});

test('after kill -9 of application and server, every acknowledged row is still there', async () => {
  const dataDir = await filledDataDir();
  const app = startApp(dataDir);
  await app.line('written 200');
  const host = await app.host();
  const busy = await startBusyBackend({ host, user: 'plumbline', database: 'plumbline' });
  // At the same time: otherwise the application would restart its server.
  await Promise.all([app.kill(), killHard(await postmasterPid(dataDir))]);
  const starting = startQuickly(dataDir);
  await Promise.race([starting, hasMetOldMemory(dataDir)]);
  busy.end();
  const rows = await written(await starting);
  expect(rows.n).toBe(rows.last);
  expect(rows.last).toBeGreaterThanOrEqual(app.countOf('written'));
});

test('a second application on one folder is refused in one line', async () => {
  const dataDir = await filledDataDir();
  const first = startApp(dataDir);
  await first.line('ready');
  const refusal = await startQuickly(dataDir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataDirInUseError);
  expect((refusal as Error).message).toBe(
    `The data folder ${dataDir} is in use by another running application (process ${first.pid}): ` +
      'stop that one first, or set DATA_DIR to another folder.',
  );
  const count = first.countOf('written');
  await vi.waitUntil(() => first.countOf('written') > count, { timeout: PATIENCE_MS });
});

test.each([
  { whose: 'a stranger', startOther: startStranger },
  ...(process.platform === 'linux' ? [{ whose: 'a zombie', startOther: startZombie }] : []),
])(
  'files left by a server whose process id now belongs to $whose do not block the start',
  async (given) => {
    const dataDir = await filledDataDir();
    const first = await startQuickly(dataDir);
    const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
    const content = await readFile(pidFile, 'utf8');
    await first.close();
    // It must belong to the same user: Postgres knows that another user's process cannot be its
    // server.
    const { pid } = await given.startOther(await chooseServerUser(path.join(dataDir, 'postgres')));
    await writeFile(pidFile, content.replace(/^\d+/, String(pid)));
    await mkdir(first.connection.host, { mode: 0o700 });
    const socketLock = path.join(first.connection.host, '.s.PGSQL.5432.lock');
    await writeFile(socketLock, content.replace(/^\d+/, String(pid)));
    const second = await startQuickly(dataDir);
    expect(second.connection.host).toBe(first.connection.host);
    expect(await postmasterPid(dataDir)).not.toBe(pid);
    expect(() => process.kill(pid, 0)).not.toThrow();
  },
);

test('an empty pid file, as after a machine crash, does not block the start', async () => {
  const dataDir = await filledDataDir();
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
  await writeFile(pidFile, '');
  const long = new Date(Date.now() - 60_000);
  await utimes(pidFile, long, long);
  await startQuickly(dataDir);
});

test('a start waits for a server that is still stopping', async () => {
  const dataDir = await filledDataDir();
  const app = startApp(dataDir);
  // A smart shutdown waits for this connection.
  const visitor = new pg.Client({
    host: await app.host(),
    user: 'plumbline',
    database: 'plumbline',
  });
  await visitor.connect();
  const stopping = await postmasterPid(dataDir);
  await app.kill();
  process.kill(stopping, 'SIGTERM');
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
  await vi.waitUntil(async () => (await readFile(pidFile, 'utf8')).includes('stopping'), {
    timeout: PATIENCE_MS,
  });
  const told = new Promise<string>((resolve) => {
    const log = (_: string, message: string) => resolve(message);
    onTestFinished(async () => (await starting.catch(() => null))?.close());
    const starting = startQuickly(dataDir, { log });
  });
  expect(await told).toMatch(/^Waiting for the database/);
  await visitor.end();
  await vi.waitUntil(
    async () => (await postmasterPid(dataDir).catch(() => stopping)) !== stopping,
    {
      timeout: PATIENCE_MS,
    },
  );
});
