import { spawn } from 'node:child_process';
import { StepFailed } from './preparation.mjs';
import { projectNode, root } from './project.mjs';
import { Interrupted, signalExitCode } from './run-command.mjs';

const SHOWN_LINES = 40;
const PARENT_CHECK_EVERY_MS = 200;
// Ctrl+C reaches this script twice, from the terminal and from npm, within this time.
const SAME_SIGNAL_WITHIN_MS = 500;
const isWindows = process.platform === 'win32';

/** Runs a script's `work`, which resolves with the exit status, and prints its failure. */
export async function exitWith(work) {
  stopWithNpm();
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof Interrupted) {
      process.exitCode = error.exitCode;
    } else if (error instanceof StepFailed) {
      showFailure(error);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}

/** The last lines of the failed tool, and one sentence on what to do. */
export function showFailure({ output, message }) {
  console.error(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
  console.error(message);
}

/**
 * npm runs scripts through a shell. SIGTERM to npm ends that shell and does not reach this script,
 * and the server would keep running. So the end of the shell counts as the signal.
 */
function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_EVERY_MS);
  check.unref();
}

/**
 * Runs a long-lived Node.js program with this terminal. It gets each signal once, and its IPC
 * channel closes when this script is killed. Resolves with the exit status. Variables that the
 * user has set take precedence over `environment`.
 */
export function attend(args, environment = {}) {
  const child = spawn(projectNode(), args, {
    cwd: root,
    env: { ...environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Its own process group, because Ctrl+C would otherwise also stop the server's database. On
    // Windows this would open a second console, and there the console informs the child itself.
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
