import { execFile } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readReleases } from '#server/db/migrate.ts';

const run = promisify(execFile);
const BUILD_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Where the history of this checkout released it; undefined if it has only the newest commits. */
async function commitOf(version: string): Promise<string | undefined> {
  const found = ['log', '--format=%H', `-S"${version}"`, '--', 'drizzle/releases.json'];
  const { stdout } = await run('git', found);
  return stdout.trim().split('\n').at(-1) || undefined;
}

/** Builds the last release in this folder. It uses the packages of this checkout. */
export async function buildLastRelease(folder: string): Promise<string | undefined> {
  const version = (await readReleases('drizzle')).at(-1)?.version ?? '';
  const commit = await commitOf(version);
  if (!commit) return undefined;
  await mkdir(folder);
  const archive = path.join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive], { cwd: folder });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await run('npm', ['run', 'build'], { cwd: folder, maxBuffer: BUILD_OUTPUT_BYTES });
  return version;
}
