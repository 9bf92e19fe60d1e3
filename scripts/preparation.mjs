import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './project.mjs';

const POLL_EVERY_MS = 250;

/**
 * Runs the steps that are not done yet and shows "1/2 Doing this …" for each. Resolves with whether
 * all of them are done.
 * @param {{ label: string, isDone: () => boolean, advice: string,
 *   run: () => Promise<{ code: number, output: string }> }[]} steps
 */
export async function prepare(steps) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node.js ${process.versions.node} is too old: install Node.js 20.19 or newer.`);
    return false;
  }
  if (steps.every((step) => step.isDone())) return true;
  return alone(path.join(root, 'dist/.preparing'), async () => {
    // Check again: another start may have done the work.
    const needed = steps.filter((step) => !step.isDone());
    for (const [index, { label, run, advice }] of needed.entries()) {
      const begin = Date.now();
      process.stdout.write(`${index + 1}/${needed.length} ${label} …`);
      const { code, output } = await run();
      if (code !== 0) {
        console.error(`\n${output.trimEnd().split('\n').slice(-40).join('\n')}\n${advice}`);
        return false;
      }
      console.log(` done, ${Math.round((Date.now() - begin) / 1000)} s`);
    }
    return true;
  });
}

/** Two starts in a fresh clone must not install into one folder at the same time. */
export async function alone(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let hasWaited = false; !take(file); hasWaited = true) {
    if (!hasWaited) console.log(`Waiting for another start that is preparing (${file}) …`);
    await sleep(POLL_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file);
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isHolderAlive(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

function isHolderAlive(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
