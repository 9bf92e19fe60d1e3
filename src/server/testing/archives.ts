import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBuffer, type ZipFile as ReadZipFile } from 'yauzl';
import { ZipFile } from 'yazl';
import { multipart } from './multipart.ts';
import type { TestClient } from './test-client.ts';

export const sha256 = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex');

export interface ZipEntry {
  name: string;
  content: Uint8Array | string;
  compress?: boolean;
}

/** A ZIP of any files. */
export async function zipOf(entries: ZipEntry[]): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const { name, content, compress = false } of entries) {
    zip.addBuffer(Buffer.from(content as Uint8Array), name, { compress });
  }
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}

/** The files in a ZIP by their paths. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await new Promise<ReadZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    );
  });
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files.set(entry.fileName, await buffer(stream));
        zip.readEntry();
      });
    });
    zip.readEntry();
  });
}

/** An archive with this content, and right checksums. */
export async function archiveOf(
  content: object | string,
  files: ZipEntry[] = [],
): Promise<Buffer<ArrayBuffer>> {
  const json = typeof content === 'string' ? content : JSON.stringify(content);
  const sums = `${sha256(json)}  archive.json\n`;
  return zipOf([
    { name: 'archive.json', content: json, compress: true },
    { name: 'SHA256SUMS', content: sums },
    ...files,
  ]);
}

/** A small project as archive.json has it. */
export const smallProject = {
  format: 'plumbline-archive',
  version: 1,
  exportedAt: '2026-03-14T10:00:00.000Z',
  project: {
    name: 'Kitchen',
    description: null,
    budget: '25000.00',
    currency: 'USD',
    region: null,
    startDate: null,
  },
};

export async function sendArchive(
  client: TestClient,
  bytes: Buffer<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const form = await multipart({ file: new Blob([bytes]) });
  return client.send('POST', '/api/archives', {
    ...form,
    headers: { ...form.headers, ...headers },
  });
}
