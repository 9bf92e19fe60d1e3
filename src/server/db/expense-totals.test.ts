import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atScale } from '#server/testing/at-scale.ts';
import { type BudgetRecords, insertBudgetRecords } from '#server/testing/budget.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { addMoney, fromCents, toCents } from '#shared/money.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (statement: string) => database.db.execute(sql.raw(statement));
const rows = async (query: string) => (await run(query)).rows;

const CATEGORIES = ['materials', 'labor'];
const METHODS = ['cash', 'check'];
const category = fc.constantFrom(...CATEGORIES);
const reference = fc.option(fc.nat(1));
const part = fc.record({
  category,
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  room: reference,
  line: reference,
});
const expense = fc.record({
  project: fc.nat(5),
  kind: fc.constantFrom('expense', 'refund'),
  category,
  method: fc.constantFrom(...METHODS),
  cents: fc.integer({ min: 1, max: 9_999_999_999 }),
  parts: fc.array(part, { maxLength: 4 }),
  room: reference,
  line: reference,
  hasAgreement: fc.boolean(),
  hasBill: fc.boolean(),
  isHoldback: fc.boolean(),
});
type NewExpense = typeof expense extends fc.Arbitrary<infer T> ? T : never;

interface TestProject {
  id: number;
  owner: number;
  records: BudgetRecords;
}
let projects: TestProject[] = [];

const COLUMNS = `project_id, amount, category, payment_method, kind, room_id, plan_line_id,
  agreement_id, bill_id, is_holdback, lines`;

/** The values of these columns, for an expense in this project. */
function valuesIn({ id, records }: TestProject, each: NewExpense): string {
  const idOf = (ids: number[], nth: number | null) => (nth === null ? null : (ids[nth] ?? null));
  const lines = each.parts.map((one) => ({
    category: one.category,
    roomId: idOf(records.rooms, one.room),
    planLineId: idOf(records.lines, one.line),
    amount: fromCents(BigInt(one.cents)),
  }));
  const amount = each.parts.length
    ? addMoney(lines.map((line) => line.amount))
    : fromCents(BigInt(each.cents));
  return [
    `${id}, ${amount}, '${each.category}', '${each.method}', '${each.kind}'`,
    `${idOf(records.rooms, each.room)}::int, ${idOf(records.lines, each.line)}::int`,
    `${each.hasAgreement ? (records.agreement ?? null) : null}::int, ${each.hasBill ? (records.bill ?? null) : null}::int`,
    `${each.isHoldback}, '${JSON.stringify(lines)}'::jsonb`,
  ].join(', ');
}

const change = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    expenses: fc.array(expense, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('change' as const), nth: fc.nat(9), to: expense }),
  fc.record({ kind: fc.constant('recategorize' as const), category }),
  fc.record({ kind: fc.constant('remove' as const), every: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('remove record' as const),
    table: fc.constantFrom('rooms', 'plan_lines', 'agreements', 'bills'),
    nth: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('remove project' as const), nth: fc.nat(5) }),
);

const nth = (table: string, number: number) =>
  `(select (array_agg(id order by id))[1 + ${number} % count(*)::int] from ${table})`;

/** References to what a step before has deleted become none. */
async function present(project: TestProject): Promise<TestProject> {
  const ids = async (table: string) =>
    (await rows(`select id from ${table} where project_id = ${project.id} order by id`)).map(
      ({ id }) => Number(id),
    );
  const [agreement, bill] = [(await ids('agreements'))[0], (await ids('bills'))[0]];
  const records = { rooms: await ids('rooms'), lines: await ids('plan_lines'), agreement, bill };
  return { ...project, records: records as BudgetRecords };
}

