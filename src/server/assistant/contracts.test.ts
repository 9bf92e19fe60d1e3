import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createExpense,
  createPunchItem,
  createQuote,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-06-18';

describe('people, agreements, bills and change orders, in plain words', () => {
  let test: TestApp;
  let userId: number;
  let kitchenId: number;
  beforeAll(async () => {
    test = await createTestApp();
    const { client, user, project } = await ownerOfProject(test);
    userId = user.id;
    kitchenId = project.id;
    const nils = await createContractor(client, { name: 'Nils Berg', hourlyRate: '50' });
    const ada = await createContractor(client, { name: 'Ada Lund', hourlyRate: null });
    const agreed = (title: string, amount: string, contractorId: number, agreedOn: string) =>
      createAgreement(client, kitchenId, { title, amount, contractorId, agreedOn });
    const walls = await agreed('Walls', '3000', nils.id, '2026-04-10');
    const pipes = await agreed('Pipes', '800', ada.id, '2026-05-11');
    await createExpense(client, kitchenId, {
      ...{ description: 'Pipes, all of them', amount: '800', date: '2026-05-20' },
      ...{ contractorId: ada.id, agreementId: pipes.id },
    });
    await createChangeOrder(client, walls.id, { title: 'Pot filler', amountDelta: '240' });
    await createBill(client, kitchenId, {
      ...{ title: 'Skim coat', amount: '200', dueOn: '2026-06-24', agreementId: walls.id },
    });
    await createBill(client, kitchenId, {
      ...{ title: 'Ceiling', amount: '300', dueOn: '2026-07-08', agreementId: walls.id },
    });
    const quote = (total: string, contractorId: number) =>
      createQuote(client, kitchenId, { title: 'Shed roof', total, contractorId });
    await quote('900', nils.id);
    await quote('700', ada.id);
    await createPunchItem(client, kitchenId, { title: 'Dimmer buzzes', agreementId: walls.id });
  });
  afterAll(() => test.close());

  /** The last answer, without the links of the figures. */
  async function ask(talk: string): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, kitchenId);
    return withoutLinks(await lastAnswer(talk.split(' >> '), { ledger, today: TODAY }));
  }

  it.each([
    ["who's paid in full", '**Pipes** (Ada Lund'],
    ['who is not fully paid yet', '**Walls** (Nils Berg'],
    ['agreements signed before May', '**Walls** (Nils Berg'],
    ["what percent of Ada's agreement is paid", '100.00% of it is paid'],
    ['change orders', '**Pot filler**'],
    ['did we accept the pot filler', 'waiting for an answer'],
    ["Nils's bills", 'There are 2 bills'],
    ['bills due after today but before July, how much?', '$200.00 on 1 bill'],
    ['contractors without an hourly rate', 'have no hourly rate: **Ada Lund**'],
    ['How many payments did Ada get?', '1 expense'],
    ["Who's responsible for the buzzing dimmer?", '**Dimmer buzzes**'],
    ["What's Nils's hourly rate? >> So eight hours would be?", '$400.00'],
    ['how much did Ada get? >> when was the last payment?', 'May 20, 2026'],
    ["what's left in the budget? >> and once the open bills are paid?", 'open bills of $500.00'],
    ['what did Nils quote for the shed roof? >> how much do we save with Ada?', '$200.00'],
    ['contractors who worked on only one project', '**Ada Lund**: $800.00'],
    ["How much was Nils's agreement for? >> And with the pot filler added?", '$3,240.00'],
    ["Nils's contract with the pot filler added", '$3,240.00'],
    ['If we pay every open bill, how much of the budget would still be there?', 'bills of $500.00'],
    ['What will the total be once all the open bills are paid?', 'come to $1,300.00'],
    ['How many bills are open? >> And what do they come to?', 'The 2 bills come to $500.00'],
    ['Which bills are open? >> Which of those is due first?', '**Skim coat** (Nils Berg'],
    ['Which bills are open? >> Which one of those is due last?', '**Ceiling** (Nils Berg'],
    ["What's Nils's hourly rate? >> so an 8 hour day would be?", '$400.00'],
    ['how much did we save by skipping the pot filler?', '**Pot filler** (Nils Berg'],
    ['change orders >> which ones are still only proposed?', '**Pot filler**'],
    ['Who quoted for the shed roof and how much?', 'There are 2 quotes'],
    ["What's Nils's hourly rate and when's his bill due?", '**Skim coat**'],
    ['Which bill is next and how much is it?', 'Next is **Skim coat**'],
    ['Who has no hourly rate, and who charges the most?', '**Nils Berg** charges the most'],
    ['What did Ada quote for the shed roof? >> If we go with her, what is left?', 'after $700.00'],
    ['What does Nils still have coming under his agreement?', '$2,500.00 is left on the agreement'],
    ['shed roof quotes side by side', 'There are 2 quotes'],
    ['How many hours does $500 buy me with Nils?', 'about 10 hours of **Nils Berg**'],
    ['What would it be to have Nils for 2 days at 8 hours?', '16 hours of **Nils Berg** come to'],
    ['Did Ada ever call me back about the pipes?', 'not who called or wrote'],
    ["How many people are on Nils's crew?", 'no hours and no heads'],
    ['How many people does Nils have working for him?', 'no hours and no heads'],
    ['How many guys work for Nils?', 'no hours and no heads'],
    ["I am meeting Nils at 4, what still needs fixing on Nils's side?", 'Dimmer buzzes'],
    ['What does Nils still have to fix on his end?', 'Dimmer buzzes'],
    ['Who did the walls the last time, before Nils?', 'and nobody before'],
    ["How much higher is Nils's shed roof quote?", 'The difference is $200.00'],
    ['how many chnges are still wating on me', '**Pot filler**'],
    ['Are all the bills paid?', '**Skim coat**'],
    ['How much has our power bill dropped since the pipes went in?', 'not what was saved'],
    ['Were any milestones cancelled?', 'one that was deleted is gone'],
  ])('answers “%s”', async (talk, expected) => {
    expect(await ask(talk)).toContain(expected);
  });
});
