import { FETCH_PARTS_AFTER_MS } from '../config/timings.ts';
import { ApiError, unreachableSentence } from './api-client.ts';

type Load<Module> = () => Promise<Module>;

/** A file of the application did not load: the connection broke, or a new version replaced it. */
export class MissingPartError extends ApiError {
  readonly loadAgain: Load<unknown>;

  constructor(loadAgain: Load<unknown>) {
    const sentence = unreachableSentence();
    super({ message: sentence, sentence, status: 0 });
    this.loadAgain = loadAgain;
  }
}

/** Code in a separate file. For any other error, the router would reload the page. */
export function codePart<Module>(load: Load<Module>): Load<Module> {
  return () =>
    load().catch(() => {
      throw new MissingPartError(load);
    });
}

/**
 * A browser may remember that a file did not load, and then never asks for it again. If the server
 * answers, only a reload helps. That is also so if a new version has replaced the file.
 */
export async function needsReload(): Promise<boolean> {
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => ({
    ok: false,
  }));
  return ok;
}

const partsAhead = new Set<Load<unknown>>();

/** A code part that every account needs at some point. */
export function codePartAhead<Module>(load: Load<Module>): Load<Module> {
  const part = codePart(load);
  partsAhead.add(part);
  return part;
}

/**
 * Loads the remaining parts when the page is idle, so that users who lose the connection can still
 * move between pages. A part may name more parts, which load next. If the browser
 * is set to save data, a part loads when it is needed.
 */
export function fetchPartsAtRest(): (() => void) | undefined {
  if (savesData()) return;
  let isStopped = false;
  const fetchAll = async () => {
    for (const part of partsAhead) {
      await idle();
      // What fails now might fail until a reload.
      if (isStopped || navigator.onLine === false) return;
      await part().catch(() => undefined);
    }
  };
  const timer = setTimeout(fetchAll, FETCH_PARTS_AFTER_MS);
  window.addEventListener('online', fetchAll);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', fetchAll);
  };
}

function savesData(): boolean {
  // Not in every browser, and not in TypeScript's types.
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/** Resolves when the page has nothing more urgent to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
