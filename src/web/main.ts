import { nextPaint, nextTask } from './lib/next-task.ts';
import './styles.css';

/**
 * When the page that was opened has its data, also on a slow line. Not among the other timings:
 * what this file imports has to be there before anything begins.
 */
const FETCH_DIALOGS_AFTER_MS = 3_000;

start().catch((error: unknown) => {
  sayThatItFailed();
  throw error;
});

/**
 * The application in parts, fetched in the order in which they are needed and evaluated in a task
 * of their own each: on a slow phone all at once would share the line, come last together and then
 * hold the page for half a second. The page itself names the first files; the others, which the
 * server lists for the address, follow when the page has been painted, and those of the dialogs
 * when it is at rest.
 */
async function start(): Promise<void> {
  await nextPaint();
  void fetchListed('later');
  const { startSession } = await inOwnTask(import('./app/session.ts'));
  const queryClient = startSession();
  await nextTask();
  await inOwnTask(import('react-dom/client'));
  const { drawApp } = await inOwnTask(import('./app/app.tsx'));
  drawApp(queryClient);
  setTimeout(() => void fetchListed('soon'), FETCH_DIALOGS_AFTER_MS);
}

/** A part did not come: the line broke, or a new version has taken the place of its file. */
function sayThatItFailed(): void {
  document.getElementById('boot-spinner')?.remove();
  document.getElementById('boot-failure')?.removeAttribute('hidden');
}

async function inOwnTask<Module>(part: Promise<Module>): Promise<Module> {
  const module = await part;
  await nextTask();
  return module;
}

/** One by one: to send a request takes a phone some milliseconds as well. */
async function fetchListed(name: 'later' | 'soon'): Promise<void> {
  const list = document.querySelector<HTMLTemplateElement>(`template#${name}`);
  for (const link of list?.content.querySelectorAll('link') ?? []) {
    document.head.append(link);
    await nextTask();
  }
}
