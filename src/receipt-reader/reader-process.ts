import { readFile } from 'node:fs/promises';
import { readPdf } from './pdf-reader.ts';
import { createPictureReader } from './picture-reader.ts';
import type { AnswerMessage, JobMessage, Reading, ReadingJob } from './reading.ts';
import { toFacts } from './rules/receipt-facts.ts';

/** A file that is made to contain endless text is cut here. */
const MAX_ROWS = 2_000;
const MAX_ROW_LENGTH = 500;

/** The program of the process that reads, one file after the other. It ends with its parent. */
const reader = createPictureReader();

async function read({ file, type, hints }: ReadingJob): Promise<Reading> {
  const content = await readFile(file);
  const readPicture = await reader;
  const rows =
    type === 'application/pdf' ? await readPdf(content, readPicture) : await readPicture(content);
  const kept = rows
    .slice(0, MAX_ROWS)
    .map((row) => ({ ...row, text: row.text.slice(0, MAX_ROW_LENGTH) }));
  return { ...toFacts(kept, hints), text: kept.map(({ text }) => text).join('\n') };
}

process.on('message', async ({ id, job }: JobMessage) => {
  const answer: AnswerMessage = await read(job).then(
    (reading) => ({ id, reading }),
    (error: unknown) => ({ id, failure: Object(error).message ?? String(error) }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
