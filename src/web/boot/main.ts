import '../styles.css';
import { isPageApart } from '#shared/link-address.ts';
import { nextPaint, nextTask } from './next-task.ts';
import { sayThatItFailed } from './start-failure.ts';

start().catch((error: unknown) => {
  sayThatItFailed();
  throw error;
});

/**
 * Evaluates each part in its own task. All at once would block a slow phone for half a second.
 * The page preloads the files of the first parts. The others follow after the first paint, so they
 * do not share a slow connection with it.
 */
async function start(): Promise<void> {
  // The built product has another page for them, with a script of its own.
  if (import.meta.env.DEV && isPageApart(window.location.pathname)) {
    await import('./link-main.ts');
    return;
  }
  await nextPaint();
  void loadLaterFiles();
  const { startSession } = await inOwnTask(import('../app/session.ts'));
  const queryClient = startSession();
  await nextTask();
  await inOwnTask(import('react-dom/client'));
  const { drawApp } = await inOwnTask(import('../app/app.tsx'));
  drawApp(queryClient);
}

async function inOwnTask<Module>(part: Promise<Module>): Promise<Module> {
  const module = await part;
  await nextTask();
  return module;
}

/** One by one, because even sending a request takes a slow phone a few milliseconds. */
async function loadLaterFiles(): Promise<void> {
  const list = document.querySelector<HTMLTemplateElement>('template#later');
  for (const link of list?.content.querySelectorAll('link') ?? []) {
    document.head.append(link);
    await nextTask();
  }
}
