import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseOf } from '../../e2e/database.ts';
import { freePort } from '../../e2e/product.ts';
import { digest } from '../book.ts';
import { count, type Gate } from '../gate.ts';
import { launchProduct, type ProductProcess, startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import type { Answer } from '../visitor.ts';
import { newWriters, type Writer } from '../writer.ts';

const run = promisify(execFile);

/** Alternates between under load and at rest. */
const ROUNDS = { small: 1, full: 50 };
const WRITERS = 4;
/** A user may upload only so many receipts in ten minutes. */
const ROUNDS_OF_A_WRITER = 10;
const HEAD_START_MS = 500;
/** Contains the time when the copy's own schema was created. */
const OF_THE_COPY_ITSELF = 'schema_migrations';

export const gate: Gate = {
  name: 'backup',
  title: 'A backup, even one made under load, restores to one moment of the original',
  run: (scale, say) =>
    withTemporaryFolder(async (folder) => {
      const dataDir = path.join(folder, 'original');
      await mkdir(dataDir);
      const env = { LOG_LEVEL: 'error' };
      const product = await startProduct({ dataDir, port: await freePort(), env });
      const faults: string[] = [];
      let equal = 0;
      let writes = 0;
      try {
        let writers: Writer[] = [];
        for (let round = 1; round <= ROUNDS[scale]; round += 1) {
          if (round % ROUNDS_OF_A_WRITER === 1) {
            writers = await newWriters(product.origin, WRITERS);
          }
          const before = sumOfWrites(writers);
          const copy = path.join(folder, 'copy');
          const isUnderLoad = round % 2 === 1;
          await Promise.all(writers.map((writer) => writer.openBook()));
          const wrong = isUnderLoad
            ? await copyUnderLoad(writers, dataDir, copy)
            : await copyAtRest(dataDir, copy);
          writes += sumOfWrites(writers) - before;
          await rm(copy, { recursive: true });
          faults.push(...wrong.map((each) => `round ${round}: ${each}`));
          if (wrong.length === 0) equal += 1;
          if (round % 10 === 0) say(`${round} backups, ${equal} equal`);
        }
      } finally {
        await product.stop();
      }
      for (const fault of faults.slice(0, 20)) say(fault);
      return {
        figure: `${equal} of ${ROUNDS[scale]} restored backups equal, with ${count(writes)} writes meanwhile`,
        isMet: equal === ROUNDS[scale],
      };
    }),
};

const sumOfWrites = (writers: Writer[]) =>
  writers.reduce((sum, writer) => sum + writer.acknowledged, 0);

/**
 * Every user's records must have the state after one of their calls between the start and the end.
 */
async function copyUnderLoad(writers: Writer[], from: string, to: string): Promise<string[]> {
  const stop = new AbortController();
  const refused: string[] = [];
  const onRefused = async (answer?: Answer) => {
    refused.push(`a call was refused: ${JSON.stringify(answer ?? 'no answer')}`);
    return false;
  };
  const work = writers.map((writer) => writer.work({ until: stop.signal, onRefused }));
  await delay(HEAD_START_MS);
  const begin = writers.map((writer) => writer.position);
  const file = await backUp(from);
  // A call in progress may be in the backup before it is acknowledged.
  const end = writers.map((writer) => writer.position + 1);
  await delay(HEAD_START_MS / 5);
  stop.abort();
  await Promise.all(work);
  await restore(file, to);
  return withCopy(to, async (copy) => {
    const wrong = await Promise.all(
      writers.map((writer, i) =>
        writer.auditMoment(copy.origin, { from: begin[i] ?? 0, to: end[i] ?? 0 }),
      ),
    );
    return [...refused, ...wrong.flat()];
  });
}

/** Nothing changes, so every row of every table and every byte of every receipt is compared. */
async function copyAtRest(from: string, to: string): Promise<string[]> {
  await restore(await backUp(from), to);
  return withCopy(to, async () => {
    const [original, copy] = [await contentOf(from), await contentOf(to)];
    const names = new Set([...original.keys(), ...copy.keys()]);
    return [...names]
      .filter((name) => original.get(name) !== copy.get(name))
      .map((name) => `${name} differs: ${original.get(name)} and ${copy.get(name)}`);
  });
}

async function withCopy<T>(dataDir: string, work: (copy: ProductProcess) => Promise<T>) {
  const copy = launchProduct({ dataDir, port: await freePort(), env: { LOG_LEVEL: 'error' } });
  try {
    await copy.ready;
    return await work(copy);
  } finally {
    await copy.stop();
  }
}

async function backUp(dataDir: string): Promise<string> {
  const file = `${dataDir}.tar`;
  await run(process.execPath, ['scripts/run.mjs', 'backup', file], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  return file;
}

async function restore(file: string, dataDir: string): Promise<void> {
  await run(process.execPath, ['scripts/run.mjs', 'restore', file], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  await rm(file);
}

async function contentOf(dataDir: string): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  const client = new pg.Client(await databaseOf(dataDir));
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')
         and tablename <> $1`,
      [OF_THE_COPY_ITSELF],
    );
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' rows ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
      );
      content.set(`table ${name}`, rows[0].sum);
    }
  } finally {
    await client.end();
  }
  const receipts = path.join(dataDir, 'receipts');
  for (const name of await readdir(receipts).catch(() => [])) {
    content.set(`receipt ${name}`, digest(await readFile(path.join(receipts, name))));
  }
  return content;
}