async function perform(step: typeof change extends fc.Arbitrary<infer T> ? T : never) {
  switch (step.kind) {
    case 'add': {
      const values = [];
      for (const each of step.expenses) {
        const project = projects[each.project % Math.max(1, projects.length)];
        if (!project) return;
        values.push(
          `(${project.owner}, 'x', '2026-01-01', ${valuesIn(await present(project), each)})`,
        );
      }
      return run(`insert into expenses (user_id, description, date, ${COLUMNS}) values ${values}`);
    }
    case 'change': {
      const [row] = await rows(
        `select user_id from expenses where id = ${nth('expenses', step.nth)}`,
      );
      const project = projects.findLast(({ owner }) => owner === row?.['user_id']);
      if (!project) return;
      return run(`update expenses set (${COLUMNS}) = row(${valuesIn(await present(project), step.to)})
        where id = ${nth('expenses', step.nth)}`);
    }
    case 'recategorize':
      return run(`update expenses set category = '${step.category}'`);
    case 'remove':
      return run(`delete from expenses where id % ${step.every} = 0`);
    case 'remove record':
      return run(`delete from ${step.table} where id = ${nth(step.table, step.nth)}`);
    case 'remove project': {
      const [removed] = projects.splice(step.nth % Math.max(1, projects.length), 1);
      return removed && run(`delete from projects where id = ${removed.id}`);
    }
  }
}

interface StoredPart {
  category: string;
  amount: string;
  roomId: number | null;
  planLineId: number | null;
}

/** What the totals must be, added up here from the rows. */
async function expectedTotals() {
  const uses = new Map<string, bigint>();
  const byCategory = new Map<string, { count: number; repeats: number; cents: bigint }>();
  for (const row of await rows('select * from expenses')) {
    const whole = {
      category: row['category'],
      amount: row['amount'],
      roomId: row['room_id'],
      planLineId: row['plan_line_id'],
    };
    const split = row['lines'] as StoredPart[];
    const parts = split.length ? split : [whole as StoredPart];
    const categories = [...new Set(parts.map((each) => each.category))];
    for (const each of parts) {
      const cents = (toCents(each.amount) ?? 0n) * (row['kind'] === 'refund' ? -1n : 1n);
      const key = [row['user_id'], row['project_id'], each.category, row['payment_method']].join();
      const total = byCategory.get(key) ?? { count: 0, repeats: 0, cents: 0n };
      byCategory.set(key, { ...total, cents: total.cents + cents });
      const refersTo = [each.planLineId, each.roomId, row['agreement_id'], row['bill_id']];
      if (refersTo.every((id) => id === null)) continue;
      const ids = refersTo.map((id) => id ?? 0);
      const use = [row['user_id'], row['project_id'], ...ids, row['is_holdback'], each.category];
      uses.set(use.join(), (uses.get(use.join()) ?? 0n) + cents);
    }
    for (const [index, name] of categories.entries()) {
      const key = [row['user_id'], row['project_id'], name, row['payment_method']].join();
      const total = byCategory.get(key);
      if (total) total.count += 1;
      if (total && index > 0) total.repeats += 1;
    }
  }
  return {
    byCategory: [...byCategory]
      .map(([key, { count, repeats, cents }]) => `${key}: ${count} ${repeats} ${fromCents(cents)}`)
      .sort(),
    uses: [...uses]
      .filter(([, cents]) => cents !== 0n)
      .map(([key, cents]) => `${key}: ${fromCents(cents)}`)
      .sort(),
  };
}

async function storedTotals() {
  const byCategory = await rows(
    `select concat_ws(',', user_id, project_id, category, payment_method) || ': '
       || concat_ws(' ', expense_count, repeat_count, amount) as text
     from expense_totals where expense_count <> 0 or repeat_count <> 0 or amount <> 0`,
  );
  const uses = await rows(
    `select concat_ws(',', user_id, project_id, plan_line_id, room_id, agreement_id, bill_id,
       is_holdback::text, category) || ': ' || amount as text
     from budget_totals where amount <> 0`,
  );
  return {
    byCategory: byCategory.map(({ text }) => text).sort(),
    uses: uses.map(({ text }) => text).sort(),
  };
}

