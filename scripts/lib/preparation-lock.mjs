// Two starts in a fresh clone must not install into the same folder at the same time. This runs
// before any package is installed, so it uses Node.js alone.
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_EVERY_MS = 250;

/**
 * Runs `work` while no other process that locks `folder` does. `work` receives a function that
 * registers a process group it depends on: when this process is killed, its npm keeps running, and
 * the next start has to wait for that npm too.
 */
export async function withPreparationLock(folder, onWait, work) {
  const file = path.join(folder, '.preparing');
  mkdirSync(folder, { recursive: true });
  for (let hasWaited = false; !take(file); await sleep(POLL_EVERY_MS)) {
    if (!hasWaited) onWait();
    hasWaited = true;
  }
  try {
    return await work((group) => writeFileSync(file, `${process.pid} -${group}`));
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  if (isStale(file)) rmSync(file, { force: true });
  // Write a draft and link it, so that the lock file appears with its content or not at all.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isStale(file) {
  try {
    const holders = readFileSync(file, 'utf8').split(' ').map(Number);
    // After a reboot, other programs may have the same process ids.
    const isFromLastBoot = statSync(file).mtimeMs < Date.now() - uptime() * 1000;
    return isFromLastBoot || !holders.some(isAlive);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** `id` is a process, or a process group if negative, as for kill(2). */
function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
