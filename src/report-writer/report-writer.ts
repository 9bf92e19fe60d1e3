import { on } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { ReportBlock, ThreadMessage } from './report-block.ts';

export type { Column, Picture, ReportBlock, Row } from './report-block.ts';

/** Small, so that what is done with is given back soon. The second is for what lives shortly. */
const MAX_HEAP_MB = 64;
const MAX_YOUNG_MB = 4;

/** In the build, this file and the program are side by side as JavaScript. */
const PROGRAM = path.join(
  import.meta.dirname,
  path.extname(import.meta.filename) === '.ts' ? 'writer-thread.ts' : 'report-thread.js',
);

/**
 * The PDF of a report, as a stream. A thread of its own draws it, one block at a time: the next one
 * is asked for when the reader has taken the bytes of the last. Destroying the stream ends the work.
 * The benchmark names another program: the built one.
 */
export function writeReport(blocks: AsyncIterable<ReportBlock>, program = PROGRAM): Readable {
  return Readable.from(pieces(blocks, program), { objectMode: false });
}

async function* pieces(
  blocks: AsyncIterable<ReportBlock>,
  program: string,
): AsyncGenerator<Uint8Array> {
  const thread = new Worker(program, {
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: MAX_HEAP_MB,
      maxYoungGenerationSizeMb: MAX_YOUNG_MB,
    },
  });
  try {
    const messages = on(thread, 'message', { close: ['exit'] });
    for await (const block of blocks) {
      thread.postMessage(block);
      yield* until('next', messages);
    }
    thread.postMessage('end');
    yield* until('done', messages);
  } finally {
    await thread.terminate();
  }
}

async function* until(
  end: ThreadMessage,
  messages: AsyncIterableIterator<unknown[]>,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { value, done } = await messages.next();
    if (done) throw new Error('The report ended before its last page');
    const [message] = value as [ThreadMessage];
    if (message === end) return;
    if (typeof message === 'object') yield message.chunk;
  }
}
