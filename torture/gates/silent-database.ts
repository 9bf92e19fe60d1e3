import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/product.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import { type ProductOptions, startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import {
  frozenDatabase,
  silentDatabase,
  type UnansweringDatabase,
} from '../unanswering-database.ts';
import { type Answer, isPolite } from '../visitor.ts';
import { auditAll, newWriters, type Writer } from '../writer.ts';

/**
 * On each of the two databases. In the last round, and in every fifth, the product is stopped too.
 */
const ROUNDS: Record<Scale, number> = { small: 2, full: 20 };
const LONGEST_SILENCE_MS: Record<Scale, number> = { small: 3_000, full: 25_000 };
const WRITERS = 6;
const LONGEST_LOAD_MS = 1_000;
const ANSWER_WITHIN_MS = 10_000;
const BACK_WITHIN_MS = 15_000;
const END_WITHIN_MS = 15_000;

interface Outcome {
  acknowledged: number;
  refused: number;
  slowestAnswerMs: number;
  slowestReturnMs: number;
  slowestEndMs: number;
  faults: string[];
}

export const gate: Gate = {
  name: 'silent-database',
  title:
    'The database stops answering under load: each call is answered within 10 s, back within 15 s',
  run: (scale, say) =>
    withTemporaryFolder(async (folder) => {
      if (process.platform !== 'linux') {
        return { figure: 'processes of a server are found on Linux only', isMet: null };
      }
      const embedded = path.join(folder, 'frozen');
      const external = path.join(folder, 'silent');
      await Promise.all([mkdir(embedded), mkdir(external)]);
      const outcomes = await Promise.all([
        torment(frozenDatabase(embedded), embedded, { scale, say }),
        torment(await silentDatabase(), external, { scale, say }),
      ]);
      return sum(outcomes, scale, say);
    }),
};

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

interface Torment {
  scale: Scale;
  say: (line: string) => void;
}

async function torment(database: UnansweringDatabase, dataDir: string, { scale, say }: Torment) {
  const env = { LOG_LEVEL: 'error', ...database.env };
  const options: ProductOptions = { dataDir, port: await freePort(), env };
  let product = await startProduct(options);
  const outcome: Outcome = {
    acknowledged: 0,
    refused: 0,
    slowestAnswerMs: 0,
    slowestReturnMs: 0,
    slowestEndMs: 0,
    faults: [],
  };
  const { faults } = outcome;
  try {
    const writers = await newWriters(product.origin, WRITERS);
    let answersSince = performance.now();
    for (let round = 1; round <= ROUNDS[scale]; round += 1) {
      await Promise.all(writers.map((writer) => openBook(writer, answersSince)));
      const isStopped = round === ROUNDS[scale] || round % 5 === 0;
      const load = startLoad(writers, outcome, { mayBreak: isStopped });
      await delay(randomInt(LONGEST_LOAD_MS));
      await database.stopAnswering();
      if (isStopped) {
        const begin = performance.now();
        const { code } = await product.stop();
        outcome.slowestEndMs = Math.max(outcome.slowestEndMs, performance.now() - begin);
        if (code !== 0) faults.push(`${database.name}: exit ${code}`);
        await load.stop();
        database.answerAgain();
        answersSince = performance.now();
        product = await startProduct(options);
      } else {
        await delay(randomInt(LONGEST_SILENCE_MS[scale]));
        database.answerAgain();
        answersSince = performance.now();
        const returnedMs = await untilAllWrite(writers);
        outcome.slowestReturnMs = Math.max(outcome.slowestReturnMs, returnedMs);
        await load.stop();
      }
      say(`${database.name}: round ${round}, back after ${seconds(outcome.slowestReturnMs)} s`);
    }
    faults.push(...(await auditAll(writers)));
    outcome.acknowledged = writers.reduce((total, writer) => total + writer.acknowledged, 0);
    outcome.slowestAnswerMs = Math.max(...writers.map(({ visitor }) => visitor.slowestMs));
  } finally {
    database.answerAgain();
    await product.stop();
    await database.close();
  }
  return outcome;
}

/** A connection that stays silent may refuse it for a while after the others are back. */
async function openBook(writer: Writer, answersSince: number): Promise<void> {
  for (;;) {
    const refusal = await writer.openBook().then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal === null) return;
    if (performance.now() - answersSince > BACK_WITHIN_MS) throw refusal;
    await delay(20);
  }
}

/** @param mayBreak calls may stay unanswered, because the product is stopping */
function startLoad(writers: Writer[], outcome: Outcome, { mayBreak }: { mayBreak: boolean }) {
  const stop = new AbortController();
  const onRefused = async (answer: Answer | undefined) => {
    if (mayBreak && !answer) return false;
    outcome.refused += 1;
    if (!isPolite(answer)) outcome.faults.push(JSON.stringify(answer ?? 'no answer'));
    await delay(20);
    return true;
  };
  const work = Promise.all(writers.map((writer) => writer.work({ until: stop.signal, onRefused })));
  return {
    async stop() {
      stop.abort();
      await work;
    },
  };
}

/** How long it takes until each of them has had a change acknowledged. */
async function untilAllWrite(writers: Writer[]): Promise<number> {
  const begin = performance.now();
  const before = new Map(writers.map((writer) => [writer, writer.acknowledged]));
  while (writers.some((writer) => writer.acknowledged === before.get(writer))) {
    if (performance.now() - begin > 2 * BACK_WITHIN_MS) throw new Error('It did not come back');
    await delay(20);
  }
  return performance.now() - begin;
}

function sum(outcomes: Outcome[], scale: Scale, say: (line: string) => void) {
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  for (const fault of faults.slice(0, 20)) say(fault);
  const total = (name: 'acknowledged' | 'refused') =>
    outcomes.reduce((so, outcome) => so + outcome[name], 0);
  const slowest = (name: 'slowestAnswerMs' | 'slowestReturnMs' | 'slowestEndMs') =>
    Math.max(...outcomes.map((outcome) => outcome[name]));
  return {
    figure: `${faults.length} faults at ${count(total('acknowledged'))} acknowledged writes over ${2 * ROUNDS[scale]} silences, ${count(total('refused'))} calls refused; the slowest answer in ${seconds(slowest('slowestAnswerMs'))} s, back in ${seconds(slowest('slowestReturnMs'))} s, ended in ${seconds(slowest('slowestEndMs'))} s`,
    isMet:
      faults.length === 0 &&
      total('acknowledged') > 0 &&
      slowest('slowestAnswerMs') < ANSWER_WITHIN_MS &&
      slowest('slowestReturnMs') < BACK_WITHIN_MS &&
      slowest('slowestEndMs') < END_WITHIN_MS,
  };
}