const insertAccounts = (emails: string) =>
  rows(
    `with added as (insert into users (email) values ${emails} returning id)
     insert into account_counts (user_id) select id from added returning user_id as id`,
  );

async function fillAccounts() {
  await run('delete from users');
  projects = [];
  for (const { id: owner } of await insertAccounts("('a'), ('b')")) {
    const added = await rows(
      `insert into projects (user_id, name, budget)
       select ${owner}, 'P', 100 from generate_series(1, 3) returning id`,
    );
    for (const { id } of added) {
      const [userId, projectId] = [Number(owner), Number(id)];
      const records = await insertBudgetRecords(database.db, { userId, projectId });
      projects.push({ id: projectId, owner: userId, records });
    }
  }
}

describe('the stored totals', () => {
  it('equal the rows after any changes, of many rows at once or of a whole project', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (steps) => {
        await fillAccounts();
        for (const step of steps) await perform(step);
        const expected = await expectedTotals();
        expect(await storedTotals()).toEqual(expected);
        expect(await rows('select user_id, expense_count from account_counts order by 1')).toEqual(
          await rows(
            `select id as user_id, (select count(*)::int from expenses where user_id = users.id) as expense_count
             from users order by 1`,
          ),
        );
        expect(await rows('select recount()')).toEqual([{ recount: 0 }]);
        await run('update expense_totals set amount = amount + 1, repeat_count = repeat_count + 1');
        await run('update budget_totals set amount = amount - 1');
        await run('select recount()');
        expect(await storedTotals()).toEqual(expected);
      }),
      { numRuns: atScale(25, 60) },
    );
  });

  it('are corrected by a recount, which says how many were wrong', async () => {
    await run('delete from users');
    await insertAccounts("('c')");
    await run("insert into projects (user_id, name, budget) select id, 'P', 100 from users");
    await run(
      `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
       select user_id, id, 'x', 10.01, 'labor', 'cash', '2026-01-01' from projects, generate_series(1, 3)`,
    );
    expect(await rows('select recount()')).toEqual([{ recount: 0 }]);
    await run('update expense_totals set amount = 1');
    await run(
      'update account_counts set expense_count = 9, contractor_count = 4, stored_bytes = 5',
    );
    await run(
      `insert into budget_totals
       select user_id, project_id, 1, 0, 0, 0, false, 'labor', 5 from expense_totals`,
    );
    expect(await rows('select recount()')).toEqual([{ recount: 3 }]);
    expect(await rows('select expense_count, amount from expense_totals')).toEqual([
      { expense_count: 3, amount: '30.03' },
    ]);
    expect(
      await rows('select expense_count, contractor_count, stored_bytes from account_counts'),
    ).toEqual([{ expense_count: 3, contractor_count: 0, stored_bytes: '0' }]);
  });

  it('count a split expense once, and refuse parts that do not add up', async () => {
    await fillAccounts();
    const [project] = projects;
    const lines = (...amounts: string[]) =>
      `'${JSON.stringify(amounts.map((amount, index) => ({ category: CATEGORIES[index % 2], roomId: null, planLineId: null, amount })))}'`;
    const insert = (parts: string) =>
      run(`insert into expenses (user_id, project_id, description, amount, category, payment_method, date, lines)
        values (${project?.owner}, ${project?.id}, 'x', 100, 'other', 'cash', '2026-01-01', ${parts})`);
    await insert(lines('60.00', '30.00', '10.00'));
    expect(
      await rows(
        'select category, expense_count, repeat_count, amount from expense_totals order by 1',
      ),
    ).toEqual([
      { category: 'labor', expense_count: 1, repeat_count: 1, amount: '30.00' },
      { category: 'materials', expense_count: 1, repeat_count: 0, amount: '70.00' },
    ]);
    await expect(insert(lines('60.00', '30.00'))).rejects.toMatchObject({
      cause: { constraint: 'expenses_lines_check' },
    });
  });
});
