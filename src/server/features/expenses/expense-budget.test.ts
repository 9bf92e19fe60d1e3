import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BudgetRecords, insertBudgetRecords } from '#server/testing/budget.ts';
import { createExpense, createProject, ownerOfProject, tiles } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Expense } from '#shared/expense.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = (statement: string) => test.database.db.execute(sql.raw(statement));

async function openBudget() {
  const { client, user, project } = await ownerOfProject(test);
  const where = { userId: user.id, projectId: project.id };
  const records = await insertBudgetRecords(test.database.db, where);
  return { client, user, project, records };
}

const part = (amount: string, input: object = {}) => ({
  category: 'labor',
  roomId: null,
  planLineId: null,
  amount,
  ...input,
});

/** The place of each refused field and its sentence. */
async function refusals(response: ReturnType<TestClient['post']>) {
  const { statusCode, json } = await response;
  const details: { path: unknown[]; message: string }[] = json().details ?? [];
  return [statusCode, ...details.map(({ path, message }) => `${path.join('.')}: ${message}`)];
}

describe('the references of an expense', () => {
  it('are saved, answered and cleared, and stay if the call does not mention them', async () => {
    const { client, project, records } = await openBudget();
    const bought = await createExpense(client, project.id);
    const fields = {
      kind: 'refund',
      planLineId: records.lines[1],
      roomId: records.rooms[0],
      agreementId: null,
      billId: null,
      isHoldback: false,
      refundOfId: bought.id,
      lines: [],
    };
    const added = await createExpense(client, project.id, fields);
    expect(added).toMatchObject({ ...fields, amount: '120.50' });
    const url = `/api/expenses/${added.id}`;
    expect((await client.get(url)).json()).toEqual(added);
    expect((await client.put(url, { notes: 'Blue' })).json()).toMatchObject({
      ...fields,
      version: 2,
    });
    const list = (await client.get(`/api/expenses?projectId=${project.id}`)).json();
    expect(list.expenses[0]).toMatchObject(fields);
    const cleared = { kind: 'expense', planLineId: null, roomId: null };
    expect((await client.put(url, cleared)).json()).toMatchObject({ ...cleared, refundOfId: null });
  });

  it('follow from a bill, and the line from an agreement', async () => {
    const { client, project, records } = await openBudget();
    const [floor, walls] = records.lines;
    const ofBill = { billId: records.bill, agreementId: records.agreement, planLineId: floor };
    const payment = await createExpense(client, project.id, {
      billId: records.bill,
      amount: '8',
      isHoldback: true,
    });
    expect(payment).toMatchObject({ ...ofBill, isHoldback: true });
    const url = `/api/expenses/${payment.id}`;
    const edited = await client.put(url, {
      amount: '9.00',
      description: 'Second',
      planLineId: walls,
    });
    expect(edited.json()).toMatchObject({ ...ofBill, amount: '9.00', isHoldback: true });
    expect((await client.put(url, { billId: null })).json()).toMatchObject({
      ...ofBill,
      billId: null,
      isHoldback: false,
    });
    const agreementId = records.agreement;
    expect(await createExpense(client, project.id, { agreementId })).toMatchObject({
      agreementId,
      planLineId: floor,
    });
    const own = await createExpense(client, project.id, { agreementId, planLineId: walls });
    expect(own.planLineId).toBe(walls);
    const later = await createExpense(client, project.id, { planLineId: walls });
    const linked = await client.put(`/api/expenses/${later.id}`, { agreementId });
    expect(linked.json()).toMatchObject({ agreementId, planLineId: floor });
    const lines = [part('100'), part('20.50', { planLineId: walls })];
    const split = await createExpense(client, project.id, { billId: records.bill, lines });
    expect(split.lines.map(({ planLineId }) => planLineId)).toEqual([floor, walls]);
  });

  const wrong: [string, (own: BudgetRecords, id: number) => object, string][] = [
    ['room', (_, roomId) => ({ roomId }), 'roomId: Choose one of the rooms of this project'],
    [
      'line',
      (_, planLineId) => ({ planLineId }),
      'planLineId: Choose one of the lines of this project',
    ],
    [
      'agreement',
      (_, agreementId) => ({ agreementId }),
      'agreementId: Choose one of the agreements of this project',
    ],
    ['bill', (_, billId) => ({ billId }), 'billId: Choose one of the bills of this project'],
    [
      'refunded expense',
      (_, refundOfId) => ({ kind: 'refund', refundOfId }),
      'refundOfId: Choose one of the expenses of this project',
    ],
    [
      'room of a part',
      (own, roomId) => ({
        lines: [part('100', { roomId: own.rooms[0] }), part('20.50', { roomId })],
      }),
      'lines.1.roomId: Choose one of the rooms of this project',
    ],
    [
      'line of a part',
      (own, planLineId) => ({
        lines: [part('100', { planLineId: own.lines[0] }), part('20.50', { planLineId })],
      }),
      'lines.1.planLineId: Choose one of the lines of this project',
    ],
  ];
  it.each(wrong)(
    'must be in the project and the account: the %s',
    async (noun, inputFor, message) => {
      const { client, user, project, records } = await openBudget();
      const other = await openBudget();
      const bath = await createProject(client, { name: 'Bath' });
      const where = { userId: user.id, projectId: bath.id };
      const inBath = await insertBudgetRecords(test.database.db, where);
      const idIn = async (of: BudgetRecords, its: TestClient, projectId: number) => {
        if (noun.includes('room')) return of.rooms[0];
        if (noun.includes('line')) return of.lines[0];
        if (noun === 'agreement') return of.agreement;
        return noun === 'bill' ? of.bill : (await createExpense(its, projectId)).id;
      };
      const kept = await createExpense(client, project.id);
      for (const id of [
        await idIn(other.records, other.client, other.project.id),
        await idIn(inBath, client, bath.id),
        999_999,
      ]) {
        const input = inputFor(records, id);
        const body = { ...tiles, projectId: project.id, ...input };
        expect(await refusals(client.post('/api/expenses', body))).toEqual([400, message]);
        expect(await refusals(client.put(`/api/expenses/${kept.id}`, input))).toEqual([
          400,
          message,
        ]);
      }
      expect((await client.get(`/api/expenses/${kept.id}`)).json()).toEqual(kept);
    },
  );

  it('make sense together', async () => {
    const { client, project, records } = await openBudget();
    const create = (input: object) =>
      refusals(client.post('/api/expenses', { ...tiles, projectId: project.id, ...input }));
    expect(await create({ isHoldback: true })).toEqual([
      400,
      'isHoldback: Only the payment of a bill can release hold-back',
    ]);
    expect(await create({ isHoldback: true, billId: records.bill, kind: 'refund' })).toEqual([
      400,
      'isHoldback: A refund cannot release hold-back',
    ]);
    const bought = await createExpense(client, project.id);
    expect(await create({ refundOfId: bought.id })).toEqual([
      400,
      'refundOfId: Only a refund can name the expense that it refunds',
    ]);
    const refund = await createExpense(client, project.id, { kind: 'refund' });
    expect(await create({ kind: 'refund', refundOfId: refund.id })).toEqual([
      400,
      'refundOfId: Choose one of the expenses of this project',
    ]);
    const itself = client.put(`/api/expenses/${bought.id}`, {
      kind: 'refund',
      refundOfId: bought.id,
    });
    expect(await refusals(itself)).toEqual([400, 'refundOfId: An expense cannot refund itself']);
  });

  it('do not follow an expense into another project, also if the call repeats them', async () => {
    const { client, user, project, records } = await openBudget();
    const bath = await createProject(client, { name: 'Bath' });
    const lines = [part('100', { roomId: records.rooms[0] }), part('20.50')];
    const added = await createExpense(client, project.id, { billId: records.bill, lines });
    const url = `/api/expenses/${added.id}`;
    const none = { planLineId: null, roomId: null, agreementId: null, billId: null };
    const moved = await client.put(url, { ...added, projectId: bath.id, version: undefined });
    const parts = [part('100.00'), part('20.50')];
    expect(moved.json()).toMatchObject({ ...none, projectId: bath.id, lines: parts });
    const where = { userId: user.id, projectId: bath.id };
    const inBath = await insertBudgetRecords(test.database.db, where);
    const back = { projectId: project.id, planLineId: inBath.lines[0] };
    expect(await refusals(client.put(url, back))).toEqual([
      400,
      'planLineId: Choose one of the lines of this project',
    ]);
    const home = { projectId: project.id, planLineId: records.lines[1] };
    expect((await client.put(url, home)).json()).toMatchObject(home);
    expect((await run('select recount()')).rows).toEqual([{ recount: 0 }]);
  });
});

