import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FullAccount, fillAccount } from '#server/testing/full-account.ts';
import { longMessages } from '#server/testing/long-messages.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createBuiltinAssistant } from './assistant.ts';

/** An account at its limits has 1,800 names, and each is a step of its own. */
const FEWEST_STEPS = 1_800;

describe('an account at its limits', () => {
  let database: TestDatabase;
  let account: FullAccount;
  beforeAll(async () => {
    database = await createTestDatabase();
    account = await fillAccount(database);
  });
  afterAll(() => database.close());

  it.each(Object.entries(longMessages))('is answered in many steps: %s', async (_name, message) => {
    let steps = 0;
    const assistant = createBuiltinAssistant(() => async () => {
      await setImmediate();
      steps += 1;
    });
    const history = Array.from({ length: 6 }, () => ({ role: 'user' as const, content: message }));
    const ledger = await openTestLedger(database, account.userId, null);
    const signal = AbortSignal.timeout(60_000);
    const request = { question: message, history, ledger, today: '2026-06-18', signal };
    let answer = '';
    for await (const piece of assistant.answer(request)) answer += piece;
    expect(answer).not.toBe('');
    expect(steps).toBeGreaterThan(FEWEST_STEPS);
  });
});
