import { parentPort, workerData } from 'node:worker_threads';
import { readSheets } from './sheets.ts';
import { UnreadableSpreadsheetError } from './unreadable.ts';

/** The program of the thread: reads one file and ends. */
try {
  parentPort?.postMessage({ sheets: await readSheets(workerData) });
} catch (error) {
  if (!(error instanceof UnreadableSpreadsheetError)) throw error;
  parentPort?.postMessage({ sentence: error.message });
}
