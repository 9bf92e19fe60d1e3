import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContractor, createExpense, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { readRowsQuickly } from './row-reader.ts';
import { contractors } from './tables/contractor.table.ts';
import { expenses } from './tables/expense.table.ts';
import { projects } from './tables/project.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('reads what drizzle reads: joined rows, missing ones, aliases and dates', async () => {
  const { client, project } = await ownerOfProject(test);
  const contractor = await createContractor(client, { name: 'Kim' });
  await createExpense(client, project.id, { contractorId: contractor.id, notes: 'with one' });
  await createExpense(client, project.id, { description: 'without' });
  const { db } = test.database;
  const build = () =>
    db
      .select({
        id: expenses.id,
        contractor: { company: contractors.company, id: contractors.id, name: contractors.name },
        createdAt: expenses.createdAt,
        project: { name: projects.name, budget: projects.budget },
        notes: expenses.notes,
        words: sql<string>`upper(${expenses.description})`.as('words'),
        sum: sql<number>`1 + 1`,
      })
      .from(expenses)
      .leftJoin(contractors, eq(contractors.id, expenses.contractorId))
      .innerJoin(projects, eq(projects.id, expenses.projectId))
      .where(eq(expenses.projectId, project.id))
      .orderBy(expenses.id)
      .prepare('');
  const slow = await build().execute();
  const statement = build();
  readRowsQuickly(statement);
  const quick = await statement.execute();
  expect(quick).toEqual(slow);
  expect(quick).toHaveLength(2);
  expect(Object.keys(quick[0] ?? {})).toEqual(Object.keys(slow[0] ?? {}));
});
