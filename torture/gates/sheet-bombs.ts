import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/product.ts';
import type { Bomb } from '../bombs.ts';
import { count, type Gate } from '../gate.ts';
import { peakMemory } from '../process-memory.ts';
import { startProduct } from '../product.ts';
import { makeSheetBombs } from '../sheet-bombs.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

const ROUNDS = { small: 1, full: 10 };
/** This many users import at the same time. */
const AT_ONCE = 4;
/** Of the server. The process that reads has limits of its own. */
const MEMORY_LIMIT_MB = 500;
/** How long an unrelated call may take meanwhile. In the small run, it only has to finish. */
const LATENCY_LIMIT_MS = { small: Number.POSITIVE_INFINITY, full: 1_000 };
const BYSTANDER_EVERY_MS = 20;

const isSentence = (text: unknown) => /^[A-Z].+[.\w]$/.test(String(text));

export const gate: Gate = {
  name: 'sheet-bombs',
  title: `Malicious spreadsheets are read or refused with a sentence, within ${MEMORY_LIMIT_MB} MB, and others are served`,
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const bombs = makeSheetBombs(scale);
      const env = { LOG_LEVEL: 'error' };
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
          const imports = Array.from({ length: AT_ONCE }, async () => {
            const visitor = await newVisitor(product.origin);
            for (let bomb = queue.pop(); bomb; bomb = queue.pop()) {
              const fault = await throwAt(visitor, bomb);
              if (fault) faults.push(`${bomb.name}: ${fault}`);
            }
          });
          await Promise.all(imports);
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

/** What is read is also looked at, imported and undone, each in a project of its own. */
async function throwAt(visitor: Visitor, { content, expected }: Bomb): Promise<string | null> {
  const project = await visitor.must('POST', '/api/projects', { name: 'Kitchen', budget: '900' });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), 'costs.xlsx');
  const sent = await visitor
    .send('POST', `/api/imports?projectId=${project.id}`, form)
    .catch((error: Error) => ({ status: 0, body: { error: error.message } }));
  const { status, body } = sent;
  if (!expected.includes(status)) return `${status} ${body?.error ?? ''}`;
  if (status !== 201) return isSentence(body.error) ? null : `no sentence: ${body.error}`;
  if (/root:.*:0:0/.test(JSON.stringify(body))) return 'it shows a file of the server';
  const rows = await visitor.send('GET', `/api/imports/${body.id}/rows?pageSize=100`);
  if (rows.status !== 200) return `its rows: ${rows.status}`;
  const commit = await visitor.send('POST', `/api/imports/${body.id}/commit`, {});
  if (commit.status !== 201) return `its commit: ${commit.status} ${commit.body?.error ?? ''}`;
  const wrong = await formulaIn(visitor, project.id);
  if (wrong) return wrong;
  const undo = await visitor.send('POST', `/api/imports/${body.id}/undo`, {});
  return undo.status === 200 ? null : `its undo: ${undo.status}`;
}

/** A text that starts like a formula leaves as text. */
async function formulaIn(visitor: Visitor, projectId: number): Promise<string | null> {
  const csv: string = await visitor.must('GET', `/api/expenses/export.csv?projectId=${projectId}`);
  return /(^|,)"?[=@]/m.test(csv) ? 'a formula in the CSV export' : null;
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
