import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, onTestFinished, vi } from 'vitest';
import { clusterMarker, type EmbeddedPostgresOptions } from '../database-server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { isRunning } from '../process-state.ts';

const run = promisify(execFile);

/**
 * How long tests wait for something that should take milliseconds. A busy machine needs seconds.
 */
export const PATIENCE_MS = 120_000;

/** A folder that only the current user can enter. It is removed after the test. */
export async function emptyDataDir(): Promise<string> {
  return dataDirIn(tmpdir());
}

export async function dataDirIn(parent: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(parent, 'plumbline-data-'));
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

let template: { folder: string; isReady: Promise<void> } | null = null;

/** A data folder with a database. Creating one takes a second, so we create it once and copy it. */
export async function filledDataDir(under = ''): Promise<string> {
  template ??= await makeTemplate();
  await template.isReady;
  const dataDir = path.join(await emptyDataDir(), under);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await run('cp', ['-a', path.join(template.folder, 'postgres'), dataDir]);
  return dataDir;
}

async function makeTemplate() {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-template-'));
  const isReady = startEmbeddedPostgres({ ...quick, dataDir: folder }).then((made) => made.close());
  return { folder, isReady };
}

afterAll(async () => {
  if (template) await removeDataDir(template.folder);
  template = null;
});

/** No flushing: the tests end processes, not the machine. */
const quick = { log: () => {}, settings: { fsync: 'off' } };

/** Starts a database in this process and closes it after the test. */
export async function startQuickly(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ ...quick, dataDir, ...options });
  onTestFinished(() => server.close());
  return server;
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** Kill -9, and wait for the end. */
export async function killHard(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await hasEnded(pid);
}

export async function hasEnded(pid: number): Promise<void> {
  await vi.waitUntil(async () => !(await isRunning(pid)), { timeout: PATIENCE_MS, interval: 10 });
}

/**
 * Ends a server that a killed application left behind, and removes the data folder and the socket
 * folder.
 */
async function removeDataDir(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir).catch(() => 0);
  if (pid && (await isRunning(pid))) {
    const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres');
    if (command.trim() === 'postgres') await killHard(pid);
  }
  const marker = clusterMarker(path.join(await realpath(dataDir), 'postgres'));
  for (const parent of new Set([tmpdir(), '/tmp']))
    for (const name of await readdir(parent))
      if (name.startsWith(marker)) await rm(path.join(parent, name), { recursive: true });
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
