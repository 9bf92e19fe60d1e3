import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import {
  createAgreement,
  createChangeOrder,
  createContractor,
  createDocument,
  createMilestone,
  createPunchItem,
  createQuote,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-06-18';

describe('how change orders, quotes, punch items and milestones stand', () => {
  let test: TestApp;
  let userId: number;
  let kitchenId: number;
  beforeAll(async () => {
    test = await createTestApp();
    const { client, user, project } = await ownerOfProject(test);
    userId = user.id;
    kitchenId = project.id;
    const manny = await createContractor(client, { name: 'Manny Berg' });
    const ada = await createContractor(client, { name: 'Ada Lund' });
    const agreed = (title: string, contractorId: number) =>
      createAgreement(client, kitchenId, { title, amount: '3000', contractorId });
    const walls = await agreed('Walls', manny.id);
    const pipes = await agreed('Pipes', ada.id);
    const change = async (
      agreementId: number,
      title: string,
      amountDelta: string,
      isSo = false,
    ) => {
      const { id } = await createChangeOrder(client, agreementId, { title, amountDelta });
      const answered = { status: 'accepted', decidedAt: '2026-05-11T12:00:00Z' } as const;
      if (!isSo) return;
      await test.database.db.update(changeOrders).set(answered).where(eq(changeOrders.id, id));
    };
    await change(walls.id, 'Niche', '240', true);
    await change(walls.id, 'Arch', '310', true);
    await change(pipes.id, 'Pot filler', '85');
    await change(pipes.id, 'Hose bib', '65');
    const flaw = async (agreementId: number, title: string, isDone: boolean) => {
      const { id } = await createPunchItem(client, kitchenId, { title, agreementId });
      if (isDone) await client.put(`/api/punch-items/${id}`, { title, isDone });
    };
    await flaw(walls.id, 'Dimmer buzzes', false);
    await flaw(walls.id, 'Paint drips', true);
    await flaw(pipes.id, 'Drain leaks', false);
    const quote = (title: string, total: string, contractorId: number) =>
      createQuote(client, kitchenId, { title, total, contractorId });
    await quote('Shed roof', '900', manny.id);
    await quote('Shed roof', '700', ada.id);
    await quote('Fence', '4000', ada.id);
    await createDocument(client, kitchenId, {
      ...{ title: "Ada's policy", kind: 'insurance', expiresOn: '2026-03-02' },
      contractorId: ada.id,
    });
    await createDocument(client, kitchenId, { title: 'Building permit, signed', kind: 'permit' });
    const step = async (title: string, targetDate: string, done?: string) => {
      const { id } = await createMilestone(client, kitchenId, { title, targetDate });
      if (done) await client.patch(`/api/milestones/${id}/complete`, { completedDate: done });
    };
    await step('Permit approved', '2026-03-06', '2026-03-12');
    await step('Floors down', '2026-05-04', '2026-05-11');
    await step('Countertop measured', '2026-06-10');
    await step('Countertops in', '2026-07-02');
    await step('Backsplash up', '2026-07-13');
  });
  afterAll(() => test.close());

  /** The last answer, without the links of the figures. */
  async function ask(talk: string): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, kitchenId);
    return withoutLinks(await lastAnswer(talk.split(' >> '), { ledger, today: TODAY }));
  }

  const accepted = 'The accepted change orders add $550.00';
  it.each([
    ['Which change orders did we accept, and what do they add together?', accepted, 'Pot filler'],
    ['Which change orders did we approve? >> How much is that?', accepted, 'Pot filler'],
    ['How much would it be if we approved all the change orders?', 'would add $150.00', 'Niche'],
    ["What did Manny's change orders cost? >> Did we accept them?", '**Niche**', 'Pot filler'],
    ["Are Ada's change orders approved?", 'waiting for an answer', 'Niche'],
    ['Who owes us punch list work?', 'There are 2 punch list items', 'Paint drips'],
    ['What is on the punch list for Manny?', '**Dimmer buzzes**', 'Drain leaks'],
    ['Who quoted for the shed roof? >> How far apart are they?', 'is $200.00', 'Fence'],
    ["What's pending our approval?", 'There are 2 change orders', 'Permit approved'],
    ['What would the pot filler add?', '**Pot filler**', 'Hose bib'],
    ['Did we approve the hot tub?', 'I found no change order like that', '**Niche**'],
    ['Is the drain fixed yet?', '**Drain leaks**', 'From the guide'],
    ['Is the porch light fixed yet?', 'I found no punch list item like that', 'Drain'],
    ["Is Ada's insurance still good?", 'Mar 2, 2026 (expired)', 'Policy of Manny'],
    ["What's on Steve's punch list?", 'no punch list item of “steve”', 'Drain'],
    ['What did Steve quote for the shed roof?', 'I found no quote of “steve”', '$700'],
    [
      'Which change orders are waiting? >> Which costs the least? >> Who is it for?',
      '**Hose bib** (Ada Lund',
      'Pot filler',
    ],
    ['What quotes do we have? >> Which is the cheapest? >> Whose is it?', 'Ada Lund', 'Manny'],
    ['What did Manny quote for the roof? >> And Ada? >> So the difference?', '$200.00', 'Fence'],
    ['Any open change orders or punch list items?', '**Dimmer buzzes**', 'Shed roof'],
    [
      'Which milestone is next? >> When is it due?',
      '**Countertops in** (Kitchen), due on',
      'Backsplash',
    ],
    ['What is the smallest quote?', '**Shed roof** (Ada Lund', 'expense'],
    ['Which change orders are accepted and what is the total?', accepted, 'Pot filler'],
    ['Were the beams inspected?', 'I do not know', 'Countertop'],
    ['Do we have the permit on file?', '**Building permit, signed**', 'completed'],
    ['When do the countertops go in?', '**Countertops in**', 'measured'],
    ['How long between countertops going in and the backsplash date?', '11 days', 'measured'],
    ['What is still to come in July?', '2 open milestones', '2025'],
    ['Were the floors down when they were supposed to be?', '7 days late', 'From the guide'],
    ['How many days behind did the floors end up?', '7 days late', 'not sure'],
  ])('answers “%s”', async (talk, expected, other) => {
    const answer = await ask(talk);
    expect(answer).toContain(expected);
    expect(answer).not.toContain(other);
  });
});
