import { withPreparationLock } from './preparation-lock.mjs';
import { buildFolder } from './project.mjs';

/** A step that failed for a reason the user can act on: one sentence, and what the tool printed. */
export class StepFailed extends Error {
  constructor(advice, output) {
    super(advice);
    this.output = output;
  }
}

/**
 * Runs the steps that are not done yet and shows "1/3 Doing this …" for each. `closing` names what
 * comes after them. Prints nothing when everything is done.
 */
export async function prepare(steps, closing) {
  if (steps.every((step) => step.isDone())) return;
  const onWait = () => console.log('Waiting for another start that is preparing this folder …');
  await withPreparationLock(buildFolder, onWait, async (dependOn) => {
    // Check again: the other start may have done the work.
    const needed = steps.filter((step) => !step.isDone());
    const total = needed.length + (closing ? 1 : 0);
    for (const [index, { label, run }] of needed.entries()) {
      await showProgress(`${index + 1}/${total} ${label} …`, () => run(dependOn));
    }
    if (closing && needed.length > 0) console.log(`${total}/${total} ${closing} …`);
  });
}

/** In a terminal the line counts the seconds. */
async function showProgress(line, work, out = process.stdout) {
  const begin = Date.now();
  const seconds = () => `${Math.round((Date.now() - begin) / 1000)} s`;
  const ticker = out.isTTY && setInterval(() => out.write(`\r${line} ${seconds()}`), 1000);
  out.write(line);
  try {
    await work();
    out.write(out.isTTY ? `\r${line} done, ${seconds()}\n` : ` done, ${seconds()}\n`);
  } catch (error) {
    out.write('\n');
    throw error;
  } finally {
    clearInterval(ticker);
  }
}
