import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/product.ts';
import { count, type Gate } from '../gate.ts';
import { postmasterPid, startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Answer, isPolite } from '../visitor.ts';
import { auditAll, firstAcknowledged, newWriters } from '../writer.ts';

const KILLS = { small: 1, full: 50 };
const WRITERS = 6;
const LONGEST_LOAD_MS = 1_000;
/** The small run shares the machine with other work, so slowness is not a failure. */
const BACK_WITHIN_MS = { small: 120_000, full: 30_000 };

export const gate: Gate = {
  name: 'database-kill',
  title: 'The database is killed under load: calls get a 503 with a sentence, and it restarts',
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const env = { LOG_LEVEL: 'error' };
      const product = await startProduct({ dataDir, port: await freePort(), env });
      const stop = new AbortController();
      const outages: number[] = [];
      const rude: string[] = [];
      let refused = 0;
      const onRefused = async (answer: Answer | undefined) => {
        refused += 1;
        if (!isPolite(answer)) rude.push(JSON.stringify(answer ?? 'no answer'));
        await delay(20);
        return true;
      };
      try {
        const writers = await newWriters(product.origin, WRITERS);
        await Promise.all(writers.map((writer) => writer.openBook()));
        const load = Promise.all(
          writers.map((writer) => writer.work({ until: stop.signal, onRefused })),
        );
        for (let kill = 1; kill <= KILLS[scale]; kill += 1) {
          await firstAcknowledged(writers);
          await delay(randomInt(LONGEST_LOAD_MS));
          process.kill(await postmasterPid(dataDir), 'SIGKILL');
          const begin = Date.now();
          await backAgain(product.origin, BACK_WITHIN_MS[scale]).catch((error: unknown) => {
            for (const line of product.output.slice(-10)) say(line);
            throw error;
          });
          outages.push(Date.now() - begin);
          if (kill % 10 === 0) say(`${kill} kills, back after ${outages.at(-1)} ms`);
        }
        stop.abort();
        await load;
        const wrong = await auditAll(writers);
        for (const each of [...wrong, ...rude].slice(0, 20)) say(each);
        const acknowledged = writers.reduce((total, writer) => total + writer.acknowledged, 0);
        return {
          figure: `${count(wrong.length)} of ${count(acknowledged)} acknowledged writes lost over ${KILLS[scale]} kills, ${count(refused)} calls refused, ${rude.length} of them without a sentence, back after ${count(Math.max(...outages))} ms at most`,
          isMet: wrong.length === 0 && rude.length === 0 && acknowledged > 0,
        };
      } finally {
        stop.abort();
        await product.stop();
      }
    }),
};

/** Needs two healthy answers: the first may be from before the death was noticed. */
async function backAgain(origin: string, withinMs: number): Promise<void> {
  const begin = Date.now();
  for (let well = 0; well < 2; ) {
    if (Date.now() - begin > withinMs) throw new Error('The database did not come back');
    await delay(50);
    const { status } = await fetch(`${origin}/api/health`);
    well = status === 200 ? well + 1 : 0;
  }
}
