import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { alone } from './preparation.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preparation-'));
  file = path.join(folder, '.preparing');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('releases the lock, also after a failure', async () => {
  await expect(alone(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(alone(file, async () => 'done')).resolves.toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  await expect(alone(file, async () => 'done')).resolves.toBe('done');
});

it('runs one task at a time', async () => {
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all([alone(file, work), alone(file, work)]);
});
