import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgresBinaries, majorVersion, restoreLibraryLinks } from './postgres-binaries.ts';

test('npm has installed the programs of Postgres 18', async () => {
  const binaries = await findPostgresBinaries();
  expect(majorVersion(binaries.version)).toBe(18);
  for (const program of [binaries.postgres, binaries.initdb, binaries.pgCtl])
    expect((await stat(program)).mode & 0o111).not.toBe(0);
});

test('the links that npm leaves out are created if install scripts are disabled', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-package-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'native/lib'), { recursive: true });
  await writeFile(path.join(folder, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  // Twice: the second time they already exist.
  await Promise.all([restoreLibraryLinks(folder, 'name'), restoreLibraryLinks(folder, 'name')]);
  await restoreLibraryLinks(folder, 'name');
  expect(await readFile(path.join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');

  await writeFile(
    path.join(folder, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/gone/libpq.so.5' }]),
  );
  await expect(restoreLibraryLinks(folder, 'name')).rejects.toThrow(
    'The embedded Postgres is not completely installed: run "npm rebuild name".',
  );
});
