import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { AnswerMessage, Sheet } from './sheet.ts';
import { tooLarge, UnreadableSpreadsheetError } from './unreadable.ts';

export type { Sheet } from './sheet.ts';
export { UnreadableSpreadsheetError } from './unreadable.ts';

const MAX_HEAP_MB = 192;
const MAX_READING_MS = 20_000;

/** In the build, this file and the program are side by side as JavaScript. */
const PROGRAM = path.join(
  import.meta.dirname,
  `spreadsheet-process${path.extname(import.meta.filename)}`,
);

interface ReadingOptions {
  /** For tests. */
  maxReadingMs?: number;
}

/**
 * The filled sheets of a CSV or XLSX file. It is read in a process of its own: a thread that runs
 * out of memory inside one operation ends the whole process.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  { maxReadingMs = MAX_READING_MS }: ReadingOptions = {},
): Promise<Sheet[]> {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    // It needs no setting of the server.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  const limit = setTimeout(end, maxReadingMs);
  try {
    return await answerOf(child, bytes);
  } finally {
    clearTimeout(limit);
    end();
  }
}

function answerOf(child: ChildProcess, bytes: Uint8Array): Promise<Sheet[]> {
  return new Promise((resolve, reject) => {
    const sheets: Sheet[] = [];
    child.on('message', (message: AnswerMessage) => {
      if ('name' in message) sheets.push({ name: message.name, rows: [] });
      else if ('rows' in message) sheets.at(-1)?.rows.push(...message.rows);
      else if ('sentence' in message) reject(new UnreadableSpreadsheetError(message.sentence));
      else if ('failure' in message) reject(new Error(message.failure));
      else resolve(sheets);
    });
    child.on('error', reject);
    // Only a limit ends it without an answer.
    child.on('exit', () => reject(tooLarge()));
    child.send(bytes, (error) => {
      if (error) reject(error);
    });
  });
}
