import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelPrompt } from '#server/integrations/models/model-prompt.ts';
import { lastAnswer } from '#server/testing/built-in-answers.ts';
import {
  createContractor,
  createExpense,
  createPlanLine,
  createProject,
  createRoom,
  makePro,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Project } from '#shared/project.ts';

describe('the assistant, in a house with rooms', () => {
  let test: TestApp;
  let client: TestClient;
  let userId: number;
  let house: Project;
  let kitchenId: number;
  beforeAll(async () => {
    test = await createTestApp();
    const person = await test.signedIn();
    ({ client } = person);
    await makePro(test, person.user.id);
    userId = person.user.id;
    house = await createProject(client, { name: 'Elm Street' });
    const elena = await createContractor(client, { name: 'Elena Torres' });
    const kitchen = await createRoom(client, house.id, { name: 'Kitchen' });
    const living = await createRoom(client, house.id, { name: 'Living room' });
    await createRoom(client, house.id, { name: 'Pantry' });
    kitchenId = kitchen.id;
    const inKitchen = { roomId: kitchen.id };
    const counter = await createPlanLine(client, house.id, {
      ...{ title: 'Countertops', planned: '6200', ...inKitchen },
    });
    const floor = await createPlanLine(client, house.id, {
      ...{ title: 'Tile and floor', planned: '100' },
    });
    await createPlanLine(client, house.id, { title: 'Window trim', planned: '350' });
    const spent = (amount: string, description: string, more: object = {}) =>
      createExpense(client, house.id, { date: '2026-05-04', amount, description, ...more });
    await spent('1500', 'Quartz slab', { planLineId: counter.id });
    await spent('400.25', 'Oven', { ...inKitchen, category: 'equipment' });
    await spent('250', 'Kitchen circuits', { contractorId: elena.id, category: 'labor' });
    await spent('90', 'Pantry shelves');
    await spent('300', 'Window trim', { roomId: living.id });
    await spent('120', 'Grout', { planLineId: floor.id, date: '2026-05-02' });
    const part = { planLineId: null, category: 'materials' };
    await spent('100', 'Paint', {
      lines: [
        { ...part, amount: '60', roomId: kitchen.id },
        { ...part, amount: '40', roomId: living.id },
      ],
    });
  });
  afterAll(() => test.close());

  async function ask(question: string): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, house.id);
    return lastAnswer([question], { ledger, today: '2026-06-18' });
  }

  it('tells what was spent on a room, as the page that the figure links to', async () => {
    const answer = await ask('How much have we spent on the kitchen?');
    expect(answer).toContain(
      `[$1,960.25](/expenses?project=${house.id}&room=${kitchenId}) in [3 expenses]`,
    );
    expect(answer).toContain('in the room **Kitchen** on **Elm Street**');
    const listed = await client.get(`/api/expenses?projectId=${house.id}&roomId=${kitchenId}`);
    expect(listed.json()).toMatchObject({ totalCount: 3, totalAmount: '1960.25' });
  });

  it.each([
    ['What was the most expensive thing in the kitchen?', '**Quartz slab**, [$1,500.00]'],
    ['Break the kitchen down by category', '| Equipment | [$400.25]'],
    ['What share of the spending went into the kitchen?', '[71.02%]'],
    ['What did the living room cost us in May?', '[$340.00]'],
    ['Which cost more, the kitchen or the living room?', '**Kitchen** cost [$1,620.25]'],
    ['Did the living room cost more than the kitchen?', '**Kitchen** cost [$1,620.25]'],
    [
      'Are we over on tile?',
      '**Tile and floor** (Elm Street) is expected to go over its plan by [$20.00]',
    ],
    ['Which line is the most over?', '1 line of **Elm Street** is expected over plan'],
    ['Who did we pay last?', 'expense with a contractor on **Elm Street** is **Kitchen circuits**'],
    ['Which rooms are over?', '2 rooms of **Elm Street** are expected over plan'],
    ['Can we afford a $24,000 pool?', 'if nothing changes, only'],
    ['Can we afford a $20 brush?', '!planned'],
    // No expense of hers is in the room, so the word is one of her expenses.
    ['How much did Elena get for the kitchen?', '[$250.00]'],
    // Nothing is in that room.
    ['How much did we spend on the pantry?', '**Pantry shelves**'],
    ['What will the kitchen cost?', 'paid [$1,960.25]'],
    [
      'Have we paid for the window trim in full?',
      'In the plan: **Window trim** (Elm Street): planned',
    ],
    ['What did the oven, the grout and the window trim cost?', 'Together that is $820.25'],
    ['Add up the oven and the grout', 'Together that is $520.25'],
    // Two things together are one side.
    ['Was the oven dearer than the grout and the paint together?', '$180.25'],
    ['What do the countertops cost?', 'in the plan: **Countertops** (Elm Street): planned'],
  ])('%s', async (question, text) => {
    const answer = await ask(question);
    if (text.startsWith('!')) expect(answer).not.toContain(text.slice(1));
    else expect(answer).toContain(text);
  });

  it('tells a model the ids of the rooms, which its tools take', async () => {
    const ledger = await openTestLedger(test.database, userId, house.id);
    const { signal } = new AbortController();
    const request = { question: 'What did we spend?', history: [], today: '2026-06-18', signal };
    const { records } = await modelPrompt({ ...request, ledger });
    expect(records).toContain(`${kitchenId} is "Kitchen"`);
  });

  it('takes a word for a room of the open house before another project of that word', async () => {
    await createProject(client, { name: 'Guest kitchen' });
    expect(await ask('How much have we spent on the kitchen?')).toContain('[$1,960.25]');
    expect(await ask('How much have we spent on the guest kitchen?')).toContain('Guest kitchen');
  });

  it('takes the name of a project for the project', async () => {
    const porch = await createProject(client, { name: 'Living room lights' });
    await createExpense(client, porch.id, { amount: '20', description: 'Lamp' });
    expect(await ask('How much did we spend on the living room lights?')).toContain('[$20.00]');
  });
});
