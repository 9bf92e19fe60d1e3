import { withPreparationLock } from './preparation-lock.mjs';
import { buildFolder } from './production-build.mjs';
import { createProgress } from './progress.mjs';

/**
 * Does those of the steps that are not done yet and says so; `closing` announces what comes after
 * them. Says nothing when everything is done.
 */
export async function prepare(steps, closing) {
  if (steps.every((step) => step.isDone())) return;
  const onWait = () => console.log('Waiting for another start that is preparing this folder …');
  await withPreparationLock(buildFolder, onWait, async (dependOn) => {
    // Asked again: the other one may have done it all.
    const needed = steps.filter((step) => !step.isDone());
    if (needed.length === 0) return;
    const progress = createProgress(needed.length + (closing ? 1 : 0));
    for (const { label, run } of needed) await progress.step(label, () => run(dependOn));
    if (closing) progress.announce(closing);
  });
}
