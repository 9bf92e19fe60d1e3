import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreLast } from '#server/testing/activity.ts';
import { atScale } from '#server/testing/at-scale.ts';
import { insertBudgetRecords } from '#server/testing/budget.ts';
import {
  createAgreement,
  createChangeOrder,
  createContractor,
  createExpense,
  createPlanLine,
  createProject,
  createQuote,
  ownerOfProject,
} from '#server/testing/factories.ts';
import {
  billInput,
  decide,
  linkForContractor,
  linkToChange,
  submitted,
} from '#server/testing/links.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { findStoredBudget } from './budget.repository.ts';
import { createBudgets } from './budget.service.ts';
import {
  readAgreements,
  readBills,
  readChanges,
  readLines,
  readPaidForUses,
  type StoredBudget,
} from './stored-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A project whose budget one process has answered, and perhaps kept. */
async function furnished() {
  const owner = await ownerOfProject(test);
  const { client, project, user, ownerId } = owner;
  const ids = await insertBudgetRecords(test.database.db, {
    userId: user.id,
    projectId: project.id,
  });
  const budgets = createBudgets(test.database.db);
  const answer = async (): Promise<ProjectBudget> =>
    JSON.parse((await budgets.getBudget(ownerId, project.id, true)).toString());
  const expectPresent = async () =>
    expect(await answer()).toEqual(await budgets.computeBudget(ownerId, project.id));
  await answer();
  return { ...owner, client, ids, budgets, answer, expectPresent };
}

const run = (statement: string) => test.database.db.execute(sql.raw(statement));

it('answers from memory as long as nothing changes', async () => {
  const { budgets, ownerId, project, client, ids } = await furnished();
  const read = () => budgets.getBudget(ownerId, project.id, true);
  const first = await read();
  expect(await read()).toBe(first);
  const other = await createProject(client);
  await createExpense(client, other.id);
  expect(await read()).toBe(first);
  await client.put(`/api/plan-lines/${ids.lines[0]}`, { planned: '1' });
  expect(await read()).not.toBe(first);
});

