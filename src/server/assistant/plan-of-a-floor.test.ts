import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBill,
  createContractor,
  createExpense,
  createPlanLine,
  createProject,
  createQuote,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createBuiltinAssistant } from './assistant.ts';

const TODAY = '2026-06-18';
const assistant = createBuiltinAssistant();

describe('the plan and the budget of a floor of the house', () => {
  let test: TestApp;
  let userId: number;
  let floorId: number;
  beforeAll(async () => {
    test = await createTestApp();
    const { client, user } = await ownerOfProject(test);
    userId = user.id;
    const floor = await createProject(client, { name: 'Third Floor Bedrooms', budget: '10000' });
    await createProject(client, { name: 'Half Bath', budget: '4000' });
    floorId = floor.id;
    const luis = await createContractor(client, { name: 'Luis Amaya', specialty: 'Floors' });
    const line = (title: string, planned: string) =>
      createPlanLine(client, floorId, { title, planned, category: 'materials' });
    const boards = await line('Flooring', '900');
    const heat = await line('Heating', '500');
    await line('Bunk beds', '600');
    const spent = (description: string, amount: string, planLineId: number, category = 'labor') =>
      createExpense(client, floorId, {
        ...{ description, amount, planLineId, category, date: '2026-05-04' },
        contractorId: luis.id,
      });
    await spent('Floor deposit', '300', boards.id);
    await spent('Floor, second payment', '200', boards.id);
    await spent('Heat pump', '700', heat.id, 'equipment');
    await createBill(client, floorId, { title: 'Sanding', amount: '150', dueOn: '2026-06-24' });
    await createQuote(client, floorId, {
      ...{ title: 'Oak floors laid', total: '400', contractorId: luis.id },
    });
  });
  afterAll(() => test.close());

  async function ask(talk: string): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, floorId);
    const { signal } = new AbortController();
    const history: { role: 'user' | 'assistant'; content: string }[] = [];
    let answer = '';
    for (const question of talk.split(' >> ')) {
      answer = '';
      const request = { question, history, ledger, today: TODAY, signal };
      for await (const piece of assistant.answer(request)) answer += piece;
      history.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
    }
    return answer.replaceAll(/(?<!\\)\[([^\]]*)\]\([^)]*\)/g, '$1');
  }

  it.each([
    ['How much is left in the third floor budget?', '$8,800.00 left'],
    ['How much is left in the half bath budget?', '$4,000.00 left'],
    ['If the open bills are paid, how much of the third floor budget is left?', '$8,650.00'],
    ['Add up all the lines in the third floor plan', 'The 3 budget lines come to $2,000.00'],
    [
      'On which line of the third floor plan have we spent more than planned?',
      '| Heating | $500.00',
    ],
    ['Which part of the third floor plan has nothing spent on it yet?', '**Bunk beds**'],
    ['What share of the third floor budget went to labor?', '5.00% of the $10,000.00 budget'],
    ['If we go with Luis for the oak floors, what is left of the third floor budget?', '$8,400.00'],
    ['How much did Luis get after his deposit?', '$900.00'],
    [
      'Does the flooring line have room for another 300?',
      'has $400.00 left of the planned $900.00',
    ],
    ['Would 450 more fit in the flooring line?', '$50.00 over what is planned'],
    ['What is planned for the third floor, all the lines together?', 'come to $2,000.00'],
    ['What is planned for heating? >> How much of that is spent?', 'paid $700.00'],
    [
      'Which category takes the biggest share of the third floor money?',
      '**Equipment** comes first',
    ],
  ])('answers “%s”', async (talk, expected) => {
    expect(await ask(talk)).toContain(expected);
  });
});
