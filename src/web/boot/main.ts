import '../styles.css';
import { nextPaint, nextTask } from './next-task.ts';

start().catch((error: unknown) => {
  sayThatItFailed();
  throw error;
});

/**
 * Evaluates each part in its own task. All at once would block a slow phone for half a second.
 * The page preloads the files, so they arrive meanwhile.
 */
async function start(): Promise<void> {
  await nextPaint();
  const { startSession } = await inOwnTask(import('../app/session.ts'));
  const queryClient = startSession();
  await nextTask();
  await inOwnTask(import('react-dom/client'));
  const { drawApp } = await inOwnTask(import('../app/app.tsx'));
  drawApp(queryClient);
}

/** A file did not load: the connection broke, or a new version replaced it. */
function sayThatItFailed(): void {
  document.getElementById('boot-spinner')?.remove();
  document.getElementById('boot-failure')?.removeAttribute('hidden');
}

async function inOwnTask<Module>(part: Promise<Module>): Promise<Module> {
  const module = await part;
  await nextTask();
  return module;
}
