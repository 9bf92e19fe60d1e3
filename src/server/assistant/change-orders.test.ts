import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Project } from '#shared/project.ts';

const TODAY = '2026-06-18';

/** A sauna with four change orders and an open bill, and a project that people call by its pump. */
describe('change orders, bills, and projects by other words', () => {
  let test: TestApp;
  let userId: number;
  let sauna: Project;
  beforeAll(async () => {
    test = await createTestApp();
    const { client, user } = await ownerOfProject(test);
    userId = user.id;
    sauna = await createProject(client, { name: 'Tiled Sauna', budget: '20000' });
    const swap = await createProject(client, { name: 'HVAC Swap', budget: '9000' });
    const vera = await createContractor(client, { name: 'Vera Holm' });
    const benches = await createAgreement(client, sauna.id, {
      ...{ title: 'Benches', contractorId: vera.id, amount: '6000', holdbackPercent: 0 },
    });
    const change = (title: string, amountDelta: string) =>
      createChangeOrder(client, benches.id, { title, amountDelta });
    await change('Glass door', '900');
    await change('Foot rail', '150');
    const decided = (id: number, decision: string) =>
      client.post(`/api/change-orders/${id}/decision`, { decision, name: 'Ada' });
    await decided((await change('Wider ledge', '400')).id, 'accepted');
    await decided((await change('Salt wall', '1300')).id, 'declined');
    await createBill(client, sauna.id, {
      ...{ title: 'Last boards', amount: '700', dueOn: '2026-06-10', agreementId: benches.id },
    });
    await createMilestone(client, sauna.id, { title: 'Vent cut', targetDate: '2026-06-11' });
    await createMilestone(client, sauna.id, { title: 'Stove lit', targetDate: '2026-06-24' });
    await createExpense(client, sauna.id, { description: 'Cedar', amount: '5000' });
    await createExpense(client, sauna.id, { description: 'Floor drain', amount: '80' });
    await createExpense(client, swap.id, { description: 'Heat pump and lines', amount: '6000' });
    await createExpense(client, swap.id, { description: 'Thermostat', amount: '200' });
  });
  afterAll(() => test.close());

  async function ask(talk: string): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, sauna.id);
    return withoutLinks(await lastAnswer(talk.split(' >> '), { ledger, today: TODAY }));
  }

  it.each([
    // What goes on about a list of change orders.
    ['list the change orders >> which one did we accept', '**Wider ledge**', 'Foot rail'],
    ['list the change orders >> which one was turned down', '**Salt wall**', 'Foot rail'],
    ['list the change orders >> which are still waiting', 'There are 2', 'Wider ledge'],
    ['which change orders are waiting >> which costs the least', 'is **Foot rail**', 'ledge'],
    ['which change orders are waiting >> how much if we take them all', '$1,050.00', '$400.00'],
    ['list the change orders >> what would they add if we said yes to all', '$1,050.00', '$400.00'],
    ['which change order is the biggest >> did we accept it', 'is **Salt wall**', '2 change'],
    ['if we said yes to all the change orders, what would that come to', '$1,050.00', '$400.00'],
    ['how many change oders are still wating', 'There are 2 change orders', 'Wider ledge'],
    ['how many change orders did we accept >> and what do they add up to', '$400.00', 'Foot rail'],
    ['any change orders that we said no to?', '**Salt wall**', 'contract'],
    ['do any change orders need an answer from me?', 'There are 2', 'Wider ledge'],
    ['which project has the most change orders?', '**Tiled Sauna** has the most', 'comes first'],
    ['list the change orders >> did we say yes or no to the salt wall', '**Salt wall**', 'Glass'],
    ['list the change orders >> is the salt wall approved', '**Salt wall**', 'Glass'],
    ['list the change orders >> how much for all of them', 'wait would add $1,050.00', 'I do not'],
    // Two of them, and what agreements come to with the accepted ones.
    [
      'if we take both the glass door and the foot rail, what is left?',
      '$13,870.00 left',
      'I do not',
    ],
    ['what do our agreements with the accepted changes come to', '$6,400.00', 'The accepted'],
    // Bills, and what is late of bills and milestones.
    ['are all the sauna bills paid?', 'No. **Last boards**', 'You spent'],
    ['have we settled every bill on the HVAC?', 'No bill is open.', 'You spent'],
    ["what's overdue on the sauna, bills and milestones both", '**Vent cut**', 'Stove lit'],
    ["what's overdue on the sauna, milestones or bills", '**Last boards**', 'Stove lit'],
    ['what is supposed to happen next week?', '**Stove lit**', 'You have no expenses'],
    ['are we all caught up on the bills?', 'No. **Last boards**', 'You spent'],
    ['what bills and milestones are due next week?', '**Stove lit**', 'Vent cut'],
    ['what bills do we have in June?', '**Last boards**', '2025'],
    [
      'is there enough left in the sauna budget to cover all of the open bills?',
      '$14,220.00',
      'I do not',
    ],
    // A project by what it was about, and a budget by its amount.
    ['what did the heat pump job come to', '$6,200.00', '$6,000.00'],
    ['what is the budget of the heat pump project', '$9,000.00', 'I do not know'],
    ['are we still under the 20k on the sauna?', '$14,920.00 is left', 'I do not know'],
    ['did we spend more than the 20k on the sauna?', '$14,920.00 is left', 'I do not know'],
    ['put my projects in order from most spent to least', '**HVAC Swap** comes first', 'saved'],
    ['how much has our power bill dropped since the heat pump?', 'I do not know', '$6,000.00'],
  ])('answers “%s”', async (talk, expected, unwanted) => {
    const text = await ask(talk);
    expect(text).toContain(expected);
    expect(text).not.toContain(unwanted);
  });

  it('takes a part of a project for no project', async () => {
    expect(await ask('what did the drain job cost')).toContain('$80.00');
  });
});
