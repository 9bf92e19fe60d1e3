// Two starts in a fresh clone must not install into the same folder at once.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_EVERY_MS = 250;
const TOUCH_EVERY_MS = 5_000;
// After a reboot a process number may belong to a stranger; a lock this long untouched is stale.
const STALE_AFTER_MS = 600_000;

/**
 * Runs `work` alone among all processes that use `folder` for their lock. `work` receives a
 * function that names a process group it depends on: should this process be killed, its npm
 * lives on, and the next start has to wait for that one too.
 */
export async function withPreparationLock(folder, onWait, work) {
  const file = path.join(folder, '.preparing');
  mkdirSync(folder, { recursive: true });
  for (let hasWaited = false; !take(file); await sleep(POLL_EVERY_MS)) {
    if (!hasWaited) onWait();
    hasWaited = true;
  }
  const touch = setInterval(() => utimesSync(file, new Date(), new Date()), TOUCH_EVERY_MS);
  try {
    return await work((group) => writeFileSync(file, `${process.pid} -${group}`));
  } finally {
    clearInterval(touch);
    rmSync(file, { force: true });
  }
}

function take(file) {
  if (isStale(file)) rmSync(file, { force: true });
  // Written aside and linked: the lock appears at once with its content, or not at all.
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
    return !holders.some(isAlive) || Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** `id` is a process, or a process group when negative, as for kill(2). */
function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
