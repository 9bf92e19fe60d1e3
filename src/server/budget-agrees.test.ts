import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import type { BudgetRows, PaidPart } from '#shared/budget-rows.ts';
import type { ChangeOrder } from '#shared/change-order.ts';
import type { Expense, ExpenseList } from '#shared/expense.ts';
import { addMoney, requireCents } from '#shared/money.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project, ProjectSummary } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { projectBudget } from '#shared/project-budget-math.ts';
import type { ReserveMove } from '#shared/reserve-move.ts';
import type { Room } from '#shared/room.ts';
import { ownerOfProject } from './testing/factories.ts';
import { joined } from './testing/sharing.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PATHS = {
  room: 'rooms',
  line: 'plan-lines',
  agreement: 'agreements',
  bill: 'bills',
  move: 'reserve-moves',
  change: 'change-orders',
} as const;
type Kind = keyof typeof PATHS;
type Ids = Record<Kind | 'expense', number[]>;

/** Everything that the calls of the project list. */
async function readLists(client: TestClient, projectId: number) {
  const list = async <T>(path: string) =>
    (await client.get(`/api/${path}?projectId=${projectId}`)).json<T[]>();
  const page = (
    await client.get(`/api/expenses?projectId=${projectId}&pageSize=100`)
  ).json<ExpenseList>();
  return {
    rooms: await list<Room>(PATHS.room),
    lines: await list<PlanLine>(PATHS.line),
    agreements: await list<Agreement>(PATHS.agreement),
    bills: await list<Bill>(PATHS.bill),
    moves: await list<ReserveMove>(PATHS.move),
    changes: await list<ChangeOrder>(PATHS.change),
    page,
  };
}
type Lists = Awaited<ReturnType<typeof readLists>>;

function idsOf(lists: Lists): Ids {
  const of = (records: { id: number }[]) => records.map(({ id }) => id);
  return {
    room: of(lists.rooms),
    line: of(lists.lines),
    agreement: of(lists.agreements),
    bill: of(lists.bills),
    move: of(lists.moves),
    change: of(lists.changes),
    expense: of(lists.page.expenses),
  };
}

function partsOf(expense: Expense): PaidPart[] {
  const { agreementId, billId, isHoldback, lines, category, roomId, planLineId, amount } = expense;
  const parts = lines.length > 0 ? lines : [{ category, roomId, planLineId, amount }];
  const sign = expense.kind === 'refund' ? -1n : 1n;
  return parts.map((part) => ({
    ...part,
    agreementId,
    billId,
    isHoldback,
    amount: sign * requireCents(part.amount),
  }));
}

/** The sum of the accepted changes of an agreement, by their own list. */
const acceptedOf = ({ id }: Agreement, changes: ChangeOrder[]) =>
  addMoney(
    changes
      .filter(({ agreementId, status }) => agreementId === id && status === 'accepted')
      .map(({ amountDelta }) => amountDelta),
  );

/** The budget from the lists: computed by the same rules, from what the other screens show. */
function budgetOf({ budget, currency }: Project, lists: Lists): ProjectBudget {
  const rows: BudgetRows = {
    currency,
    budget: requireCents(budget),
    reserve: requireCents(addMoney(lists.moves.map(({ amount }) => amount))),
    roomIds: lists.rooms.map(({ id }) => id),
    lines: lists.lines.map((line) => ({ ...line, planned: requireCents(line.planned) })),
    agreements: lists.agreements.map((agreement) => ({
      ...agreement,
      amount: requireCents(agreement.amount),
      changes: requireCents(acceptedOf(agreement, lists.changes)),
    })),
    bills: lists.bills.map((bill) => ({
      ...bill,
      amount: requireCents(bill.amount),
      held: requireCents(bill.held),
    })),
    payments: lists.page.expenses.flatMap(partsOf),
  };
  return projectBudget(rows);
}