describe('a split expense', () => {
  it('has parts that add up to its amount', async () => {
    const { client, project } = await openBudget();
    const input = { ...tiles, projectId: project.id, amount: '100' };
    const refused = client.post('/api/expenses', { ...input, lines: [part('60'), part('30')] });
    expect(await refusals(refused)).toEqual([
      400,
      'lines: The parts add up to $90.00, not $100.00',
    ]);
    const lines = [part('60.00'), part('39.99', { category: 'tools' }), part('0.01')];
    const added = await createExpense(client, project.id, { ...input, lines });
    expect(added.lines).toEqual(lines);
    const url = `/api/expenses/${added.id}`;
    expect(await refusals(client.put(url, { amount: '90' }))).toEqual([
      400,
      'amount: This expense is split. Change its parts too, so that they add up to $90.00',
    ]);
    expect(await refusals(client.put(url, { lines: [part('1')] }))).toEqual([
      400,
      'lines: The parts add up to $1.00, not $100.00',
    ]);
    expect((await client.put(url, { amount: '100.00', notes: 'x' })).statusCode).toBe(200);
    const smaller = { amount: '90.00', lines: [part('60.00'), part('30.00')] };
    expect((await client.put(url, smaller)).json()).toMatchObject(smaller);
    expect((await client.put(url, { lines: [], amount: '80' })).json()).toMatchObject({
      lines: [],
      amount: '80.00',
    });
  });

  it('reads without what is deleted, and keeps it for a restore', async () => {
    const { client, project, records } = await openBudget();
    const lines = [part('100.00', { planLineId: records.lines[1] }), part('20.50')];
    const added = await createExpense(client, project.id, { lines });
    const url = `/api/expenses/${added.id}`;
    await run(`create table gone as select * from plan_lines where id = ${records.lines[1]}`);
    await run(`delete from plan_lines where id = ${records.lines[1]}`);
    const present = { ...added, lines: [part('100.00'), part('20.50')] };
    expect((await client.get(url)).json()).toEqual(present);
    const list = (await client.get(`/api/expenses?projectId=${project.id}`)).json();
    expect(list.expenses).toEqual([present]);
    // Saving what was read changes nothing.
    expect((await client.put(url, present)).json()).toEqual(present);
    await run('insert into plan_lines overriding system value select * from gone');
    await run('drop table gone');
    expect((await client.get(url)).json()).toEqual(added);
  });

  it('names the refunded expense as long as it is there', async () => {
    const { client, project } = await openBudget();
    const bought = await createExpense(client, project.id);
    const refund = await createExpense(client, project.id, {
      kind: 'refund',
      refundOfId: bought.id,
    });
    await client.delete(`/api/expenses/${bought.id}`);
    const url = `/api/expenses/${refund.id}`;
    const without = { ...refund, refundOfId: null };
    expect((await client.get(url)).json()).toEqual(without);
    expect((await client.put(url, without)).json()).toEqual(without);
    const { entries } = (await client.get(`/api/projects/${project.id}/activity`)).json();
    await client.post(`/api/activity/${entries[0].id}/restore`);
    expect((await client.get(url)).json()).toEqual(refund);
  });
});

