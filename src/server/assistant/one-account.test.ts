import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/user.table.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createBuiltinAssistant } from './assistant.ts';

const LONGEST_HOLD_MS = 20;
const RUNS = 3;
const MESSAGE_LENGTH = 3_992;
const TODAY = '2026-06-18';

/** Repeats `part` with a running number until the message reaches the maximum length. */
function filled(part: (index: number) => string): string {
  let text = '';
  for (let index = 0; text.length < MESSAGE_LENGTH; index += 1) text += part(index);
  return text.slice(0, MESSAGE_LENGTH);
}

const letters = (index: number) =>
  String.fromCharCode(97 + (index % 26), 97 + (Math.floor(index / 26) % 26));

const messages = {
  'many words': filled((index) => `w${letters(index)}d${letters(index * 7)} `),
  'near misses of names': filled((index) => `renovaton${letters(index)} kitchn `),
  'one giant word': filled(() => 'k'),
  'a giant word that grows': filled(() => '\uFDFA'),
  'repeated names': filled((index) => `kitchen renovation${letters(index % 150)} rosa `),
  'the words of one name': filled(() => 'the big old kitchen on the upper floor '),
  punctuation: filled((index) => '.,;:!?$%<>\'"-/'.charAt(index % 14)),
  numbers: filled((index) => `$${index},000.00 3/${index} between ${index} and `),
  'our own phrases': filled(() => 'what did i spend how much is left which project '),
  'milestones by name': `when is ${filled((index) => `inspecton${letters(index)} paint `)}`,
};

describe('an account at its limits', () => {
  let database: TestDatabase;
  let userId: number;
  const assistant = createBuiltinAssistant();
  beforeAll(async () => {
    database = await createTestDatabase();
    const [user] = await database.db
      .insert(users)
      .values({ email: 'full@example.com', subscriptionStatus: 'active' })
      .returning();
    userId = user?.id ?? 0;
    const name = sql`'the big old kitchen renovation' || chr(97 + n % 26) || chr(97 + n / 26)
      || repeat(' on the upper floor', 8)`;
    await database.db.execute(sql`
      with made as (
        insert into projects (user_id, name, budget, description)
        select ${userId}, ${name}, 1000 + n, repeat('x', 5000) from generate_series(1, 150) n
        returning id
      )
      insert into milestones (user_id, project_id, title, category, target_date)
      select ${userId}, id, 'paint inspection' || chr(97 + n) || repeat(' of the kitchen', 10),
        'Kitchen', date '2026-01-01' + n
      from made, generate_series(1, 10) n`);
    await database.db.execute(sql`
      insert into contractors (user_id, name, company, specialty, notes)
      select ${userId}, 'rosa ' || ${name}, ${name}, 'Electrician', repeat('x', 5000)
      from generate_series(1, 150) n`);
  });
  afterAll(() => database.close());

  async function ask(question: string, earlier: readonly string[]): Promise<string> {
    const history = earlier.flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: '**Rosa** and more.' },
    ]);
    const ledger = await openTestLedger(database, userId, null);
    const signal = AbortSignal.timeout(60_000);
    let answer = '';
    const request = { question, history, ledger, today: TODAY, signal };
    for await (const piece of assistant.answer(request)) answer += piece;
    return answer;
  }

  it.each(Object.entries(messages))('does not block the server with %s', async (_name, message) => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS; run += 1) {
      const hold = await longestHold(async () => {
        expect(await ask(message, Array(6).fill(message))).not.toBe('');
      });
      best = Math.min(best, hold);
    }
    expect(best).toBeLessThan(LONGEST_HOLD_MS);
  });
});

/**
 * The longest time that the thread worked between two turns of the event loop, in milliseconds of
 * CPU time. Wall-clock time would include waiting on a busy machine. The caller takes the best of
 * several runs to leave out compilation and garbage collection.
 */
async function longestHold(work: () => Promise<void>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const before = process.threadCpuUsage();
    await new Promise((resolve) => setImmediate(resolve));
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  await working;
  return longest;
}
