import { FETCH_PARTS_AFTER_MS } from '../config/timings.ts';
import { ApiError, unreachableSentence } from './api-client.ts';

type Load<Module> = () => Promise<Module>;

/** A file of the application did not come: the line broke, or a new version took its place. */
export class MissingPartError extends ApiError {
  readonly loadAgain: Load<unknown>;

  constructor(loadAgain: Load<unknown>) {
    const sentence = unreachableSentence();
    super({ message: sentence, sentence, status: 0 });
    this.loadAgain = loadAgain;
  }
}

/** Code in a file of its own. The router would reload the page by itself for any other error. */
export function codePart<Module>(load: Load<Module>): Load<Module> {
  return () =>
    load().catch(() => {
      throw new MissingPartError(load);
    });
}

const partsAhead = new Set<Load<unknown>>();

/** A code part that every account needs sooner or later. */
export function codePartAhead<Module>(load: Load<Module>): Load<Module> {
  const part = codePart(load);
  partsAhead.add(part);
  return part;
}

/**
 * Fetches the parts that are still missing when the page is at rest, so that a person who loses
 * the connection can go on from page to page. A part may name more parts, which then follow.
 */
export function fetchPartsAtRest(): () => void {
  let isStopped = false;
  const fetchAll = async () => {
    for (const part of partsAhead) {
      await idle();
      if (isStopped) return;
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

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
