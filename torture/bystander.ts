import { setTimeout as delay } from 'node:timers/promises';
import { newVisitor } from './visitor.ts';

const EVERY_MS = 20;

/** A user who lists their projects while something else goes on. */
export async function startBystander(origin: string) {
  const visitor = await newVisitor(origin);
  const done = new AbortController();
  let slowestMs = 0;
  const look = async () => {
    while (!done.signal.aborted) {
      const begin = performance.now();
      await visitor.must('GET', '/api/projects');
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - begin));
      await delay(EVERY_MS);
    }
  };
  const looking = look();
  // The one who stops it hears of a failure. Nobody has to listen before that.
  looking.catch(() => undefined);
  return {
    /** Ends it, and answers how long the slowest call took. */
    async stop(): Promise<number> {
      done.abort();
      await looking;
      return slowestMs;
    },
  };
}
