import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnerId } from '#server/db/owner-id.ts';
import type { Scope } from '#server/http/scope.ts';
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
  const scopeOf = (account: OwnerId): Scope => {
    const facts = { ownerId: account, actorId: account, role: 'owner' } as const;
    return { ...facts, projectId: project.id, reach: [], tab: null };
  };
  expect(await lockRecord(db, scopeOf(ownerId), 'expense', id)).toMatchObject({ version: 1 });
  expect(await lockRecord(db, scopeOf(stranger), 'expense', id)).toBeUndefined();
  expect(await removeRecord(db, scopeOf(stranger), 'expense', id)).toBe(false);
  expect((await client.get(`/api/expenses/${id}`)).statusCode).toBe(200);
});
