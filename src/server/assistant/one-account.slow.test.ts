import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groundingText } from '#server/integrations/models/grounding.ts';
import { type FullAccount, fillAccount } from '#server/testing/full-account.ts';
import { longMessages } from '#server/testing/long-messages.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createBuiltinAssistant } from './assistant.ts';

/** The longest hold on a machine that does the fixed work in `FIXED_WORK_MS`. */
const LONGEST_HOLD_MS = 20;
const FIXED_WORK_MS = 1.6;
const RUNS = 5;
const TODAY = '2026-06-18';

const steps = { count: 0 };

describe('an account at its limits', () => {
  let database: TestDatabase;
  let account: FullAccount;
  // Every step ends with a turn of the event loop, so each run has the same steps.
  const assistant = createBuiltinAssistant(() => async () => {
    await setImmediate();
    steps.count += 1;
  });
  beforeAll(async () => {
    database = await createTestDatabase();
    account = await fillAccount(database);
  });
  afterAll(() => database.close());

  async function ask(
    question: string,
    earlier: readonly string[] = [],
    selected: number | null = null,
  ): Promise<string> {
    const history = earlier.flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: '**Rosa** and more.' },
    ]);
    const ledger = await openTestLedger(database, account.userId, selected);
    const signal = AbortSignal.timeout(60_000);
    let answer = '';
    const request = { question, history, ledger, today: TODAY, signal };
    for await (const piece of assistant.answer(request)) answer += piece;
    return answer;
  }

  it.each(Object.entries(longMessages))(
    'does not block the server with %s',
    async (_name, message) => {
      await expectShortHolds(async () => {
        expect(await ask(message, Array(6).fill(message))).not.toBe('');
      });
    },
  );

  it.each([
    'What will it cost in the end?',
    'Am I over budget?',
    'What is due?',
    'What is agreed?',
    'Which lines are over?',
    'What will each room cost?',
  ])('does not block the server with a full plan: %s', async (question) => {
    await expectShortHolds(async () => {
      expect(await ask(question, [], account.plannedId)).toContain('$');
    });
  });

  it('does not block the server to ground a model in a full plan', async () => {
    await expectShortHolds(async () => {
      const ledger = await openTestLedger(database, account.userId, account.plannedId);
      expect(await groundingText(ledger, TODAY)).toContain('Its plan');
    });
  });
});

/**
 * Holds are compared with the time for some fixed work in the same run: a virtual machine that has
 * to wait for its host counts that as CPU time. Compilation and garbage collection hit another
 * step in each run, so a step counts with its best run.
 */
async function expectShortHolds(work: () => Promise<void>): Promise<void> {
  let best: number[] = [];
  let slowness = 0;
  for (let run = 0; run < RUNS; run += 1) {
    slowness = Math.max(slowness, fixedWork() / FIXED_WORK_MS);
    const holds = await holdsOfSteps(work);
    best = holds.map((hold, step) => Math.min(hold, best[step] ?? hold));
    if (Math.max(...best) < LONGEST_HOLD_MS) break;
  }
  expect(Math.max(...best)).toBeLessThan(LONGEST_HOLD_MS * Math.max(1, slowness));
}

/** The longest hold of each step in milliseconds of CPU time, without waiting for other processes. */
async function holdsOfSteps(work: () => Promise<void>): Promise<number[]> {
  let isDone = false;
  steps.count = 0;
  const holds = [0];
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const since = process.threadCpuUsage();
    const step = steps.count;
    await setImmediate();
    holds[step] = Math.max(holds[step] ?? 0, cpuTime(since));
  }
  await working;
  return holds;
}

function cpuTime(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1_000;
}

const FIXED_ROUNDS = 40;
const someText = Object.values(longMessages).join(' ');

/** The CPU time in milliseconds that splitting and counting the words of a text takes. */
function fixedWork(): number {
  const since = process.threadCpuUsage();
  let words = 0;
  for (let round = 0; round < FIXED_ROUNDS; round += 1) {
    words += Map.groupBy(someText.match(/\p{L}+/gu) ?? [], (word) => word.toLowerCase()).size;
  }
  expect(words).toBeGreaterThan(0);
  return cpuTime(since) / FIXED_ROUNDS;
}