describe('every sum', () => {
  /** 100 split 60 labor (line 2, so in room 1), 30 tools (room 2), 10 labor; a refund of 20 labor; 5 permits. */
  async function openSums() {
    const opened = await openBudget();
    const { client, project, records } = opened;
    const rosa = (await client.post('/api/contractors', { name: 'Rosa' })).json();
    const split = await createExpense(client, project.id, {
      description: 'Shop',
      amount: '100',
      contractorId: rosa.id,
      lines: [
        part('60', { planLineId: records.lines[1] }),
        part('30', { category: 'tools', roomId: records.rooms[1] }),
        part('10'),
      ],
    });
    const refund = await createExpense(client, project.id, {
      description: 'Back',
      kind: 'refund',
      amount: '20',
      category: 'labor',
      date: '2026-04-01',
      contractorId: rosa.id,
      agreementId: records.agreement,
    });
    const permit = await createExpense(client, project.id, {
      description: 'Permit',
      amount: '5',
      category: 'permits',
      billId: records.bill,
      date: '2026-02-01',
    });
    const list = async (filter: string) => {
      const { expenses, totalCount, totalAmount, months } = (
        await client.get(`/api/expenses?projectId=${project.id}&${filter}`)
      ).json();
      expect(expenses).toHaveLength(totalCount);
      const names = expenses.map(({ description }: Expense) => description);
      return { text: [...names, totalCount, totalAmount].join(' '), months };
    };
    return { ...opened, rosa, split, refund, permit, list };
  }

  it('counts refunds as negative and a split expense by its parts', async () => {
    const { client, project, records, list } = await openSums();
    const [floor, walls] = records.lines;
    const [hall, attic] = records.rooms;
    for (const [filter, expected] of [
      ['', 'Back Shop Permit 3 85.00'],
      ['search=shop', 'Shop 1 100.00'],
      ['category=labor', 'Back Shop 2 50.00'],
      ['category=labor&search=back', 'Back 1 -20.00'],
      ['category=tools', 'Shop 1 30.00'],
      ['category=tools,labor', 'Back Shop 2 80.00'],
      ['category=materials', '0 0.00'],
      ['category=labor&paymentMethod=cash', '0 0.00'],
      ['category=labor&sort=amount', 'Back Shop 2 50.00'],
      ['category=labor&sort=date', 'Shop Back 2 50.00'],
      ['sort=amount', 'Back Permit Shop 3 85.00'],
      ['search=rosa&sort=-amount', 'Shop Back 2 80.00'],
      [`planLineId=${walls}`, 'Shop 1 60.00'],
      [`planLineId=${floor}`, 'Back Permit 2 -15.00'],
      ['planLineId=none', 'Shop 1 40.00'],
      ['planLineId=none&category=labor', 'Shop 1 10.00'],
      [`planLineId=${walls}&category=tools`, '0 0.00'],
      [`roomId=${hall}`, 'Shop 1 60.00'],
      [`roomId=${attic}`, 'Shop 1 30.00'],
      ['roomId=none', 'Back Shop Permit 3 -5.00'],
      [`agreementId=${records.agreement}`, 'Back Permit 2 -15.00'],
      [`billId=${records.bill}`, 'Permit 1 5.00'],
      ['kind=refund', 'Back 1 -20.00'],
      ['kind=expense', 'Shop Permit 2 105.00'],
      ['minAmount=20&maxAmount=20', 'Back 1 -20.00'],
    ] as const) {
      expect([filter, (await list(filter)).text]).toEqual([filter, expected]);
    }
    const { months } = await list('category=labor&group=month');
    expect(months).toEqual(
      expect.arrayContaining([
        { month: '2026-03', count: 1, amount: '70.00' },
        { month: '2026-04', count: 1, amount: '-20.00' },
      ]),
    );
    expect((await client.get(`/api/projects/${project.id}/summary`)).json()).toMatchObject({
      totalSpent: '85.00',
      remaining: '24915.00',
      categoryBreakdown: { labor: '50.00', tools: '30.00', permits: '5.00' },
    });
    const [kitchen] = (await client.get('/api/projects')).json();
    expect(kitchen.totalSpent).toBe('85.00');
    const [rosa] = (await client.get('/api/contractors')).json();
    expect(rosa).toMatchObject({ totalPaid: '80.00', expenseCount: 2 });
    expect((await client.get('/api/subscription-status')).json()).toMatchObject({
      expenseCount: 3,
    });
    for (const bad of ['planLineId=x', 'roomId=-1', 'agreementId=none', 'billId=none', 'kind=x']) {
      expect([bad, (await client.get(`/api/expenses?${bad}`)).statusCode]).toEqual([bad, 400]);
    }
  });

  it('has nothing of a line of another account', async () => {
    const { records } = await openSums();
    const { client } = await openSums();
    const found = (await client.get(`/api/expenses?planLineId=${records.lines[1]}`)).json();
    expect([found.totalCount, found.totalAmount]).toEqual([0, '0.00']);
  });

  it('leaves refunds out of the habits of a form', async () => {
    const { client, project, rosa } = await openSums();
    const habits = (await client.get(`/api/expenses/habits?projectId=${project.id}`)).json();
    expect(habits).toMatchObject({ category: 'permits', byContractor: { [rosa.id]: 'materials' } });
    await createExpense(client, project.id, {
      kind: 'refund',
      category: 'tools',
      contractorId: rosa.id,
    });
    expect((await client.get(`/api/expenses/habits?projectId=${project.id}`)).json()).toEqual(
      habits,
    );
  });
});