it('is the present budget after every kind of change', async () => {
  const { client, user, project, ids, answer, expectPresent } = await furnished();
  const place = `${user.id}, ${project.id}`;
  const other = await createProject(client);
  const line = await createPlanLine(client, project.id);
  const contractor = await createContractor(client);
  const { id: contracted } = await createAgreement(client, project.id, {
    contractorId: contractor.id,
  });
  const plain = await createExpense(client, project.id);
  const used = await createExpense(client, project.id, { planLineId: line.id });
  const moves = '/api/reserve-moves';
  const inProject = { projectId: project.id };
  const changes: Record<string, () => Promise<unknown>> = {
    'a plain expense': () => createExpense(client, project.id),
    'a plain refund': () => createExpense(client, project.id, { kind: 'refund', amount: '1' }),
    'another category': () => client.put(`/api/expenses/${plain.id}`, { category: 'labor' }),
    'another line': () => client.put(`/api/expenses/${used.id}`, { planLineId: ids.lines[1] }),
    'an expense moves away': () => client.put(`/api/expenses/${used.id}`, { projectId: other.id }),
    'an expense comes': () => client.put(`/api/expenses/${used.id}`, { ...inProject }),
    'a deleted expense': () => client.delete(`/api/expenses/${plain.id}`),
    'a restored expense': () => restoreLast(client, project.id),
    'a planned amount': () => client.put(`/api/plan-lines/${line.id}`, { planned: '7.01' }),
    'several lines at once': () =>
      client.post('/api/plan-lines/batch', {
        ...inProject,
        lines: [
          { title: 'Sink', category: 'materials', planned: '300' },
          { title: 'Tap', category: 'materials', planned: '120.05' },
        ],
      }),
    'the order of the lines': () =>
      client.put('/api/plan-lines/order', { ...inProject, ids: [line.id, ids.lines[1]] }),
    'a change that the contractor accepts by link': async () => {
      const { id } = await createChangeOrder(client, contracted, { amountDelta: '77.01' });
      const { token } = await linkToChange(client, id);
      expect((await decide(test.client(), token)).statusCode).toBe(200);
    },
    'a change that the contractor accepts on their page': async () => {
      const { id: changeOrderId } = await createChangeOrder(client, contracted);
      const { token } = await linkForContractor(client, project.id, contractor.id);
      const decision = { decision: 'accepted', name: 'Rosa', changeOrderId };
      expect((await decide(test.client(), token, decision)).statusCode).toBe(200);
    },
    'a bill that the contractor sent, once it is approved': async () => {
      const { token } = await linkForContractor(client, project.id, contractor.id);
      const { id } = await submitted(test.client(), token, {
        ...billInput,
        agreementId: contracted,
      });
      const approval = { decision: 'approved' };
      expect((await client.post(`/api/submissions/${id}/decision`, approval)).statusCode).toBe(200);
    },
    'an accepted quote': async () => {
      const { id } = await createQuote(client, project.id);
      expect((await client.post(`/api/quotes/${id}/accept`)).statusCode).toBe(201);
    },
    'a deleted agreement': () => client.delete(`/api/agreements/${ids.agreement}`),
    'a restored agreement': () => restoreLast(client, project.id),
    'a deleted bill': () => client.delete(`/api/bills/${ids.bill}`),
    'a restored bill': () => restoreLast(client, project.id),
    'a title': () => client.put(`/api/plan-lines/${line.id}`, { title: 'Slate' }),
    'the order of lines by another hand': () =>
      run(`update plan_lines set position = 1000 where id = ${line.id}`),
    'a reserve move': () => client.post(moves, { ...inProject, amount: '500' }),
    'a draw': () => client.post(moves, { ...inProject, amount: '-90', planLineId: line.id }),
    'a payment': () =>
      client.post(`/api/bills/${ids.bill}/payments`, {
        amount: '40',
        paymentMethod: 'cash',
        date: '2026-03-08',
      }),
    'a void bill': () => client.put(`/api/bills/${ids.bill}`, { isVoid: true }),
    'a valid bill': () => client.put(`/api/bills/${ids.bill}`, { isVoid: false }),
    'a closed agreement': () => client.put(`/api/agreements/${contracted}`, { status: 'closed' }),
    'a deleted line': () => client.delete(`/api/plan-lines/${ids.lines[0]}`),
    'a restored line': () => restoreLast(client, project.id),
    'a deleted room': () => client.delete(`/api/rooms/${ids.rooms[0]}`),
    'the budget': () => client.put(`/api/projects/${project.id}`, { budget: '31000' }),
    'the currency': () => run(`update projects set currency = 'CHF' where id = ${project.id}`),
    'a line of another hand': () =>
      run(
        `insert into plan_lines (user_id, project_id, title, category, planned) values (${place}, 'Oven', 'other', 9)`,
      ),
    'no payments for uses': () => run(`delete from budget_totals where project_id = ${project.id}`),
    'payments counted again': () => run('select recount()'),
  };
  for (const [name, change] of Object.entries(changes)) {
    const before = await answer();
    await change();
    expect(await answer(), name).not.toEqual(before);
    await expectPresent();
  }
  await client.delete(`/api/contractors/${contractor.id}`);
  await expectPresent();
});

/**
 * A budget may leave out only what was written before the oldest open transaction of the whole
 * Postgres server. Other test files have transactions there too.
 */
async function untilOlderTransactionsEnd() {
  const { rows } = await run('select pg_current_xact_id()::text as now');
  const isPast = `select pg_snapshot_xmin(pg_current_snapshot()) > '${rows[0]?.['now']}' as yes`;
  await expect.poll(async () => (await run(isPast)).rows).toEqual([{ yes: true }]);
}

it('reads only what was written since the last time', async () => {
  const { client, ids, ownerId, project } = await furnished();
  const place = { ownerId, projectId: project.id };
  const { db } = test.database;
  const counts = (stored: StoredBudget) =>
    [readLines, readAgreements, readChanges, readBills, readPaidForUses].map(
      (read) => read(stored).rows.length,
    );
  await untilOlderTransactionsEnd();
  const whole = await findStoredBudget(db, place);
  if (!whole?.state || !whole.marks) throw new Error('The budget has no state');
  expect(whole.isPartial).toBe(false);
  const { state, marks } = whole;
  const known = { ...whole, state, marks };
  await createExpense(client, project.id);
  const paid = await findStoredBudget(db, place, known);
  expect([paid?.state === state, paid?.lines]).toEqual([false, null]);
  await client.put(`/api/bills/${ids.bill}`, { amount: '900.07' });
  const missing = await findStoredBudget(db, place, known);
  expect([missing?.isPartial, missing && counts(missing)]).toEqual([true, [0, 0, 0, 1, 0]]);
  // After a restart or in another database, the numbers of transactions mean something else.
  const elsewhere = { serverRun: '1' };
  const before = { firstOpen: String(BigInt(known.firstOpen) - 1_000_000_001n) };
  const ahead = { firstOpen: String(BigInt(known.firstOpen) + 1_000_000n) };
  for (const other of [elsewhere, before, ahead]) {
    const all = await findStoredBudget(db, place, { ...known, ...other });
    expect([all?.isPartial, all && counts(all)]).toEqual([false, counts(whole)]);
  }
});

