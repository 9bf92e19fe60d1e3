import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';

/** A text of an archive, on disk until it is sent. */
export interface WrittenFile {
  /** Its path in the archive. */
  name: string;
  file: string;
  size: number;
  sha256: string;
}

export interface TextWriter {
  write(text: string): Promise<void>;
  end(): Promise<WrittenFile>;
}

/** Writes a text piece by piece, and measures it meanwhile. */
export function createTextWriter(folder: string, name: string): TextWriter {
  const file = path.join(folder, name.replaceAll('/', '-'));
  const stream = createWriteStream(file, { mode: 0o600 });
  const hash = createHash('sha256');
  let size = 0;
  // Without a listener, a full disk would end the process between two writes.
  const isDone = finished(stream);
  isDone.catch(() => undefined);
  return {
    async write(text) {
      const bytes = Buffer.from(text);
      hash.update(bytes);
      size += bytes.length;
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), isDone]);
    },
    async end() {
      stream.end();
      await isDone;
      return { name, file, size, sha256: hash.digest('hex') };
    },
  };
}

export async function writeText(folder: string, name: string, text: string): Promise<WrittenFile> {
  const writer = createTextWriter(folder, name);
  await writer.write(text);
  return writer.end();
}
