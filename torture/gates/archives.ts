import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { archiveOf, sha256, smallProject, unzip } from '#server/testing/archives.ts';
import { freePort } from '../../e2e/product.ts';
import { archiveBombs } from '../archive-bombs.ts';
import { startBystander } from '../bystander.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import { peakMemory } from '../process-memory.ts';
import { startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

const MEMORY_LIMIT_MB = 450;
/** How long an unrelated call may take meanwhile. In the small run, it only has to finish. */
const LATENCY_LIMIT_MS: Record<Scale, number> = { small: Number.POSITIVE_INFINITY, full: 1_000 };
const SIZES = { small: { expenses: 300, files: 6 }, full: { expenses: 5_000, files: 200 } };

export const gate: Gate = {
  name: 'archives',
  title: 'Hostile archives get a sentence and leave nothing; a large one comes back as it went',
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const env = { LOG_LEVEL: 'error' };
      const product = await startProduct({ dataDir, port: await freePort(), env });
      const faults: string[] = [];
      const bombs = archiveBombs(scale);
      let memory = Number.NaN;
      let slowest = Number.NaN;
      try {
        const visitor = await newVisitor(product.origin);
        say(`${(await peakMemory(product.pid)).toFixed(0)} MB before the first`);
        const bystander = await startBystander(product.origin);
        for (const { name, make } of bombs) {
          const { status, body } = await sendArchive(visitor, await make());
          const isRefused = status >= 400 && status < 500 && /^[A-Z].+\.$/.test(body.error);
          if (!isRefused) faults.push(`${name}: ${status} ${JSON.stringify(body)}`);
        }
        if ((await visitor.must('GET', '/api/projects')).length > 0)
          faults.push('a project stayed');
        say(`after the bombs: ${(await peakMemory(product.pid)).toFixed(0)} MB at most`);
        faults.push(...(await goRound(visitor, SIZES[scale], say)));
        memory = await peakMemory(product.pid);
        slowest = await bystander.stop();
      } finally {
        await product.stop();
      }
      for (const fault of faults) say(fault);
      return {
        figure: `${faults.length} faults with ${bombs.length} hostile archives and one of ${count(SIZES[scale].expenses)} expenses and ${SIZES[scale].files} files, ${memory.toFixed(0)} MB at most, other calls within ${count(slowest)} ms`,
        isMet:
          faults.length === 0 && !(memory > MEMORY_LIMIT_MB) && slowest <= LATENCY_LIMIT_MS[scale],
      };
    }),
};

async function sendArchive(visitor: Visitor, bytes: Buffer<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'archive.zip');
  return visitor.send('POST', '/api/archives', form);
}

/** A large archive in, out, and in again. */
async function goRound(
  visitor: Visitor,
  sizes: { expenses: number; files: number },
  say: (line: string) => void,
): Promise<string[]> {
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    const result = await work();
    say(`${what}: ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
    return result;
  };
  const first = await largeArchive(sizes);
  const made = await timed(`restoring ${(first.length / 1e6).toFixed(0)} MB`, () =>
    sendArchive(visitor, first),
  );
  if (made.status !== 201) return [`the large archive: ${made.status} ${made.body.error}`];
  const response = await timed('the first byte of the archive', () =>
    visitor.open('GET', `/api/projects/${made.body.id}/archive.zip`),
  );
  const second = await timed('the rest of it', async () =>
    Buffer.from(await response.arrayBuffer()),
  );
  const [before, after] = [await unzip(first), await unzip(second)];
  const read = (files: Map<string, Buffer>) =>
    JSON.parse(files.get('archive.json')?.toString() ?? '{}');
  const sums = (files: Map<string, Buffer>) =>
    read(files)
      .files.map((file: { sha256: string }) => file.sha256)
      .toSorted();
  const texts = (files: Map<string, Buffer>) =>
    read(files).expenses.map(
      ({ description, amount, date }: Record<string, string>) => `${date} ${description} ${amount}`,
    );
  const faults: string[] = [];
  if (String(sums(before)) !== String(sums(after))) faults.push('the files are not equal');
  if (String(texts(before)) !== String(texts(after))) faults.push('the expenses are not equal');
  const again = await sendArchive(visitor, second);
  if (again.status !== 201) faults.push(`the second time: ${again.status} ${again.body.error}`);
  return faults;
}

async function largeArchive({ expenses, files }: { expenses: number; files: number }) {
  const photos: { name: string; content: Buffer }[] = [];
  for (let index = 0; index < files; index += 1) photos.push(await photo(index));
  const content = {
    ...smallProject,
    expenses: Array.from({ length: expenses }, (_, index) => {
      const name = photos[index]?.name;
      return {
        ...{ id: index + 1, date: '2026-03-14', description: `Expense ${index}`, kind: 'expense' },
        ...{ amount: `${index + 1}.05`, category: 'materials', paymentMethod: 'cash' },
        ...{ contractorId: null, planLineId: null, roomId: null, agreementId: null, billId: null },
        ...{ isHoldback: false, overrideReason: null, refundOfId: null, lines: [], taxRecord: [] },
        notes: 'A note as people write it, of one sentence.',
        attachments: name ? [{ key: name, type: null, name: 'Receipt', size: null }] : [],
        createdAt: '2026-03-14T10:00:00.000Z',
      };
    }),
    files: photos.map(({ name, content }) => ({
      path: name,
      type: 'image/jpeg',
      size: content.length,
      sha256: sha256(content),
    })),
  };
  return archiveOf(content, photos);
}

/** About half a megabyte, as a photo of a receipt is stored. */
async function photo(index: number) {
  const raw = { width: 400, height: 500, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  const image = sharp(noise, { raw }).resize(1_600, 2_000).jpeg({ quality: 60 });
  return { name: `receipts/${index}.jpg`, content: await image.toBuffer() };
}
