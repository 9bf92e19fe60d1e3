import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { partsOfProject } from '../activity/record-kinds.repository.ts';
import { archivedKinds, kindOf } from './archive-kinds.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Tables about a project that an archive leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  activity: 'the history stays with the project that it tells of',
  budget_marks: 'made again by triggers',
  budget_totals: 'made again by triggers',
  expense_files: 'made again by triggers, from the expenses',
  expense_totals: 'made again by triggers',
  import_rows: 'how expenses came in; the expenses are there',
  imports: 'how expenses came in; the expenses are there',
  invitations: 'people are invited to one project, not to its copies',
  links: 'a secret address opens one project, not its copies',
  project_members: 'people are in one project, not in its copies',
};

it('has every table about a project, or a reason why not', async () => {
  const { rows } = await test.database.db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'`);
  const archived = archivedKinds
    .filter((kind) => kind !== 'contractor')
    .map((kind) => getTableName(kindOf(kind).table));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...archived, ...Object.keys(LEFT_OUT)].toSorted(),
  );
});

it('has what goes with a project in the order in which restoring inserts it', () => {
  const parts = partsOfProject.filter((kind) => kind !== 'member');
  expect(archivedKinds).toEqual(['contractor', ...parts]);
});
