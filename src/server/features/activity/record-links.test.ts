import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '#server/http/scope.ts';
import { restoreLast } from '#server/testing/activity.ts';
import { insertBudgetRecords } from '#server/testing/budget.ts';
import { createExpense, createProject, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { removeRecord } from './record.repository.ts';
import type { OwnRecord } from './record-kinds.repository.ts';
import { createRestoring, type Restorables } from './restoring.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A project with a line, a room, an agreement and a bill, and an expense that names all four. */
async function openBudget() {
  const { db } = test.database;
  const { client, user, ownerId, project } = await ownerOfProject(test);
  const records = await insertBudgetRecords(db, { userId: user.id, projectId: project.id });
  const tiles = await createExpense(client, project.id);
  const scope: Scope = {
    ownerId,
    actorId: user.id,
    role: 'owner',
    projectId: project.id,
    reach: [],
    tab: null,
  };
  const [room, line] = [records.rooms[0], records.lines[0]];
  await db.execute(sql`
    update expenses set room_id = ${room}, plan_line_id = ${line},
      agreement_id = ${records.agreement}, bill_id = ${records.bill}
    where id = ${tiles.id}`);
  const restorable = { requireRoom: async () => {}, get: async (_: unknown, id: number) => id };
  const restoreRecord = createRestoring(db, {
    room: restorable,
    plan_line: restorable,
    agreement: restorable,
    bill: restorable,
  } as unknown as Restorables);
  return {
    client,
    project,
    tiles,
    ids: { room, plan_line: line, agreement: records.agreement, bill: records.bill },
    remove: (kind: Exclude<OwnRecord, 'project'>, id: number) => removeRecord(db, scope, kind, id),
    async restore(kind: OwnRecord, id: number) {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from activity where kind = ${kind} and record_id = ${id} and action = 'delete'`,
      );
      return restoreRecord(scope, Number(rows.at(-1)?.id));
    },
    async references() {
      const { rows } = await db.execute(sql`
        select room_id as room, plan_line_id as plan_line, agreement_id as agreement, bill_id as bill
        from expenses where id = ${tiles.id}`);
      return rows[0];
    },
  };
}

it.each(['room', 'plan_line', 'agreement', 'bill'] as const)(
  'a deleted %s is taken away from its expenses, and its restore gives it back',
  async (kind) => {
    const { ids, remove, restore, references } = await openBudget();
    await remove(kind, ids[kind]);
    expect(await references()).toEqual({ ...ids, [kind]: null });
    await restore(kind, ids[kind]);
    expect(await references()).toEqual(ids);
    expect((await test.database.db.execute(sql`select recount()`)).rows).toEqual([{ recount: 0 }]);
  },
);

it.each(
  (['room', 'plan_line', 'agreement', 'bill'] as const).flatMap((kind) => [
    { kind, isDeleted: false },
    { kind, isDeleted: true },
  ]),
)(
  'a restored $kind leaves an expense alone that is in another project by now (deleted: $isDeleted)',
  async ({ kind, isDeleted }) => {
    const { client, tiles, ids, remove, restore, references } = await openBudget();
    for (const each of ['bill', 'agreement', 'plan_line', 'room'] as const) {
      await remove(each, ids[each]);
    }
    const bath = await createProject(client, { name: 'Bath' });
    await client.put(`/api/expenses/${tiles.id}`, { projectId: bath.id });
    if (isDeleted) await client.delete(`/api/expenses/${tiles.id}`);
    await restore(kind, ids[kind]);
    if (isDeleted) expect((await restoreLast(client, bath.id)).statusCode).toBe(200);
    expect(await references()).toEqual({
      room: null,
      plan_line: null,
      agreement: null,
      bill: null,
    });
  },
);
