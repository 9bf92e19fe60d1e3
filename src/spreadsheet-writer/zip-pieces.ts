import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const DEFLATE = 8;
/** Of every entry, so that the same rows give the same bytes. */
const ENTRY_TIME = '2000-01-01T00:00:00';

export interface ZipEntry {
  name: string;
  pieces: Iterable<string> | AsyncIterable<string>;
}

/**
 * The bytes of a ZIP file, one entry after the other. Each piece is read when the one before has
 * been taken. Compression runs in Node's thread pool, so that other requests continue meanwhile.
 */
export async function* zipPieces(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const taken = () => {
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for (const { name, pieces } of entries) {
    const file: ZipInputFile = {
      ...{ filename: name, size: 0, crc: 0 },
      compression: DEFLATE,
      mtime: ENTRY_TIME,
    };
    zip.add(file);
    for await (const piece of deflated(pieces, file)) {
      file.ondata?.(null, piece, false);
      yield* taken();
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* taken();
}

function deflated(
  pieces: ZipEntry['pieces'],
  file: ZipInputFile,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      file.size += bytes.length;
      file.crc = crc32(bytes, file.crc);
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  // A failure of the source ends the compression, and the loop over it throws that failure.
  pipeline(Readable.from(counted()), deflate, () => undefined);
  return deflate;
}
