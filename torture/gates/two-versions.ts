import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openBenchDatabase } from '../../bench/database.ts';
import { freePort } from '../../e2e/product.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import { buildLastRelease } from '../last-release.ts';
import { type ProductProcess, startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import type { Answer } from '../visitor.ts';
import { auditAll, newWriters, Writer } from '../writer.ts';

const ROUNDS = { small: 1, full: 10 };
const WRITERS = 4;
/** How long each stage lasts: the release alone, both, and this version alone. */
const STAGE_MS = 4_000;
/** Then a writer begins another project: one can hold only so many milestones. */
const BOOK_MS = 2_000;

export const gate: Gate = {
  name: 'two-versions',
  title: 'This version migrates and serves beside the last release: no call fails, nothing is lost',
  isRunByName: true,
  run: (scale, say) =>
    withTemporaryFolder(async (folder) => {
      const checkout = path.join(folder, 'release');
      const version = await buildLastRelease(checkout);
      if (!version) return { figure: 'needs the whole history, with the release', isMet: null };
      const total = { acknowledged: 0, faults: [] as string[] };
      for (let round = 1; round <= ROUNDS[scale]; round += 1) {
        const { acknowledged, faults } = await upgrade(checkout);
        total.acknowledged += acknowledged;
        total.faults.push(...faults);
        say(`round ${round}: ${count(acknowledged)} writes, ${faults.length} faults`);
      }
      for (const fault of total.faults.slice(0, 20)) say(fault);
      return {
        figure: `${count(total.faults.length)} faults at ${count(total.acknowledged)} acknowledged writes over ${roundsOf(scale)} from ${version}`,
        isMet: total.faults.length === 0,
      };
    }),
};

const roundsOf = (scale: Scale) =>
  ROUNDS[scale] === 1 ? 'one upgrade' : `${ROUNDS[scale]} upgrades`;

/** The release serves, this version migrates beside it, both serve, and the release goes. */
async function upgrade(checkout: string) {
  const database = await openBenchDatabase(path.join(checkout, 'drizzle'));
  const sessionSecret = randomBytes(32).toString('hex');
  const products: ProductProcess[] = [];
  const start = async (from?: string) => {
    const product = await startProduct({
      dataDir: database.dataDir,
      port: await freePort(),
      env: { DATABASE_URL: database.url, SESSION_SECRET: sessionSecret, LOG_LEVEL: 'error' },
      ...(from && { checkout: from }),
    });
    products.push(product);
    return product;
  };
  try {
    const load = new Load();
    const release = await start(checkout);
    const early = load.begin(await newWriters(release.origin, WRITERS));
    await delay(STAGE_MS);
    const present = await start();
    const same = load.begin(
      early.writers.map(({ visitor }) => new Writer(visitor.at(present.origin))),
    );
    const late = load.begin(await newWriters(release.origin, WRITERS));
    await delay(STAGE_MS);
    await Promise.all([early.end(), late.end()]);
    await release.stop();
    await delay(STAGE_MS);
    await same.end();
    const writers = [early, same, late].flatMap((group) => group.writers);
    load.faults.push(...(await auditAll(writers.map((writer) => writer.at(present.origin)))));
    const { rows } = await database.query('select recount() as wrong');
    if (rows[0].wrong !== 0) load.faults.push(`${rows[0].wrong} stored totals are wrong`);
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    return { acknowledged, faults: load.faults };
  } finally {
    await Promise.all(products.map((product) => product.stop()));
    await database.close();
  }
}

/** Writers who work until they are ended, and what went wrong for them. */
class Load {
  readonly faults: string[] = [];

  begin(writers: Writer[]) {
    const until = new AbortController();
    const work = writers.map((writer) =>
      this.work(writer, until.signal).catch((error: Error) => {
        this.faults.push(error.message);
      }),
    );
    return {
      writers,
      end: () => {
        until.abort();
        return Promise.all(work);
      },
    };
  }

  private async work(writer: Writer, until: AbortSignal): Promise<void> {
    const onRefused = async (answer?: Answer) => {
      this.faults.push(`a call: ${JSON.stringify(answer ?? 'no answer')}`);
      return true;
    };
    while (!until.aborted) {
      await writer.openBook();
      const soon = AbortSignal.any([until, AbortSignal.timeout(BOOK_MS)]);
      await writer.work({ until: soon, onRefused });
    }
  }
}
