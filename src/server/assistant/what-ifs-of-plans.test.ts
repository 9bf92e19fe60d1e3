import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createExpense,
  createPlanLine,
  createProject,
  createQuote,
  createReserveMove,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Project } from '#shared/project.ts';

const TODAY = '2026-06-18';

/** A loft with a budget of $20,000, of which $5,000 is spent and $11,600 is expected. */
describe('the assistant, asked what would be', () => {
  let test: TestApp;
  let userId: number;
  let loft: Project;
  beforeAll(async () => {
    test = await createTestApp();
    const { client, user } = await ownerOfProject(test);
    userId = user.id;
    loft = await createProject(client, { name: 'Loft', budget: '20000' });
    const sauna = await createProject(client, { name: 'Tiled Sauna', budget: '3000' });
    const vera = await createContractor(client, { name: 'Vera Holm' });
    const otto = await createContractor(client, { name: 'Otto Lind' });
    const beams = await createPlanLine(client, loft.id, { title: 'Beams', planned: '6000' });
    await createPlanLine(client, loft.id, { title: 'Reading nook', planned: '1500' });
    const agreement = await createAgreement(client, loft.id, {
      title: 'Beams and stairs',
      contractorId: vera.id,
      planLineId: beams.id,
      amount: '6000',
      holdbackPercent: 0,
    });
    const billed = { agreementId: agreement.id, planLineId: beams.id };
    await createExpense(client, loft.id, { ...billed, amount: '5000', description: 'Steel' });
    await createExpense(client, sauna.id, { amount: '3100', description: 'Heater' });
    await createBill(client, loft.id, {
      ...billed,
      title: 'Handrail',
      amount: '700',
      dueOn: '2026-06-10',
    });
    await createBill(client, loft.id, {
      ...billed,
      title: 'Last coat',
      amount: '300',
      dueOn: '2026-07-01',
    });
    await createChangeOrder(client, agreement.id, { title: 'Glass landing', amountDelta: '900' });
    const tiles = { title: 'Shower tiled' };
    await createQuote(client, loft.id, { ...tiles, contractorId: vera.id, total: '2400' });
    await createQuote(client, loft.id, { ...tiles, contractorId: otto.id, total: '2150' });
    await createQuote(client, loft.id, { title: 'Skylight', contractorId: otto.id, total: '800' });
    await createReserveMove(client, loft.id, { amount: '1200' });
  });
  afterAll(() => test.close());

  async function ask(question: string): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, loft.id);
    return withoutLinks(await lastAnswer([question], { ledger, today: TODAY }));
  }

  it.each([
    ['Once the handrail is paid, how much remains?', '$14,300.00 left'],
    ['Suppose Vera gets all that she is owed. What remains of the budget?', '$14,000.00 left'],
    ['If we approve the glass landing, what is left?', '$14,100.00 left'],
    ['What if we went ahead with the glass landing, would we still be within budget?', '$900.00'],
    ['Imagine we skip the reading nook', '$1,500.00 less than with it'],
    ['If the budget had been 18000, how much would be left?', '$13,000.00 left'],
    ['Lower the budget by 1000, how much is left then?', '$14,000.00 left'],
    ['Lift the budget to 22,000, what remains then?', '$17,000.00 left'],
    ['How much more can I spend until I reach 20000?', '$15,000.00 left'],
    ['Will 8k be enough for the loft?', '$700.00 more than that'],
    ['Did the sauna stay within its 3000?', '$100.00 over'],
    ['What if the last coat costs 450 rather than 300?', '$150.00 more'],
    ['Say the overdue bill gets paid tomorrow, what is left of the budget?', '$14,300.00'],
    ['Is there enough for all the unpaid bills?', '$14,000.00'],
    ['Could we pay the bills and still keep 5000?', '$9,000.00 more'],
    ['Could we pay for the nook and still have 14000?', '$500.00 less'],
    ['Could we afford 900 for blinds and a 350 lamp?', '$13,750.00'],
    ['We want a 400 rug, is there money for it?', '$14,600.00'],
    ['How many months will the money last?', 'expected to cost'],
    ['What do you reckon the loft will cost?', 'expected to cost'],
    ['How much will be left once all is finished?', 'expected to cost'],
    ['How far is the loft from its limit?', '$15,000.00 left'],
    ['How much money did we start out with for the sauna?', '$3,000.00'],
    ['Did the sauna stay inside what we had set aside?', 'over budget by $100.00'],
    ['How is the beams line holding up?', '**Beams** (Loft): planned $6,000.00'],
    ['What is left on the beams line?', '$1,000.00 of what is planned is not yet paid'],
    ['Is the contingency enough for the open bills?', 'it would cover them, and $200.00'],
    ['Does the reserve cover the overrun?', 'Without touching the reserve of $1,200.00'],
    ['Which project is nearest to its budget?', '**Tiled Sauna** came closest'],
    ['Once Vera has been paid, how much is left?', '$14,000.00 left'],
    ['If everybody gets what they are owed, what remains of the budget?', '$14,000.00 left'],
    ['What will the deal with Vera come to if we accept the glass landing?', '$6,900.00'],
    ['After all the bills and a 1,300 stove, what is left?', '$12,700.00'],
    ['Will we make it on 8000?', '$700.00 more than that'],
    ['What should the sauna budget have been to break even?', '$3,100.00'],
    ['Which line has the most left?', '**Reading nook** has the most left of its plan: $1,500.00'],
    ["Can we afford Otto's quote for the tiled shower?", '$12,850.00'],
    // Orders that ask what would be.
    ['Hand Vera 1,200 and tell me what remains of the loft budget', '$13,800.00'],
    ['Another grand for linen. What would the loft have left?', '$14,000.00'],
    ['Give Otto 300 and Vera 450, how much is left for the loft?', '$14,250.00'],
    ['Add 600 for towels. How far over is the sauna then?', '$700.00 over'],
    ["Add 2,000 to the loft's budget and what is left?", '$17,000.00 left'],
    // Another budget from the start.
    ['Had we set aside 3,500 for the sauna, would it have been enough?', '$400.00 left'],
    ['If the sauna had only been given 2k, how much over would it be?', '$1,100.00 over'],
    ['Would 3,050 have covered the sauna?', '$50.00 over'],
    // A pace that is supposed.
    ['If we go through 2,000 a week on the loft, when is the money gone?', 'enough for 7 weeks'],
    ['How many months does the loft budget last at 5,000 a month?', 'enough for 3 months'],
    ['Will the money for the loft hold out until the stairs are in?', 'expected to cost'],
    // A part of the budget.
    ['Did the loft pass 20 percent yet?', 'Yes. 20 percent of the budget'],
    ['Has the loft reached 30% of its budget?', 'No, not yet.'],
    ['How many dollars until the loft hits 40%?', 'so $3,000.00 more can go into it'],
    // What was bought is left out.
    ['Without the heater, would the sauna have stayed under budget?', '$3,000.00 would be left'],
    ['If we had skipped the steel, what would the loft have left?', '$20,000.00 would be left'],
    // Bills of a month, a change by "yes", and the end.
    ['If I pay just the bills due in July, what is left for the loft?', '$14,700.00'],
    ['The glass landing: if we say yes to it, what is left of the loft budget?', '$14,100.00 left'],
    ['Rough guess, what will the loft have cost us once everything is done?', 'cost $8,700.00'],
    ['Pooling all budgets, are we over or under?', '$39,900.00 left of $48,000.00'],
    // Offers against the plan.
    ["Is Vera's agreement under what we planned for the beams?", 'exactly what was planned'],
  ])('answers “%s”', async (question, part) => {
    expect(await ask(question)).toContain(part);
  });

  it.each([
    ['Tiling quotes', '2 quotes', 'Skylight'],
    ['Who sent us prices for the tiled shower, and how much are they?', '2 quotes', 'Skylight'],
    ['Which quote for the tiled shower is lower and what would we save?', '$250.00', 'Skylight'],
    ['What would we save with Otto instead of Vera for the tiled shower?', '$250.00', 'Skylight'],
    ['What does our contract with Vera come to with the landing change?', 'It is for', 'waiting'],
    ['Which bills are over 500?', '**Handrail**', 'Last coat'],
    ['How much is still to be billed by Vera?', 'agreed and not yet billed', 'You paid'],
    ['What is still open with Vera?', 'on 2 bills', 'phone'],
  ])('answers “%s” with these records alone', async (question, part, other) => {
    const answer = await ask(question);
    expect(answer).toContain(part);
    expect(answer).not.toContain(other);
  });
});
