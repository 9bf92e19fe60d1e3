import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withPreparationLock } from './preparation-lock.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preparation-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const noWait = () => expect.unreachable('nobody else holds the lock');

it('releases the lock, also after a failure', async () => {
  const failing = withPreparationLock(folder, noWait, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  await expect(withPreparationLock(folder, noWait, async () => 'done')).resolves.toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path.join(folder, '.preparing'), String(pid));
  await expect(withPreparationLock(folder, noWait, async () => 'done')).resolves.toBe('done');
});

it.skipIf(process.platform === 'win32')(
  'waits for the npm that a killed process left behind',
  async () => {
    const { pid: killed } = spawnSync(process.execPath, ['--version']);
    const npm = spawn('sleep', ['60'], { detached: true });
    writeFileSync(path.join(folder, '.preparing'), `${killed} -${npm.pid}`);
    let hasEnded = false;
    once(npm, 'exit').then(() => {
      hasEnded = true;
    });
    await withPreparationLock(
      folder,
      () => npm.kill(),
      async () => expect(hasEnded).toBe(true),
    );
  },
);

it('runs one task at a time', async () => {
  let running = 0;
  let waits = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const onWait = () => {
    waits += 1;
  };
  await Promise.all([
    withPreparationLock(folder, onWait, work),
    withPreparationLock(folder, onWait, work),
  ]);
  expect(waits).toBe(1);
});
