import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { newVisitor } from './visitor.ts';

/**
 * A user who lists their projects while something else goes on. In a thread of their own, because
 * a gate that packs a large file keeps its own thread busy.
 */
export async function startBystander(origin: string) {
  const { cookieHeader: cookie } = await newVisitor(origin);
  const worker = new Worker(new URL('./bystander-thread.ts', import.meta.url), {
    workerData: { origin, cookie },
  });
  // The one who stops it hears of a failure. Nobody has to listen before that.
  const result = once(worker, 'message');
  result.catch(() => undefined);
  return {
    /** Ends it, and answers how long the slowest call took. */
    async stop(): Promise<number> {
      worker.postMessage('stop');
      const [slowestMs] = await result;
      return slowestMs;
    },
  };
}