it('lets calls at the same time take what changed once', async () => {
  const { client, ids, budgets, ownerId, project, expectPresent } = await furnished();
  for (let round = 1; round <= 5; round += 1) {
    await client.put(`/api/plan-lines/${ids.lines[0]}`, { planned: `${round}.11` });
    await client.put(`/api/bills/${ids.bill}`, { amount: `${900 + round}.22` });
    const reads = Array.from({ length: 6 }, () => budgets.getBudget(ownerId, project.id, true));
    expect(new Set((await Promise.all(reads)).map(String)).size).toBe(1);
    await expectPresent();
  }
});

it('does not take a deleted project for the one that is back', async () => {
  const { client, user, project, answer, expectPresent } = await furnished();
  await client.delete(`/api/projects/${project.id}`);
  await expect(answer()).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await run(`select * from budget_marks where project_id = ${project.id}`);
  expect(rows).toEqual([]);
  await run(`insert into projects (id, user_id, name, budget) overriding system value
    values (${project.id}, ${user.id}, 'Kitchen', 25000)`);
  await expectPresent();
});

it('sees each transaction when it commits, in any order of several', async () => {
  const { ids, user, project, expectPresent } = await furnished();
  const changes = [
    `update plan_lines set planned = planned + 1 where id = ${ids.lines[0]}`,
    `update bills set amount = amount + 1 where id = ${ids.bill}`,
    `insert into reserve_moves (user_id, project_id, amount) values (${user.id}, ${project.id}, 1)`,
  ];
  const connections = await Promise.all(
    changes.map(async (change) => {
      const client = new pg.Client(test.database.connection);
      await client.connect();
      return { client, change, isOpen: false };
    }),
  );
  const step = fc.record({
    nth: fc.nat(changes.length - 1),
    end: fc.constantFrom('commit', 'rollback', 'commit'),
  });
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        for (const { nth, end } of steps) {
          const connection = connections[nth] as (typeof connections)[number];
          const { client, change, isOpen } = connection;
          await client.query(isOpen ? end : `begin; ${change}`);
          connection.isOpen = !isOpen;
          await expectPresent();
        }
      }),
      { numRuns: atScale(10, 25) },
    );
  } finally {
    for (const { client } of connections) await client.end();
  }
});

it('shows each of several people what they have just written', async () => {
  const { client, project } = await furnished();
  const people = Array.from({ length: 4 }, (_, i) => i);
  await Promise.all(
    people.map(async (person) => {
      const { id } = await createPlanLine(client, project.id);
      for (let round = 0; round < 8; round += 1) {
        const planned = `${person * 100 + round}.00`;
        const change = await client.put(`/api/plan-lines/${id}`, { planned });
        expect(change.statusCode).toBe(200);
        await createExpense(client, project.id, { planLineId: id, amount: '0.01' });
        const budget = await client.get(`/api/projects/${project.id}/budget`);
        const own = budget.json<ProjectBudget>().lines.find(({ planLineId }) => planLineId === id);
        expect(own).toMatchObject({ planned, paid: `0.0${round + 1}` });
      }
    }),
  );
});

it('does not wait for a change of the same project that is not yet saved', async () => {
  const { ids, client } = await furnished();
  await test.database.db.transaction(async (tx) => {
    await tx.execute(sql`update plan_lines set planned = 5 where id = ${ids.lines[0]}`);
    const change = await client.put(`/api/plan-lines/${ids.lines[1]}`, { planned: '6' });
    expect(change.statusCode).toBe(200);
  });
});
