import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openBenchDatabase } from '../../bench/database.ts';
import { freePort } from '../../e2e/product.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import { launchProduct, type ProductOptions, postmasterPid, startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import type { Answer } from '../visitor.ts';
import { auditAll, firstAcknowledged, newWriters, type Writer } from '../writer.ts';

/** On each of the two databases. */
const KILLS: Record<Scale, number> = { small: 1, full: 100 };
const WRITERS = 6;
const LONGEST_LOAD_MS = 900;
const LONGEST_START_MS = 1_500;

interface Outcome {
  kills: number;
  acknowledged: number;
  wrong: string[];
}

export const gate: Gate = {
  name: 'durability',
  title: 'Acknowledged writes survive kill -9 of the application and of its database',
  run: (scale, say) =>
    withTemporaryFolder(async (folder) => {
      const embedded = await torment({
        options: await installation(path.join(folder, 'embedded')),
        scale,
        say: (line) => say(`embedded database: ${line}`),
      });
      const database = await openBenchDatabase();
      try {
        const external = await torment({
          options: await installation(path.join(folder, 'external'), database.url),
          scale,
          say: (line) => say(`separate database: ${line}`),
        });
        return sum([embedded, external], say);
      } finally {
        await database.close();
      }
    }),
};

async function installation(dataDir: string, databaseUrl?: string): Promise<ProductOptions> {
  await mkdir(dataDir);
  return {
    dataDir,
    port: await freePort(),
    env: { LOG_LEVEL: 'error', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  };
}

interface Torment {
  options: ProductOptions;
  scale: Scale;
  say: (line: string) => void;
}

async function torment({ options, scale, say }: Torment): Promise<Outcome> {
  let product = await startProduct(options);
  const writers = await newWriters(product.origin, WRITERS);
  const wrong: string[] = [];
  const isEmbedded = !options.env?.['DATABASE_URL'];
  try {
    for (let kill = 1; kill <= KILLS[scale]; kill += 1) {
      await Promise.all(writers.map((writer) => writer.openBook()));
      const load = workUntilItDies(writers);
      await firstAcknowledged(writers);
      await delay(randomInt(LONGEST_LOAD_MS));
      // Every third time, the database is killed too, as in a power cut.
      const database = isEmbedded && kill % 3 === 0 ? await postmasterPid(options.dataDir) : null;
      if (database) process.kill(database, 'SIGKILL');
      await product.kill();
      await load;
      // Every fifth time, the next start is killed too.
      if (kill % 5 === 0) {
        const unlucky = launchProduct(options);
        await delay(randomInt(LONGEST_START_MS));
        await unlucky.kill();
      }
      product = await startProduct(options);
      wrong.push(...(await auditNewest(writers)));
      if (kill % 10 === 0) say(`${kill} kills, ${wrong.length} lost`);
    }
    wrong.push(...(await auditAll(writers)));
  } finally {
    await product.stop();
  }
  const acknowledged = writers.reduce((total, writer) => total + writer.acknowledged, 0);
  return { kills: KILLS[scale], acknowledged, wrong };
}

async function workUntilItDies(writers: Writer[]): Promise<void> {
  const until = new AbortController().signal;
  const onRefused = async (answer?: Answer) => answer !== undefined;
  await Promise.all(writers.map((writer) => writer.work({ until, onRefused })));
}

async function auditNewest(writers: Writer[]): Promise<string[]> {
  return (await Promise.all(writers.map((writer) => writer.audit({ all: false })))).flat();
}

function sum(outcomes: Outcome[], say: (line: string) => void) {
  const wrong = outcomes.flatMap((outcome) => outcome.wrong);
  for (const each of wrong.slice(0, 20)) say(each);
  const total = (name: 'kills' | 'acknowledged') =>
    outcomes.reduce((so, outcome) => so + outcome[name], 0);
  const figure = `${count(wrong.length)} of ${count(total('acknowledged'))} acknowledged writes lost over ${count(total('kills'))} kills`;
  return { figure, isMet: wrong.length === 0 && total('acknowledged') > 0 };
}