/** Also answers what it has read. */
async function expectAgreement(client: TestClient, projectId: number): Promise<Lists> {
  const get = async <T>(path: string) => (await client.get(path)).json<T>();
  const budget = await get<ProjectBudget>(`/api/projects/${projectId}/budget`);
  const summary = await get<ProjectSummary>(`/api/projects/${projectId}/summary`);
  const projects = await get<Project[]>('/api/projects');
  const project = projects.find(({ id }) => id === projectId) as Project;
  const lists = await readLists(client, projectId);
  const { totals } = budget;
  const computed = budgetOf(project, lists);

  expect({ totals, lines: budget.lines }).toEqual({
    totals: computed.totals,
    lines: computed.lines,
  });
  const byKey = (groups: { key: string | number | null; paid: string; expected: string }[]) =>
    new Map(
      groups
        .filter(({ paid, expected }) => paid !== '0.00' || expected !== '0.00')
        .map((group) => [group.key, group]),
    );
  expect(byKey(budget.byCategory)).toEqual(byKey(computed.byCategory));
  expect(byKey(budget.byRoom)).toEqual(byKey(computed.byRoom));
  expect({
    summary: summary.totalSpent,
    list: lists.page.totalAmount,
    project: project.totalSpent,
    due: addMoney(lists.bills.map(({ due }) => due)),
    held: addMoney(lists.bills.map(({ heldLeft }) => heldLeft)),
    agreed: addMoney(lists.agreements.map(({ left }) => left)),
    changes: lists.agreements.map(({ changes, total }) => [changes, total]),
  }).toEqual({
    summary: totals.paid,
    list: totals.paid,
    project: totals.paid,
    due: totals.due,
    held: totals.held,
    agreed: totals.agreed,
    changes: lists.agreements.map((agreement) => {
      const changes = acceptedOf(agreement, lists.changes);
      return [changes, addMoney([agreement.amount, changes])];
    }),
  });
  expect(requireCents(totals.reserve)).toBeGreaterThanOrEqual(0n);
  return lists;
}

