import fs, { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const key = `receipts/${'a'.repeat(32)}.pdf`;
const open = (linkSecret: string, root = folder) => createDiskStorage({ folder: root, linkSecret });

it('moves a file into a folder that only its user can read', async () => {
  const storage = open('secret');
  const file = path.join(folder, 'received');
  await writeFile(file, '%PDF-1.7');
  await storage.put(key, file);
  expect(await readFile(path.join(folder, key), 'utf8')).toBe('%PDF-1.7');
  expect((await stat(path.join(folder, 'receipts'))).mode & 0o777).toBe(0o700);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await storage.remove(key);
});

/** Records the real flushes and renames from now on, when each is done. */
async function recordDiskCalls(): Promise<string[]> {
  const done: string[] = [];
  const handle = await fs.open(folder);
  const prototype: fs.FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: fs.FileHandle) {
    const { ino } = await this.stat();
    await sync.call(this);
    done.push(`flush ${ino}`);
  });
  const { rename } = fs;
  vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    done.push(`rename ${path.basename(String(from))}`);
  });
  syncBuiltinESMExports();
  return done;
}

it.skipIf(process.platform === 'win32')(
  'flushes a file before it gets its name, and the folder after',
  async () => {
    const storage = open('secret');
    const file = path.join(folder, 'received');
    await writeFile(file, '%PDF-1.7');
    const done = await recordDiskCalls();
    await storage.put(key, file);
    const inodeOf = async (name: string) => (await stat(path.join(folder, name))).ino;
    expect(done.slice(-3)).toEqual([
      `flush ${await inodeOf(key)}`,
      'rename received',
      `flush ${await inodeOf('receipts')}`,
    ]);
    await storage.remove(key);
  },
);

it('does not open what another secret has signed', async () => {
  const life = { from: new Date(), seconds: 60 };
  const link = new URL(await open('one secret').signLink(key, life), 'http://localhost');
  const { expires = '', signature = '' } = Object.fromEntries(link.searchParams);
  const attempt = (linkSecret: string, reader?: string) =>
    open(linkSecret).openSigned?.(key, { expires, signature, reader });
  await expect(attempt('another secret')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(attempt('one secret', '7')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(attempt('one secret')).rejects.toMatchObject({ code: 'not_found' });
});

it('does not open a link for one reader without that reader', async () => {
  const life = { from: new Date(), seconds: 60 };
  const link = new URL(await open('secret').signLink(key, life, '7'), 'http://localhost');
  const { expires = '', signature = '', reader } = Object.fromEntries(link.searchParams);
  const attempt = (as?: string) =>
    open('secret').openSigned?.(key, { expires, signature, reader: as });
  expect(reader).toBe('7');
  await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(attempt('8')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(attempt('7')).rejects.toMatchObject({ code: 'not_found' });
});

it('names itself when the disk fails', async () => {
  const file = path.join(folder, 'in-the-way');
  await writeFile(file, 'a file where a folder should be');
  await expect(open('secret', file).put(key, file)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The receipt storage cannot be used right now. Try again in a moment.',
  });
});
