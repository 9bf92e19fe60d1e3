import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/product.ts';
import { type Bomb, makeBombs } from '../bombs.ts';
import { count, type Gate } from '../gate.ts';
import { peakMemory } from '../process-memory.ts';
import { startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

const ROUNDS = { small: 1, full: 10 };
/** This many users upload at the same time. */
const AT_ONCE = 4;
const MEMORY_LIMIT_MB = 400;
/** How long an unrelated call may take meanwhile. In the small run, it only has to finish. */
const LATENCY_LIMIT_MS = { small: Number.POSITIVE_INFINITY, full: 1_000 };
const BYSTANDER_EVERY_MS = 20;

export const gate: Gate = {
  name: 'image-bombs',
  title:
    'Malicious images and PDFs are accepted or refused in JSON, within 400 MB, and others are served',
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const env = { LOG_LEVEL: 'error' };
      const bombs = await makeBombs(scale);
      const product = await startProduct({ dataDir, port: await freePort(), env });
      const faults: string[] = [];
      const latencies: number[] = [];
      const done = new AbortController();
      let memory = Number.NaN;
      try {
        say(`${(await peakMemory(product.pid)).toFixed(0)} MB before the first`);
        const bystander = watch(await newVisitor(product.origin), latencies, done.signal);
        for (let round = 1; round <= ROUNDS[scale]; round += 1) {
          const queue = bombs.toSorted(() => Math.random() - 0.5);
          const uploads = Array.from({ length: AT_ONCE }, async () => {
            const visitor = await newVisitor(product.origin);
            for (let bomb = queue.pop(); bomb; bomb = queue.pop()) {
              const fault = await throwAt(visitor, bomb);
              if (fault) faults.push(fault);
            }
          });
          await Promise.all(uploads);
          memory = await peakMemory(product.pid);
          say(`round ${round}: ${faults.length} faults, ${memory.toFixed(0)} MB at most`);
        }
        done.abort();
        await bystander;
      } finally {
        done.abort();
        await product.stop();
      }
      for (const fault of new Set(faults)) say(fault);
      const slowest = Math.max(...latencies);
      return {
        figure: `${faults.length} of ${count(bombs.length * ROUNDS[scale])} files answered wrongly, ${memory.toFixed(0)} MB at most, other calls within ${count(slowest)} ms`,
        isMet:
          faults.length === 0 && !(memory > MEMORY_LIMIT_MB) && slowest <= LATENCY_LIMIT_MS[scale],
      };
    }),
};

async function throwAt(visitor: Visitor, { name, content, expected }: Bomb) {
  const { status, body } = await visitor.upload(content).catch((error: Error) => ({
    status: 0,
    body: { error: error.message },
  }));
  if (!expected.includes(status)) return `${name}: ${status} ${body?.error ?? ''}`;
  if (status !== 201) return /^[A-Z].+\.$/.test(body.error) ? null : `${name}: no sentence`;
  const { signedUrl } = await visitor.must('POST', '/api/signed-url', { s3Key: body.imageUrl });
  const shown = await visitor.open('GET', signedUrl);
  await shown.arrayBuffer();
  const type = shown.headers.get('content-type') ?? '';
  const isHarmless =
    /^(image\/(jpeg|png|gif)|application\/pdf)$/.test(type) &&
    shown.headers.get('x-content-type-options') === 'nosniff' &&
    shown.headers.get('content-security-policy')?.includes('sandbox');
  return isHarmless ? null : `${name}: shown as ${type} without its guards`;
}

/** A user who lists their projects in the meantime. */
async function watch(visitor: Visitor, latencies: number[], until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const begin = performance.now();
    await visitor.must('GET', '/api/projects');
    latencies.push(Math.round(performance.now() - begin));
    await delay(BYSTANDER_EVERY_MS);
  }
}
