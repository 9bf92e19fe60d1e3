import { StepFailed } from './progress.mjs';
import { Interrupted } from './run-command.mjs';

const SHOWN_LINES = 25;

/** Runs a script's `work`, whose result is the exit status, and shows its failure to a person. */
export async function exitWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof Interrupted) {
      process.exitCode = error.exitCode;
    } else if (error instanceof StepFailed) {
      console.error(error.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
      console.error(error.message);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}
