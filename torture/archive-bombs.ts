import { deflateRawSync } from 'node:zlib';
import { archiveOf, sha256, smallProject, zipOf } from '#server/testing/archives.ts';
import type { Scale } from './gate.ts';

export interface ArchiveBomb {
  name: string;
  make: () => Promise<Buffer<ArrayBuffer>>;
}

const MB = 1024 * 1024;
/** How far a bomb unpacks. */
const UNPACKED_MB: Record<Scale, number> = { small: 40, full: 1_000 };
const PDF = Buffer.from('%PDF-1.7\n');

const document = (id: number, key: string) => ({
  ...{
    id,
    title: 'Paper',
    kind: 'other',
    stage: null,
    takenOn: null,
    expiresOn: null,
    notes: null,
  },
  ...{ contractorId: null, agreementId: null, billId: null, quoteId: null, changeOrderId: null },
  ...{ roomId: null, milestoneId: null, key },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-01T10:00:00.000Z' },
});

/** An archive with one file, which lists it with these facts. */
const withFile = (content: Buffer, facts: object = {}) =>
  archiveOf(
    {
      ...smallProject,
      documents: [document(1, 'a.pdf')],
      files: [
        {
          ...{ path: 'a.pdf', type: 'application/pdf', size: content.length },
          sha256: sha256(content),
          ...facts,
        },
      ],
    },
    [{ name: 'a.pdf', content, compress: true }],
  );

/** Archives that ask for memory, time or room that they must not get. */
export function archiveBombs(scale: Scale): ArchiveBomb[] {
  const bytes = UNPACKED_MB[scale] * MB;
  const head = JSON.stringify(smallProject).slice(0, -1);
  return [
    { name: 'a JSON of blanks', make: () => archiveOf(`${head}${' '.repeat(bytes / 4)}}`) },
    {
      name: 'one endless text',
      make: () => archiveOf(`${head},"rooms":["${'a'.repeat(bytes / 4)}"]}`),
    },
    {
      name: 'brackets without end',
      make: () => archiveOf(`${head},"rooms":${'['.repeat(bytes / 8)}`),
    },
    {
      name: 'a million records',
      make: () => archiveOf(`${head},"rooms":[${'{"id":1},'.repeat(bytes / 40)}{}]}`),
    },
    {
      name: 'a file that unpacks to much more',
      make: () => withFile(Buffer.concat([PDF, Buffer.alloc(bytes / 4)])),
    },
    {
      name: 'a file that hides how much it unpacks to',
      make: async () => {
        const zip = await withFile(Buffer.concat([PDF, Buffer.alloc(bytes / 4)]), { size: 100 });
        return lie(zip, bytes / 4 + PDF.length, 100);
      },
    },
    {
      name: 'many files in one',
      make: async () => {
        const count = scale === 'full' ? 5_000 : 500;
        const names = Array.from({ length: count }, (_, index) => `${index}.pdf`);
        const listed = { type: 'application/pdf', size: 9 * MB, sha256: sha256('') };
        return archiveOf({
          ...smallProject,
          documents: names.map((name, index) => document(index + 1, name)),
          files: names.map((path) => ({ path, ...listed })),
        });
      },
    },
    {
      name: 'more entries than any project has',
      make: async () => {
        const zip = await zipOf([]);
        // The end of the directory says how many there are.
        zip.writeUInt16LE(65_000, 8);
        zip.writeUInt16LE(65_000, 10);
        return zip;
      },
    },
    {
      name: 'an archive in an archive in an archive',
      make: async () => {
        let zip = await archiveOf(smallProject);
        for (let depth = 0; depth < 5; depth += 1)
          zip = await zipOf([{ name: 'a.zip', content: zip }]);
        return zip;
      },
    },
    {
      name: 'noise',
      make: async () => Buffer.from(deflateRawSync(Buffer.alloc(MB, 'noise'))),
    },
  ];
}

/** Replaces a size in the ZIP's directory by another one. */
function lie(zip: Buffer<ArrayBuffer>, size: number, other: number): Buffer<ArrayBuffer> {
  const [from, to] = [size, other].map((value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  }) as [Buffer, Buffer];
  const lying = Buffer.from(zip);
  for (let at = lying.indexOf(from); at >= 0; at = lying.indexOf(from, at + 1)) to.copy(lying, at);
  return lying;
}
