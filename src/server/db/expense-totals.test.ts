import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (statement: string) => database.db.execute(sql.raw(statement));
const rows = async (query: string) => (await run(query)).rows;

const CATEGORIES = ['materials', 'labor'];
const METHODS = ['cash', 'check'];
const expense = fc.record({
  owner: fc.integer({ min: 1, max: 2 }),
  project: fc.integer({ min: 1, max: 3 }),
  category: fc.constantFrom(...CATEGORIES),
  method: fc.constantFrom(...METHODS),
  cents: fc.integer({ min: 1, max: 9_999_999_999 }),
});
type NewExpense = typeof expense extends fc.Arbitrary<infer T> ? T : never;

const ownersProject = ({ owner, project }: NewExpense) => (owner - 1) * 3 + project;
const valuesOf = (each: NewExpense) =>
  `(${owners[each.owner - 1]}, ${projects[ownersProject(each) - 1]}, 'x', ${(each.cents / 100).toFixed(2)}, '${each.category}', '${each.method}', '2026-01-01')`;

let owners: number[] = [];
let projects: number[] = [];

const change = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    expenses: fc.array(expense, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('change' as const), nth: fc.nat(9), to: expense }),
  fc.record({
    kind: fc.constant('recategorize' as const),
    category: fc.constantFrom(...CATEGORIES),
  }),
  fc.record({ kind: fc.constant('remove' as const), every: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('remove project' as const), nth: fc.nat(5) }),
);

const nthExpense = (nth: number) =>
  `(select (array_agg(id order by id))[1 + ${nth} % count(*)::int] from expenses)`;

function statementFor(step: typeof change extends fc.Arbitrary<infer T> ? T : never): string {
  switch (step.kind) {
    case 'add':
      return `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
        select v.* from (values ${step.expenses.map(valuesOf).join(',')}) v (u, p, d, a, c, m, t)
        where exists (select from projects where id = v.p)`.replace(
        'v.*',
        'u, p, d, a, c, m, t::date',
      );
    case 'change':
      return `update expenses set amount = ${(step.to.cents / 100).toFixed(2)}, category = '${step.to.category}',
          payment_method = '${step.to.method}',
          project_id = (select max(id) from projects where projects.user_id = expenses.user_id)
        where id = ${nthExpense(step.nth)}`;
    case 'recategorize':
      return `update expenses set category = '${step.category}'`;
    case 'remove':
      return `delete from expenses where id % ${step.every} = 0`;
    case 'remove project':
      return `delete from projects where id = ${projects[step.nth]}`;
  }
}

describe('the stored totals', () => {
  it('equal the rows after any changes, of many rows at once or of a whole project', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (steps) => {
        await run('delete from users');
        owners = (await rows("insert into users (email) values ('a'), ('b') returning id")).map(
          ({ id }) => Number(id),
        );
        projects = (
          await rows(
            `insert into projects (user_id, name, budget)
             select id, 'P', 100 from unnest(array[${owners}]) with ordinality u (id, n), generate_series(1, 3) p
             order by u.n, p returning id`,
          )
        ).map(({ id }) => Number(id));
        for (const step of steps) await run(statementFor(step));
        expect(
          await rows(
            `select user_id, project_id, category, payment_method, expense_count, amount
             from expense_totals where expense_count <> 0 or amount <> 0 order by 1, 2, 3, 4`,
          ),
        ).toEqual(
          await rows(
            `select user_id, project_id, category, payment_method, count(*)::int as expense_count, sum(amount) as amount
             from expenses group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
          ),
        );
        expect(await rows('select id, expense_count from users order by id')).toEqual(
          await rows(
            `select id, (select count(*)::int from expenses where user_id = users.id) as expense_count
             from users order by id`,
          ),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('are corrected by a recount, which says how many were wrong', async () => {
    await run('delete from users');
    await run("insert into users (email) values ('c')");
    await run("insert into projects (user_id, name, budget) select id, 'P', 100 from users");
    await run(
      `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
       select user_id, id, 'x', 10.01, 'labor', 'cash', '2026-01-01' from projects, generate_series(1, 3)`,
    );
    expect(await rows('select recount()')).toEqual([{ recount: 0 }]);
    await run('update expense_totals set amount = 1');
    await run('update users set expense_count = 9, contractor_count = 4, stored_bytes = 5');
    expect(await rows('select recount()')).toEqual([{ recount: 2 }]);
    expect(await rows('select expense_count, amount from expense_totals')).toEqual([
      { expense_count: 3, amount: '30.03' },
    ]);
    expect(await rows('select expense_count, contractor_count, stored_bytes from users')).toEqual([
      { expense_count: 3, contractor_count: 0, stored_bytes: '0' },
    ]);
  });
});
