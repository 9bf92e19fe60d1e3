import type { AnswerMessage, Sheet } from './sheet.ts';
import { readSheets } from './sheets.ts';
import { UnreadableSpreadsheetError } from './unreadable.ts';

/** A file may have a million cells. In pieces, the other process is free in between. */
const ROWS_PER_MESSAGE = 500;

const send = (message: AnswerMessage) => process.send?.(message);

/** The program of the process: reads one file. It ends with its parent. */
process.once('message', async (bytes: Uint8Array) => {
  try {
    for (const sheet of await readSheets(bytes)) sendSheet(sheet);
    send({ isDone: true });
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) send({ sentence: error.message });
    else send({ failure: Object(error).stack ?? String(error) });
  }
});
process.on('disconnect', () => process.exit(0));

function sendSheet({ name, rows }: Sheet) {
  send({ name });
  for (let start = 0; start < rows.length; start += ROWS_PER_MESSAGE) {
    send({ rows: rows.slice(start, start + ROWS_PER_MESSAGE) });
  }
}
