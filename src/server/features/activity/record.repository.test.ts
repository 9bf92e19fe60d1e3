import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExpense, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { lockRecord, removeRecord } from './record.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('finds and removes a record only in the account of its owner', async () => {
  const { client, ownerId, project } = await ownerOfProject(test);
  const { id } = await createExpense(client, project.id);
  const { ownerId: stranger } = await test.signedIn();
  const { db } = test.database;
  const author = { ownerId: stranger, actorId: stranger, tab: null };
  expect(await lockRecord(db, ownerId, 'expense', id)).toMatchObject({ version: 1 });
  expect(await lockRecord(db, stranger, 'expense', id)).toBeUndefined();
  expect(await removeRecord(db, author, 'expense', id)).toBe(false);
  expect((await client.get(`/api/expenses/${id}`)).statusCode).toBe(200);
});
