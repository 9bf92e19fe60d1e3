import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ProjectArchive } from './project-archive.ts';
import type { WrittenFile } from './written-file.ts';

/** A ZIP that is written while it is sent, and how many bytes it will have. */
export interface SentZip {
  content: Readable;
  size: number;
}

/** Opened when its turn comes. */
interface Part {
  name: string;
  size: number;
  open: () => Promise<Readable>;
}

export const zipProject = (
  { openFile }: { openFile: (key: string) => Promise<Readable> },
  { texts, files }: ProjectArchive,
): Promise<SentZip> =>
  zipParts([
    ...texts.map(toPart),
    ...files.map(({ path, key, size }) => ({
      name: path,
      size,
      open: () => openFile(key),
    })),
  ]);

/** A ZIP of other ZIPs. */
export const zipAll = (
  texts: WrittenFile[],
  zips: { name: string; zip: SentZip }[],
): Promise<SentZip> =>
  zipParts([
    ...texts.map(toPart),
    ...zips.map(({ name, zip }) => ({ name, size: zip.size, open: async () => zip.content })),
  ]);

const toPart = ({ name, size, file }: WrittenFile): Part => ({
  name,
  size,
  open: async () => createReadStream(file),
});

/**
 * Nothing is compressed: pictures and PDFs are already, and so the size is known before the first
 * byte. A download can show its progress, and one that breaks off is noticed.
 */
function zipParts(parts: Part[]): Promise<SentZip> {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  const opened: Readable[] = [];
  for (const { name, size, open } of parts) {
    zip.addReadStreamLazy(name, { compress: false, size }, (use) => {
      open().then(
        (stream) => {
          opened.push(stream);
          if (content.destroyed) stream.destroy();
          else use(null, stream);
        },
        (error: unknown) => use(error, null as never),
      );
    });
  }
  // yazl does not close what it reads if the reader leaves.
  content.once('close', () => {
    for (const stream of opened) stream.destroy();
  });
  return new Promise((resolve, reject) => {
    // A file that cannot be read breaks the download off: a ZIP without it would look whole.
    zip.on('error', (error: Error) => {
      content.destroy(error);
      reject(error);
    });
    const resolveWith = (size: number) => {
      if (size < 0) reject(new Error('The size of a ZIP is not known'));
      else resolve({ content, size });
    };
    // Its types do not know that it is told the size.
    zip.end({ forceZip64Format: false, comment: '' }, resolveWith as () => void);
  });
}
