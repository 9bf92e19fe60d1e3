import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '#server/testing/command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-commands-'));
});
afterAll(() => rm(folder, { recursive: true }));

// commands.slow.test.ts runs all of them, on databases of their own.
it('says in one line that there is nothing to back up', async () => {
  const dataDir = path.join(folder, 'data');
  const file = path.join(folder, 'none.tar');
  expect(await runCommand('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    errors: `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as for the server.\n`,
  });
  expect(await readdir(folder)).not.toContain('none.tar');
});
