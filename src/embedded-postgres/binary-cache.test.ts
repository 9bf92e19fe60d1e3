import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shareBinaries } from './binary-cache.ts';
import { isFolderOf, isReachableByAll } from './reachable-folder.ts';

/** The same layout in miniature, installed with a restrictive umask. */
async function fakeBinaries(parent: string) {
  const folder = path.join(parent, 'native');
  for (const name of ['bin', 'lib', 'share'])
    await mkdir(path.join(folder, name), { recursive: true });
  for (const name of [
    'bin/postgres',
    'bin/initdb',
    'bin/pg_ctl',
    'lib/libpq.so.5.18',
    'lib/libpq.a',
  ])
    await writeFile(path.join(folder, name), name, { mode: 0o700 });
  await symlink('libpq.so.5.18', path.join(folder, 'lib/libpq.so.5'));
  await writeFile(path.join(folder, 'share/postgres.bki'), 'x'.repeat(100_000), { mode: 0o600 });
  return { version: '18.4.0', folder, postgres: '', initdb: '', pgCtl: '' };
}

async function openFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/plumbline-cache-test-');
  onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  return folder;
}

test('a folder is checked by owner, mode and parents, and never through a link', async () => {
  const folder = await openFolder();
  const uid = process.getuid?.() ?? 0;
  expect(await isFolderOf(folder, uid, 0o755)).toBe(true);
  expect(await isFolderOf(folder, uid + 1, 0o755)).toBe(false);
  expect(await isFolderOf(folder, uid, 0o700)).toBe(false);
  await symlink(folder, path.join(folder, 'link'));
  expect(await isFolderOf(path.join(folder, 'link'), uid, 0o755)).toBe(false);
  await mkdir(path.join(folder, 'private/inner'), { recursive: true });
  expect(await isReachableByAll(path.join(folder, 'private/inner'))).toBe(true);
  await chmod(path.join(folder, 'private'), 0o700);
  expect(await isReachableByAll(path.join(folder, 'private/inner'))).toBe(false);
  expect(await isReachableByAll(path.join(folder, 'missing'))).toBe(false);
});

// Only root needs copies.
if (process.getuid?.() === 0) {
  test('root: everyone can run the copy, whatever the umask', async () => {
    const folder = await openFolder();
    const mask = process.umask(0o077);
    onTestFinished(() => void process.umask(mask));
    const binaries = await fakeBinaries(folder);
    const cache = path.join(folder, 'cache');
    const shared = await shareBinaries(binaries, [cache]);
    expect(await isReachableByAll(path.dirname(shared.postgres))).toBe(true);
    expect(path.basename(shared.folder)).toMatch(/^postgres-18\.4\.0-/);
    const modeOf = async (name: string) =>
      ((await stat(path.join(shared.folder, name))).mode & 0o777).toString(8);
    expect(await Promise.all(['bin/postgres', 'bin', 'lib/libpq.so.5'].map(modeOf))).toEqual([
      ...['755', '755', '644'],
    ]);
    expect(await readdir(path.join(shared.folder, 'lib'))).toEqual(['libpq.so.5', 'libpq.so.5.18']);
    expect((await stat(path.join(shared.folder, 'share/postgres.bki'))).size).toBe(100_000);
  });

  test('root: simultaneous starts share one copy, and leftovers of killed ones are removed', async () => {
    const folder = await openFolder();
    const binaries = await fakeBinaries(folder);
    const cache = path.join(folder, 'cache');
    const [old, recent] = ['old', 'recent'].map((name) => path.join(cache, `.incoming-${name}`));
    for (const incoming of [old, recent]) await mkdir(`${incoming}/bin`, { recursive: true });
    await utimes(old ?? '', 0, 0);
    const shared = await Promise.all(
      Array.from({ length: 5 }, () => shareBinaries(binaries, [cache])),
    );
    expect(new Set(shared.map((copy) => copy.postgres)).size).toBe(1);
    expect(await readdir(cache)).toEqual([
      '.incoming-recent',
      path.basename(shared[0]?.folder ?? ''),
    ]);
  });

  test('root: a folder that others can change, or cannot reach, is skipped', async () => {
    const folder = await openFolder();
    const binaries = await fakeBinaries(folder);
    const [open, hidden, good] = ['open', 'hidden', 'good'].map((name) => path.join(folder, name));
    await mkdir(open ?? '');
    await chmod(open ?? '', 0o777);
    await mkdir(hidden ?? '', { mode: 0o700 });
    const candidates = [open, path.join(hidden ?? '', 'cache'), good].map(String);
    expect((await shareBinaries(binaries, candidates)).folder).toContain('/good/');
    expect(await readdir(open ?? '')).toEqual([]);
    await expect(shareBinaries(binaries, candidates.slice(0, 2))).rejects.toThrow(
      /^Postgres does not run as root, and no folder can hold a copy.*ordinary user\.$/,
    );
  });
}
