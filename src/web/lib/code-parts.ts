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
export function needsReload(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves when the page has nothing more urgent to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
