import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';
import { type BackupManifest, CHECKSUMS, MANIFEST } from '../backup-manifest.ts';

/** The same backup with other content and matching checksums. */
export async function forged(
  archive: Buffer,
  forge: (entries: Map<string, Buffer>) => void,
): Promise<Buffer> {
  const entries = new Map<string, Buffer>();
  const reader = extract();
  reader.end(archive);
  for await (const entry of reader) entries.set(entry.header.name, await buffer(entry));
  entries.delete(CHECKSUMS);
  forge(entries);
  const sums = [...entries].map(
    ([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`,
  );
  entries.set(CHECKSUMS, Buffer.from(sums.join('')));
  const writer = pack();
  for (const [name, content] of entries) writer.entry({ name }, content);
  writer.finalize();
  return buffer(writer);
}

export function changeManifest(
  entries: Map<string, Buffer>,
  change: (manifest: BackupManifest) => void,
): void {
  const manifest: BackupManifest = JSON.parse(String(entries.get(MANIFEST)));
  change(manifest);
  entries.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
}
