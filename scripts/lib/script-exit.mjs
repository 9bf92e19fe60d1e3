import { StepFailed } from './progress.mjs';
import { Interrupted } from './run-command.mjs';

const SHOWN_LINES = 40;
const PARENT_CHECK_EVERY_MS = 200;

/** Runs a script's `work`, whose result is the exit status, and shows its failure to a person. */
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

/** The end of what the failed tool printed, and one sentence on what to do. */
export function showFailure({ output, message }) {
  console.error(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
  console.error(message);
}

/**
 * npm runs us through a shell, and a SIGTERM to npm ends that shell without reaching us. So take
 * the shell's end for the signal; otherwise the server would stay behind.
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
