import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { holdAccount } from './held-account.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('locks one account and no other', async () => {
  const { db } = test.database;
  const { user } = await test.signedIn();
  const { user: other } = await test.signedIn();
  const hold = (userId: number) => db.transaction((tx) => holdAccount(tx, userId));
  await db.transaction(async (tx) => {
    await holdAccount(tx, user.id);
    await expect(hold(other.id)).resolves.toBeUndefined();
    await expect(hold(user.id)).rejects.toThrow();
  });
});
