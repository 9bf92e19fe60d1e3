import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';
import { tooLarge, UnreadableSpreadsheetError } from './unreadable.ts';

export type { Sheet } from './sheet.ts';
export { UnreadableSpreadsheetError } from './unreadable.ts';

const MAX_HEAP_MB = 192;
const MAX_READING_MS = 20_000;

/** In the build, this file and the program are side by side as JavaScript. */
const PROGRAM = path.join(
  import.meta.dirname,
  path.extname(import.meta.filename) === '.ts' ? 'reader-thread.ts' : 'spreadsheet-thread.js',
);

type Answer = { sheets: Sheet[] } | { sentence: string };

interface ReadingOptions {
  /** For tests. */
  maxReadingMs?: number;
}

/** The filled sheets of a CSV or XLSX file. */
export async function readSpreadsheet(
  bytes: Uint8Array,
  { maxReadingMs = MAX_READING_MS }: ReadingOptions = {},
): Promise<Sheet[]> {
  const thread = new Worker(PROGRAM, {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const limit = AbortSignal.timeout(maxReadingMs);
  try {
    const [answer] = (await once(thread, 'message', { signal: limit })) as [Answer];
    if ('sentence' in answer) throw new UnreadableSpreadsheetError(answer.sentence);
    return answer.sheets;
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    if (limit.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooLarge();
    throw error;
  } finally {
    await thread.terminate();
  }
}
