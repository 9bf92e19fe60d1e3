import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostmaster, removeObstruction } from './postmaster-pid.ts';
import { startStranger } from './testing/stranger.ts';

async function folderWith(pidFile: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-pid-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'postmaster.pid'), pidFile);
  return folder;
}

function pidFileOf(pid: number): string {
  return `${pid}\n/data\n1794793529\n5432\n/tmp/socket\n\n 15466510         4\nready   \n`;
}

test('the file of a dead process does not block the start', async () => {
  const stranger = startStranger();
  await stranger.end();
  const folder = await folderWith(pidFileOf(stranger.pid));
  expect(await findPostmaster(folder, 'marker')).toEqual({ state: 'none' });
});

test('a file with the process id of another program does, also in single-user mode', async () => {
  const { pid } = startStranger();
  for (const number of [pid, -pid]) {
    const folder = await folderWith(pidFileOf(number));
    expect(await findPostmaster(folder, 'marker')).toMatchObject({ state: 'obstructed' });
  }
});

test('a file that is being written is waited for', async () => {
  const folder = await folderWith('');
  expect(await findPostmaster(folder, 'marker')).toMatchObject({ state: 'running', place: null });
});

test('only the file that was checked is removed', async () => {
  const folder = await folderWith('new');
  const file = path.join(folder, 'postmaster.pid');
  await removeObstruction(file, 'old');
  expect(await readFile(file, 'utf8')).toBe('new');
  await removeObstruction(file, 'new');
  await removeObstruction(file, 'new');
  expect(await readdir(folder)).toEqual([]);
});
