import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type ReadZip, readZip } from '../archives/archive-zip-reader.ts';
import { ARCHIVE_JSON, CHECKSUMS } from '../archives/project-archive.ts';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

interface Archive {
  exportedAt: string;
  files: { path: string }[];
}

/**
 * Writes a copy of an archive into the folder in which every day and every instant is as far from
 * now as it was from the day of the export. So a sample never grows old.
 *
 * @returns the path of the copy
 */
export async function writeDatedArchive(
  source: string,
  { folder, now }: { folder: string; now: Date },
): Promise<string> {
  const zip = await readZip(source);
  try {
    const archive = JSON.parse((await readAll(zip, ARCHIVE_JSON)).toString('utf8')) as Archive;
    const days = Math.floor(now.getTime() / DAY_MS) - dayOf(archive.exportedAt);
    const json = Buffer.from(JSON.stringify(moved(archive, days)));
    const sum = createHash('sha256').update(json).digest('hex');
    const copy = new ZipFile();
    copy.addBuffer(json, ARCHIVE_JSON, { compress: false });
    copy.addBuffer(Buffer.from(`${sum}  ${ARCHIVE_JSON}\n`), CHECKSUMS, { compress: false });
    for (const { path: name } of archive.files) {
      copy.addBuffer(await readAll(zip, name), name, { compress: false });
    }
    copy.end();
    const file = path.join(folder, path.basename(source));
    await pipeline(copy.outputStream, createWriteStream(file, { mode: 0o600 }));
    return file;
  } finally {
    zip.close();
  }
}

const dayOf = (instant: string) => Math.floor(Date.parse(instant) / DAY_MS);

async function readAll(zip: ReadZip, name: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zip.read(name)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The same value with every day and instant in it so many days later. */
export function moved(value: unknown, days: number): unknown {
  if (typeof value === 'string') return movedText(value, days);
  if (Array.isArray(value)) return value.map((each) => moved(each, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each, days)]));
}

function movedText(text: string, days: number): string {
  if (!DAY.test(text) && !INSTANT.test(text)) return text;
  const later = new Date(Date.parse(text) + days * DAY_MS).toISOString();
  return later.slice(0, text.length);
}
