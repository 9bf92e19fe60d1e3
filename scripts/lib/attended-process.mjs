import { spawn } from 'node:child_process';
import { root } from './project-node.mjs';
import { signalExitCode } from './run-command.mjs';

// Ctrl+C reaches this script twice, from the terminal and from npm; a person is slower than that.
const SAME_SIGNAL_WITHIN_MS = 500;
const isWindows = process.platform === 'win32';

/**
 * Runs a long-lived program in front of the person: it writes to our terminal, hears each signal
 * once, and learns from its closed IPC channel when this script is killed. Resolves with the exit
 * status to leave with. What the person has set themselves goes before `environment`.
 */
export function attend(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Out of the terminal's reach, or Ctrl+C would hit the database under the server as well. On
    // Windows it would open a second console; there the console tells the child itself.
    detached: !isWindows,
  });
  const lastSent = {};
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const isRepeated = Date.now() - (lastSent[signal] ?? 0) < SAME_SIGNAL_WITHIN_MS;
      if (isRepeated || isWindows) return;
      lastSent[signal] = Date.now();
      child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? signalExitCode(signal)));
  });
}
