import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseStartError, explainStartError, startFailure } from './start-errors.ts';
import { filledDataDir, startQuickly } from './testing/data-folders.ts';

test('what Postgres says about a full disk becomes one line about the disk', async () => {
  const said = 'could not write to file "base/1/1259": No space left on device';
  expect((await startFailure('/data', said)).message).toBe(
    'The disk that holds /data is full: the database cannot start until there is room.',
  );
});

test('a program whose loader is missing, as on Alpine, is explained', async () => {
  const error = await startFailure('/data', 'spawn /cache/bin/postgres ENOENT');
  expect(error.message).toMatch(/^The embedded Postgres needs glibc.*DATABASE_URL.*$/);
});

test('file errors become one line, and our own bugs keep their trace', async () => {
  const readOnly = Object.assign(new Error('EROFS: …'), { code: 'EROFS', syscall: 'mkdir' });
  const explained = await explainStartError('/data', readOnly);
  expect(explained).toBeInstanceOf(DatabaseStartError);
  expect(explained).toMatchObject({
    message: 'The data folder /data cannot be used: its disk is read-only.',
    cause: readOnly,
  });
  const mistake = new TypeError('x is not a function');
  expect(await explainStartError('/data', mistake)).toBe(mistake);
});

const run = promisify(execFile);

async function mountDisk(megabytes: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'plumbline', folder]);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return folder;
}

async function unmountDisk(folder: string): Promise<void> {
  await run('umount', [folder]);
  await rm(folder, { recursive: true });
}

async function smallDisk(megabytes: number): Promise<string> {
  const folder = await mountDisk(megabytes);
  onTestFinished(() => unmountDisk(folder));
  return folder;
}

// Mounting a small disk needs a permission that root in a container may not have.
const canMount = await mountDisk(1)
  .then(unmountDisk)
  .then(
    () => true,
    () => false,
  );

if (canMount) {
  test('a disk too small for a new database is reported in one line, and nothing stays behind', async () => {
    const disk = await smallDisk(20);
    await expect(startQuickly(disk)).rejects.toThrow(/^The disk that holds .* is full: .*$/);
    const { stdout } = await run('find', [disk, '-mindepth', '1']);
    expect(stdout).toBe('');
  });

  test('a disk that has become full is reported in one line; with space again, the data is there', async () => {
    const disk = await smallDisk(80);
    await run('cp', ['-a', path.join(await filledDataDir(), 'postgres'), disk]);
    const filler = path.join(disk, 'filler');
    await expect(writeFile(filler, Buffer.alloc(100 * 1024 * 1024))).rejects.toThrow('ENOSPC');
    await expect(startQuickly(disk)).rejects.toThrow(/^The disk that holds .* is full: .*$/);
    await rm(filler);
    const server = await startQuickly(disk);
    await server.close();
  });
}
