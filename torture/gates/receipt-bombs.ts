import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/product.ts';
import { textPdf } from '../../src/receipt-reader/testing/pdf.ts';
import { count, type Gate } from '../gate.ts';
import { peakMemory } from '../process-memory.ts';
import { startProduct } from '../product.ts';
import { makeReceiptBombs, type ReceiptBomb } from '../receipt-bombs.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

const ROUNDS = { small: 1, full: 5 };
/** Of the server. The process that reads has limits of its own. */
const MEMORY_LIMIT_MB = 300;
/** How long an unrelated call may take meanwhile. In the small run, it only has to finish. */
const LATENCY_LIMIT_MS = { small: Number.POSITIVE_INFINITY, full: 1_000 };
const LOOK_EVERY_MS = 50;
/** Two minutes for each of three attempts, and some for those before it. */
const PATIENCE_MS = 400_000;

/** An ordinary receipt, to be read after all the others. */
const receipt = textPdf([
  ['Corner Hardware'],
  ['2026-03-08'],
  ['Screws', '8.00'],
  ['Glue', '4.00'],
  ['TOTAL', '12.00'],
]);

export const gate: Gate = {
  name: 'receipt-bombs',
  // Reading takes a processor for minutes.
  isRunByName: true,
  title: `Malicious receipts are read or given up in the process that reads, the server stays within ${MEMORY_LIMIT_MB} MB, and others are served`,
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const bombs = makeReceiptBombs(scale);
      const env = { LOG_LEVEL: 'fatal', READ_RECEIPTS: 'on' };
      const product = await startProduct({ dataDir, port: await freePort(), env });
      const faults: string[] = [];
      const latencies: number[] = [];
      const done = new AbortController();
      let memory = Number.NaN;
      try {
        const bystander = watch(await newVisitor(product.origin), latencies, done.signal);
        for (let round = 1; round <= ROUNDS[scale]; round += 1) {
          for (const bomb of bombs) {
            const visitor = await newVisitor(product.origin);
            const begin = Date.now();
            const fault = await throwAt(visitor, bomb);
            if (fault) faults.push(`${bomb.name}: ${fault}`);
            say(`${bomb.name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`);
          }
          const ordinary = await read(await newVisitor(product.origin), receipt);
          if (ordinary.total?.value !== '12.00') faults.push('an ordinary receipt is not read');
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
        figure: `${faults.length} of ${count(bombs.length * ROUNDS[scale])} files read wrongly, ${memory.toFixed(0)} MB at most in the server, other calls within ${count(slowest)} ms`,
        isMet:
          faults.length === 0 && !(memory > MEMORY_LIMIT_MB) && slowest <= LATENCY_LIMIT_MS[scale],
      };
    }),
};

/** What reading it ends with. */
async function read(visitor: Visitor, content: Buffer) {
  const { status, body } = await visitor.upload(content);
  if (status !== 201) return { status: `upload ${status}` };
  const started = await visitor.must('POST', '/api/readings', { key: body.imageUrl });
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const reading = await visitor.must('GET', `/api/readings/${started.id}`);
    if (['done', 'failed'].includes(reading.status) || Date.now() > end) return reading;
    await delay(LOOK_EVERY_MS);
  }
}

async function throwAt(visitor: Visitor, { content, never }: ReceiptBomb): Promise<string | null> {
  const reading = await read(visitor, content);
  if (!['done', 'failed'].includes(reading.status)) return reading.status;
  return never?.test(JSON.stringify(reading)) ? 'what it hides was read' : null;
}

/** A user who lists their projects in the meantime. */
async function watch(visitor: Visitor, latencies: number[], until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const begin = performance.now();
    await visitor.must('GET', '/api/projects');
    latencies.push(Math.round(performance.now() - begin));
    await delay(LOOK_EVERY_MS);
  }
}