const cents = fc.integer({ min: 1, max: 50_000 });
const step = fc.record({
  call: fc.constantFrom(
    ...([
      'room',
      'line',
      'line',
      'agreement',
      'agreement',
      'bill',
      'bill',
      'fund',
      'draw',
    ] as const),
    ...(['expense', 'expense', 'expense', 'split', 'refund', 'pay', 'pay', 'hold-back'] as const),
    ...(['raise', 'raise', 'decide', 'decide', 'withdraw'] as const),
    ...(['change expense', 'change line', 'change agreement', 'void bill'] as const),
    ...(['delete expense', 'delete record', 'restore'] as const),
  ),
  nth: fc.nat(50),
  other: fc.nat(50),
  cents,
  flag: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const expense = { description: 'Tiles', paymentMethod: 'cash', date: '2026-03-08' };

async function run(
  client: TestClient,
  projectId: number,
  ids: Ids,
  { call, nth, other, ...step }: Step,
) {
  const pick = (kind: keyof Ids, at = nth) => ids[kind][at % Math.max(1, ids[kind].length)] ?? null;
  const amount = (step.cents / 100).toFixed(2);
  const category = step.flag ? 'labor' : 'materials';
  const create = (path: string, body: object) =>
    client.post(`/api/${path}`, { projectId, ...body });
  switch (call) {
    case 'room':
      return create(PATHS.room, { name: `Room ${nth}` });
    case 'line':
      return create(PATHS.line, { title: 'Line', category, roomId: pick('room'), planned: amount });
    case 'agreement':
      return create(PATHS.agreement, {
        title: 'Work',
        planLineId: step.flag ? pick('line') : null,
        amount,
        holdbackPercent: 10,
      });
    case 'bill':
      return create(PATHS.bill, {
        title: 'Bill',
        amount,
        ...(step.flag ? { agreementId: pick('agreement') } : { planLineId: pick('line') }),
      });
    case 'fund':
      return create(PATHS.move, { amount });
    case 'draw':
      return create(PATHS.move, {
        amount: `-${amount}`,
        planLineId: pick('line'),
        ...(step.flag && { changeOrderId: pick('change', other) }),
      });
    case 'expense':
      return create('expenses', {
        ...expense,
        amount,
        category,
        roomId: step.flag ? pick('room', other) : null,
        ...(other % 3 === 0 && { planLineId: pick('line') }),
        ...(other % 3 === 1 && { agreementId: pick('agreement') }),
      });
    case 'split':
      return create('expenses', {
        ...expense,
        amount: (step.cents / 100 + 3).toFixed(2),
        category,
        lines: [
          { category, amount, roomId: pick('room'), planLineId: null },
          { category: 'permits', amount: '3.00', roomId: null, planLineId: pick('line', other) },
        ],
      });
    case 'refund':
      return create('expenses', {
        ...expense,
        amount,
        category,
        kind: 'refund',
        planLineId: step.flag ? pick('line') : null,
      });
    case 'pay':
    case 'hold-back':
      return client.post(`/api/bills/${pick('bill') ?? 0}/payments`, {
        amount: call === 'pay' ? amount : '0.05',
        paymentMethod: 'check',
        date: '2026-03-09',
        isHoldback: call === 'hold-back',
      });
    case 'change expense':
      return client.put(`/api/expenses/${pick('expense') ?? 0}`, {
        category,
        lines: [],
        amount,
        planLineId: step.flag ? pick('line', other) : null,
      });
    case 'change line':
      return client.put(`/api/plan-lines/${pick('line') ?? 0}`, {
        planned: amount,
        isDone: step.flag,
        roomId: pick('room', other),
      });
    case 'change agreement':
      return client.put(`/api/agreements/${pick('agreement') ?? 0}`, {
        planLineId: pick('line', other),
        status: step.flag ? 'open' : 'closed',
      });
    case 'raise':
      return client.post('/api/change-orders', {
        agreementId: pick('agreement') ?? 1,
        title: 'Change',
        amountDelta: `${step.flag ? '' : '-'}${amount}`,
        ...(other % 3 === 0 && { reversesId: pick('change', other) }),
      });
    case 'decide':
      return client.post(`/api/change-orders/${pick('change') ?? 0}/decision`, {
        decision: other % 4 === 0 ? 'declined' : 'accepted',
        name: 'Ada',
      });
    case 'withdraw':
      return client.put(`/api/change-orders/${pick('change') ?? 0}`, { status: 'withdrawn' });
    case 'void bill':
      return client.put(`/api/bills/${pick('bill') ?? 0}`, { isVoid: step.flag });
    case 'delete expense':
      return client.delete(`/api/expenses/${pick('expense') ?? 0}`);
    case 'delete record': {
      const kind = (['room', 'line', 'agreement', 'bill', 'move'] as const)[other % 5] as Kind;
      return client.delete(`/api/${PATHS[kind]}/${pick(kind) ?? 0}`);
    }
    case 'restore': {
      const url = `/api/projects/${projectId}/activity?limit=50`;
      const { entries } = (await client.get(url)).json<{
        entries: { id: number; canRestore: boolean }[];
      }>();
      const deleted = entries.filter(({ canRestore }) => canRestore);
      const entry = deleted[nth % Math.max(1, deleted.length)];
      return entry ? client.post(`/api/activity/${entry.id}/restore`) : client.get(url);
    }
  }
}

/** What a call may be refused with: nothing to choose, too much, or someone was first. */
const ANSWERS = [200, 201, 204, 400, 404, 409, 410];

it('shows the same on every screen after any calls, two people at once included', async () => {
  const owner = await ownerOfProject(test);
  const editor = await joined(test, owner.client, owner.project.id, 'editor');
  const clients = [owner.client, editor.client];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 10, maxLength: 14 }),
      async (rounds) => {
        await test.database.db.execute(sql`delete from projects where id <> ${owner.project.id}`);
        const project = (
          await owner.client.post('/api/projects', { name: 'Kitchen', budget: '2500' })
        ).json<Project>();
        await test.database.db.execute(sql`
          insert into project_members (user_id, project_id, member_id, role)
          values (${owner.user.id}, ${project.id}, ${editor.user.id}, 'editor')`);
        let lists = await readLists(owner.client, project.id);
        for (const round of rounds) {
          const ids = idsOf(lists);
          const answers = await Promise.all(
            round.map((each, i) => run(clients[i % 2] as TestClient, project.id, ids, each)),
          );
          for (const [i, { statusCode, body }] of answers.entries()) {
            const { call } = round[i] as Step;
            expect({
              call,
              isFine: ANSWERS.includes(statusCode),
              ...(statusCode >= 500 && { body }),
            }).toEqual({ call, isFine: true });
          }
          lists = await expectAgreement(owner.client, project.id);
        }
        const { rows } = await test.database.db.execute(sql`select recount() as wrong`);
        expect(rows).toEqual([{ wrong: 0 }]);
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
});

it('lets one of two people draw the last of the reserve', async () => {
  const { client, project } = await ownerOfProject(test);
  const editor = await joined(test, client, project.id, 'editor');
  const line = { projectId: project.id, title: 'Tiles', category: 'materials', planned: '100' };
  const { id: planLineId } = (await client.post('/api/plan-lines', line)).json<PlanLine>();
  await client.post('/api/reserve-moves', { projectId: project.id, amount: '50' });
  const draw = { projectId: project.id, amount: '-50', planLineId };
  const answers = await Promise.all(
    [client, editor.client].map((person) => person.post('/api/reserve-moves', draw)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  const budget = (await client.get(`/api/projects/${project.id}/budget`)).json<ProjectBudget>();
  expect(budget.totals).toMatchObject({ reserve: '0.00', planned: '150.00', expected: '150.00' });
});
