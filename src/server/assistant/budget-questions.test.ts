import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { groundingText } from '#server/integrations/models/grounding.ts';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import {
  createAgreement,
  createBill,
  createContractor,
  createExpense,
  createPlanLine,
  createProject,
  createPunchItem,
  createQuote,
  createReserveMove,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Agreement } from '#shared/agreement.ts';
import { expectedText } from '#shared/expected-text.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { createBuiltinAssistant, suggestQuestions } from './assistant.ts';

const TODAY = '2026-06-18';

describe('the assistant, with a plan', () => {
  let test: TestApp;
  let client: TestClient;
  let userId: number;
  let kitchen: Project;
  let flat: Project;
  let shed: Project;
  beforeAll(async () => {
    test = await createTestApp();
    const owner = await ownerOfProject(test);
    ({ client } = owner);
    userId = owner.user.id;
    kitchen = owner.project;
    flat = await createProject(client, { name: 'Flat in Rome', budget: '900', currency: 'EUR' });
    shed = await createProject(client, { name: 'Shed', budget: '700' });
    const rosa = await createContractor(client);
    const tom = await createContractor(client, { name: 'Tom Brandt' });
    const attic = await createRoom(client, kitchen.id, { name: 'Attic' });
    const inAttic = { roomId: attic.id };
    const wiring = await createPlanLine(client, kitchen.id, { title: 'Wiring', ...inAttic });
    const lamps = await createPlanLine(client, kitchen.id, { title: 'Lamps [x]', planned: '50' });
    await createExpense(client, kitchen.id, { planLineId: lamps.id, amount: '70.25' });
    const agreement = await createAgreement(client, kitchen.id, {
      title: 'All wiring',
      contractorId: rosa.id,
      planLineId: wiring.id,
      holdbackPercent: 10,
    });
    const billed = { agreementId: agreement.id };
    await createBill(client, kitchen.id, { ...billed, title: 'First', dueOn: '2026-06-25' });
    await createBill(client, kitchen.id, { title: 'Skip', amount: '80', dueOn: '2026-05-02' });
    await createBill(client, kitchen.id, { title: 'Permit', amount: '33.10' });
    const worktop = { title: 'Worktop' };
    await createQuote(client, kitchen.id, { ...worktop, contractorId: rosa.id, total: '1750' });
    await createQuote(client, kitchen.id, { ...worktop, contractorId: tom.id, total: '1500' });
    await createPunchItem(client, kitchen.id, { ...billed, title: 'Label the panel' });
    await createPunchItem(client, kitchen.id, { title: 'Clean up', isDone: true });
    await createReserveMove(client, kitchen.id, { amount: '1234.5' });
    await createPlanLine(client, flat.id, { title: 'Doors', planned: '1500' });
    await createAgreement(client, flat.id, { title: 'Plumbing', contractorId: tom.id });
    await createBill(client, flat.id, { title: 'Deposit', amount: '10', dueOn: '2026-06-30' });
  });
  afterAll(() => test.close());

  const budgetOf = async ({ id }: Project) =>
    (await client.get(`/api/projects/${id}/budget`)).json<ProjectBudget>();

  /** Without the links of the figures. */
  async function ask(question: string, selected: Project | null = kitchen): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, selected?.id ?? null);
    return withoutLinks(await lastAnswer([question], { ledger, today: TODAY }));
  }

  it.each([
    'What will it cost in the end?',
    'What is the expected cost?',
    'What will the kitchen cost when all is said and done?',
    'Am I over budget?',
    'Where will I end up?',
  ])('answers “%s” with the figures of the budget', async (question) => {
    const { totals } = await budgetOf(kitchen);
    const answer = await ask(question);
    const { paid, due, held, agreed, toBuy, reserve } = totals;
    for (const part of [totals.expected, totals.budget, paid, due, held, agreed, toBuy, reserve]) {
      expect(answer).toContain(formatMoney(part));
    }
    expect(answer).toContain(expectedText(totals.variance, 'USD'));
  });

  it.each([
    ['Did the lamps x go over what we budgeted?', 'Lamps \\[x\\]'],
    ['How is the wiring doing against the plan?', 'Wiring'],
    ['Is the attic within plan?', 'Attic'],
    ['What is left for the doors?', 'Doors'],
  ])('answers “%s” with the figures of that part of the plan', async (question, title) => {
    const answer = await ask(question);
    const project = title === 'Doors' ? flat : kitchen;
    const { lines, byRoom } = await budgetOf(project);
    const plain = title.replaceAll('\\', '');
    const part = lines.find((line) => line.title === plain) ?? byRoom.find(({ key }) => key);
    expect(answer).toContain(`**${title}** (${project.name})`);
    for (const amount of [part?.planned, part?.paid, part?.expected]) {
      expect(answer).toContain(formatMoney(amount ?? '', project.currency));
    }
    expect(answer.includes('go over its plan')).toBe(title.startsWith('Lamps'));
  });

  it('answers for a category by the plan of its lines', async () => {
    const { lines, byCategory } = await budgetOf(kitchen);
    const materials = byCategory.find(({ key }) => key === lines[0]?.category);
    const answer = await ask(`Are we over on ${lines[0]?.category}?`);
    expect(answer).toContain(`planned ${formatMoney(materials?.planned ?? '')}`);
    expect(answer).toContain(`expected ${formatMoney(materials?.expected ?? '')}`);
    const inFlat = await ask(`Are we over on ${lines[0]?.category}?`, flat);
    expect(inFlat).toContain('(Flat in Rome) is within its plan: planned €1,500.00');
    expect(inFlat).not.toContain('Kitchen');
  });

  it('does not take a question about the project for one about a room of that name', async () => {
    await createRoom(client, flat.id, { name: 'Flat' });
    expect(await ask('Is the flat over budget?')).toContain('with a budget of €900.00');
  });

  it.each(['Have I paid Rosa in full?', 'Is Rosa fully paid?', 'Have we paid Rosa everything?'])(
    'answers “%s” with what is still to pay',
    async (question) => {
      const answer = await ask(question);
      expect(answer).toContain('**All wiring** with **Rosa Okafor**');
      expect(answer).toContain('Still to pay in all:');
    },
  );

  it('says so if no part of the plan has that name', async () => {
    expect(await ask('Is the chimney over its plan?')).toContain('I do not know');
  });

  it('says by how much a project goes over, in its own currency', async () => {
    const { totals } = await budgetOf(flat);
    const answer = await ask('Am I over budget?', flat);
    expect(answer).toContain(expectedText(totals.variance, 'EUR'));
    expect(answer).toMatch(/over if nothing changes/);
    expect(answer).not.toContain('$');
  });

  it('never adds up projects or currencies', async () => {
    const answer = await ask('What will it cost in the end in all projects?', null);
    for (const project of [kitchen, flat]) {
      const { totals } = await budgetOf(project);
      expect(answer).toContain(formatMoney(totals.expected, project.currency));
    }
    expect(answer.split('\n\n')).toHaveLength(2);
    const due = await ask('Which bills are due in all projects?', null);
    expect(due).toContain('$980.00 + €10.00 on 3 bills');
    const left = await ask('How much is left on all my agreements in all projects?', null);
    expect(left).toContain('$3,200.00 + €4,200.00 is left on 2 agreements');
  });

  it('says what is due and when', async () => {
    const month = await ask('What is due this month?');
    expect(month).toContain('$900.00 on 1 bill is due in June 2026');
    expect(month).toContain('| First | Rosa Okafor | Kitchen | Jun 25, 2026 | $900.00 |');
    expect(month).toContain('$80.00 on 1 bill is overdue from before');
    expect(month).not.toContain('Deposit');
    const after = await ask(
      'Say we pay the bills that are still open. What remains of the budget?',
    );
    expect(after).toContain('After the open bills of');
    const all = await ask('Which bills are due?');
    expect(all).toContain('May 2, 2026, overdue');
    expect(all).toContain('$33.10 more is due without a date');
    expect(await ask('Which bills are due this month?', shed)).toBe('No bill is due in June 2026.');
  });

  it('says what is left on an agreement', async () => {
    const [agreement] = (await client.get(`/api/agreements?projectId=${kitchen.id}`)).json<
      Agreement[]
    >();
    const answer = await ask('How much is left on the agreement with Rosa?', shed);
    expect(answer).toContain(`${formatMoney(agreement?.left ?? '')} is left`);
    expect(answer).toContain('for **Kitchen**');
    expect(answer).toContain(`${formatMoney(agreement?.billed ?? '')} is billed`);
    expect(await ask('How much is left on the wiring agreement?')).toContain('**All wiring**');
    expect(await ask('How much is left on the agreement with Tom?')).toContain('€4,200.00');
    expect(await ask('What do I still owe Rosa?')).toMatch(/\$900\.00 on 1 bill.*\$3,200\.00/s);
    expect(await ask('What is agreed for the shed?')).toContain('no agreement');
  });

  it('knows the reserve, the lines that go over, and the rooms', async () => {
    const { totals, byRoom } = await budgetOf(kitchen);
    expect(await ask('How much is in the reserve?')).toContain(formatMoney(totals.reserve));
    const lines = await ask('Which lines are over?');
    expect(lines).toContain('1 line of **Kitchen** is expected over plan');
    expect(lines).toContain('| $50.00 | $70.25 | $20.25 |');
    expect(lines).not.toContain('Wiring');
    expect(await ask('Is any part of the kitchen plan over what we planned?')).toBe(lines);
    const rooms = await ask('What will each room cost?');
    for (const { planned, paid, expected } of byRoom) {
      const figures = [planned, paid, expected].map((amount) => formatMoney(amount));
      expect(rooms).toContain(`| ${figures.join(' | ')} |`);
    }
    expect(rooms).toContain('| Attic |');
  });

  it.each([
    'How much is left to spend if we do not touch the reserve?',
    'What is left without the reserve?',
    'Leaving the contingency alone, what can we still spend?',
  ])('answers “%s” with what is left beside the reserve', async (question) => {
    const { totals } = await budgetOf(kitchen);
    const left = Number(totals.budget) - Number(totals.paid) - Number(totals.reserve);
    expect(await ask(question)).toContain(`that is ${formatMoney(left.toFixed(2))}`);
  });

  it('measures the other records: the cheapest, the difference, what is open', async () => {
    const cheapest = await ask('Which quote is the cheapest?');
    expect(cheapest).toContain(
      'The cheapest is **Worktop** (Tom Brandt, Kitchen): total $1,500.00',
    );
    expect(await ask('What is the difference between the worktop quotes?')).toContain(
      'The difference is $250.00.',
    );
    for (const question of [
      'Rosa or Tom for the worktop, who is cheaper?',
      'The worktop: was it Tom or Rosa who came in lower?',
    ]) {
      expect(await ask(question)).toContain('The cheapest is **Worktop** (Tom Brandt, Kitchen)');
    }
    expect(await ask('Worktop quotes: Rosa against Tom, what is the gap?')).toContain(
      'The difference is $250.00.',
    );
    expect(await ask('Who quoted 1750?')).toContain('**Worktop** (Rosa Okafor, Kitchen)');
    const taken = await ask("If I took Tom's worktop quote, how much would be left?");
    expect(taken).toContain('$1,500.00');
    expect(taken).toContain('of **Kitchen**');
    const open = await ask('What is still on the punch list?');
    expect(open).toContain('**Label the panel**');
    expect(open).not.toContain('Clean up');
    expect(await ask('Which punch items are done?')).toContain('**Clean up**');
    expect(await ask('Is anything in the inbox?')).toBe('There are no files in the inbox.');
  });

  it('explains an answer about records by its query', async () => {
    const ledger = await openTestLedger(test.database, userId, shed.id);
    const { signal } = new AbortController();
    const explain = vi.fn();
    const request = { question: 'Which quote is the cheapest?', history: [], ledger };
    const pieces = createBuiltinAssistant().answer({ ...request, today: TODAY, signal, explain });
    for await (const _ of pieces);
    expect(explain.mock.lastCall?.[0]).toMatchObject({ readAs: ['quotes'], filters: [] });
  });

  it('says so if there is no plan', async () => {
    for (const question of ['What will it cost in the end?', 'How much is in the reserve?']) {
      expect(await ask(question, shed)).toContain('**Shed** has no plan');
    }
    expect(await ask('Am I over budget?', shed)).toContain('within its budget');
  });

  it.each([
    ['What still needs fixing?', 'Label the panel'],
    ['Has the panel been labeled?', 'Label the panel'],
    ['Who is cheaper for the worktop, Rosa or Tom?', 'The cheapest is **Worktop** (Tom Brandt'],
    ['What does Tom want for the worktop?', '$1,500.00'],
    ['Which bill is the largest?', '**First**'],
    ['Is there a bill we missed?', '**Skip**'],
    ['What is planned for the attic?', '**Attic** (Kitchen): planned'],
    ['How much of the wiring line is used up?', '**Wiring** (Kitchen): planned'],
    ['How much do we still owe Rosa on the wiring?', 'is left on the agreement **All wiring**'],
    ['Do we keep anything back from Rosa?', '10%'],
    ['With the extra outlets, what does our agreement with Rosa come to?', '**All wiring**'],
    ['What is the size of our reserve?', '$1,234.50'],
    ['What do the unpaid bills come to?', 'The 3 bills come to $980.00'],
    ['What do all of the open bills for the kitchen add up to?', 'The 2 bills come to $980.00'],
    ['Which bills are open in the kitchen besides the skip?', '**First**'],
    ['What is on the punch list, besides my patience?', 'Label the panel'],
    ['What sum did we agree upon with Rosa?', '$4,200.00'],
    ['Once all bills are paid and all is bought, what does the kitchen end up at?', 'in the end'],
    ['Forecast against the budget?', 'is expected to cost'],
    ['Suppose the open bills, $980.00 together, are paid. What is left?', '$23,949.75'],
    ['Which of the two worktop quotes is lower, and by how much?', 'The difference is $250.00.'],
    ['What if I buy a wood stove for $600, what is left then?', 'after $600.00'],
    ['Who is cheapest for the worktop, going by the quotes?', '(Tom Brandt, Kitchen)'],
    [
      'What would Tom charge for the worktop?',
      '**Worktop** (Tom Brandt, Kitchen): total $1,500.00',
    ],
    ['Do we have a quote for the worktop, and from whom?', 'There are 2 quotes'],
    ['Did anyone quote for the garage roof?', 'I do not know: I found no quote like that'],
    ['How does the kitchen stand?', 'left of its'],
    ['Are we in the red?', 'is expected to cost'],
    ['Am I in trouble money wise?', 'is expected to cost'],
    ['What will it cost to finish the kitchen?', 'is expected to cost'],
    ['Has Rosa billed us for everything?', 'is left on the agreement **All wiring**'],
    ['What is the warranty on the oven?', 'I do not know: there are no documents about that'],
    ['Anything I should be paying this month?', '$900.00 on 1 bill is due in June 2026'],
  ])('answers “%s” with that record of the plan', async (question, part) => {
    expect(await ask(question)).toContain(part);
  });

  it.each([
    ['I paid the skip invoice today', '**Skip** (Kitchen): to pay $80.00'],
    ['We have settled the invoice for the skip.', '**Skip** (Kitchen): to pay $80.00'],
    ['Rosa’s first bill is paid.', '**First** (Rosa Okafor, Kitchen): to pay $900.00'],
    ['please mark Rosa’s bill as paid', '**First** (Rosa Okafor, Kitchen): to pay $900.00'],
  ])('answers “%s” with the bill, where a press records the payment', async (told, part) => {
    const answer = await ask(told);
    expect(answer).toContain('nothing is saved yet. Press Record Payment at the bill on');
    expect(answer).toContain(part);
  });

  it('compares the bills of two months that are called after them', async () => {
    const bill = { category: 'utilities', description: 'Power bill April', amount: '40' };
    await createExpense(client, shed.id, { ...bill, date: '2026-05-02' });
    const later = { description: 'Power bill May', amount: '52.5', date: '2026-06-01' };
    await createExpense(client, shed.id, { ...bill, ...later });
    for (const question of [
      'how much higher was the May power bill than the one for April',
      'How much higher was the May power bill than April’s?',
      'was the May power bill higher than in April',
    ]) {
      expect(await ask(question, shed)).toContain('cost $12.50 more than **Power bill April**');
    }
  });

  it('suggests a question about the plan only if there is one', async () => {
    const suggested = async ({ id }: Project) =>
      suggestQuestions(await openTestLedger(test.database, userId, id), TODAY);
    expect(await suggested(kitchen)).toContain('What will it cost in the end?');
    expect(await suggested(shed)).not.toContain('What will it cost in the end?');
  });

  it('grounds a model in the same figures', async () => {
    const { totals } = await budgetOf(kitchen);
    const ledger = await openTestLedger(test.database, userId, kitchen.id);
    const text = await groundingText(ledger, TODAY);
    expect(text).toContain(
      `Its plan: expected ${formatMoney(totals.expected)} = paid $70.25 + due $1,013.10 + held back $100.00 + agreed $3,200.00 + still to buy $800.00 + reserve $1,234.50.`,
    );
    expect(text).toContain(expectedText(totals.variance, 'USD'));
    expect(text).toContain('- "Lamps [x]": planned $50.00, expected $70.25');
    expect(text).toContain('- "First" with "Rosa Okafor": $900.00 due 2026-06-25');
    expect(text).toContain('- "Skip": $80.00 due 2026-05-02, overdue');
    expect(text).toContain('- "All wiring" with "Rosa Okafor", open: agreed $4,200.00');
    expect(text).toContain('- "Attic": planned $5,000.00');
    expect(text).toMatch(/"Flat in Rome": .*expected €5,710\.00 in the end, €4,810\.00 over/);
    expect(text).not.toMatch(/"Shed":.*expected/);
  });

  it('tells a member the plan of the shared project, and of no other', async () => {
    const member = await joined(test, client, kitchen.id, 'viewer');
    const content = 'What will it cost in the end in all projects?';
    await member.client.post('/api/ai-chat', { content });
    const messages = (await member.client.get('/api/ai-chat')).json<{ content: string }[]>();
    const { totals } = await budgetOf(kitchen);
    expect(messages.at(-1)?.content).toContain(formatMoney(totals.expected));
    expect(messages.at(-1)?.content).not.toContain('Flat');

    const { user } = await test.signedIn();
    const ledger = await openTestLedger(test.database, user.id, null);
    await expect(ledger.findBudget(kitchen.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await ledger.listAgreements(null)).toEqual([]);
    expect(await ledger.listDueBills(null)).toEqual([]);
    expect(await ledger.listPlannedProjects()).toEqual(new Set());
  });
});
