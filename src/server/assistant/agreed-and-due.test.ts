import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createDocument,
  createMilestone,
  createPlanLine,
  createProject,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-06-18';

describe('what was agreed, is due, expires or was late', () => {
  let test: TestApp;
  let userId: number;
  let kitchenId: number;
  beforeAll(async () => {
    test = await createTestApp();
    const { client, user, project } = await ownerOfProject(test);
    userId = user.id;
    kitchenId = project.id;
    const ofKitchen = (name: string, amount: string, title: string) =>
      createContractor(client, { name }).then(({ id }) =>
        createAgreement(client, kitchenId, { title, amount, contractorId: id }),
      );
    const walls = await ofKitchen('Nils Berg', '3100', 'Walls and ceiling');
    const pipes = await ofKitchen('Ada Lund', '2400', 'Pipes');
    await createContractor(client, { name: 'Ivo Dahl', company: 'Window City Glass' });
    await createChangeOrder(client, walls.id, { title: 'Niche in the pantry', amountDelta: '240' });
    const room = await createRoom(client, kitchenId, { name: 'Pantry' });
    await createPlanLine(client, kitchenId, { title: 'Shelves', planned: '900', roomId: room.id });
    const bill = (title: string, dueOn: string, agreementId: number) =>
      createBill(client, kitchenId, { title, amount: '200', dueOn, agreementId });
    await bill('Skim coat', '2026-06-10', walls.id);
    await bill('Valves', '2026-06-24', pipes.id);
    await bill('Ceiling balance', '2026-07-08', walls.id);
    const paper = (title: string, kind: string, expiresOn: string | null) =>
      createDocument(client, kitchenId, { title, kind, expiresOn });
    await paper('Oven guarantee', 'warranty', '2031-04-09');
    await paper('Roof policy', 'insurance', '2026-08-30');
    await paper('Kitchen building permit', 'permit', '2027-02-11');
    await paper('Sink warranty', 'warranty', null);
    const step = async (projectId: number, title: string, targetDate: string, done?: string) => {
      const { id } = await createMilestone(client, projectId, { title, targetDate });
      if (done) await client.patch(`/api/milestones/${id}/complete`, { completedDate: done });
    };
    await step(kitchenId, 'Wall behind the oven tiled', '2026-06-12');
    await step(kitchenId, 'Window seat in', '2026-07-03');
    await step(kitchenId, 'Floor sanded', '2026-05-04', '2026-05-09');
    const porch = await createProject(client, { name: 'Porch' });
    await step(porch.id, 'Swing up', '2026-03-02', '2026-03-05');
  });
  afterAll(() => test.close());

  /** The last answer, without the links of the figures. */
  async function ask(talk: string): Promise<string> {
    const ledger = await openTestLedger(test.database, userId, kitchenId);
    return withoutLinks(await lastAnswer(talk.split(' >> '), { ledger, today: TODAY }));
  }

  it.each([
    ['What is the next bill that is not late yet?', '**Valves**'],
    ['Which bill comes after the overdue one?', '**Valves**'],
    ['Which bill is the last one to fall due?', '**Ceiling balance**'],
    ['What is due after the valves?', 'After **Valves** comes **Ceiling balance**'],
    ['Which overdue bill should we pay first?', '**Skim coat**'],
    ['What did we agree with Nils at first?', 'It is for $3,100.00'],
    ['What was in the contract with Nils before the niche was added?', 'It is for $3,100.00'],
    ['What was the contract with Nils worth when we first signed?', 'It is for $3,100.00'],
    ['What was the contract with Nils before the pantry niche?', 'It is for $3,100.00'],
    ['Which step follows the oven wall?', 'After **Wall behind the oven tiled** comes'],
    ['Is a change order still waiting for our decision?', '**Niche in the pantry**'],
    ['Has a change order been declined?', 'There are no declined change orders'],
    ['What has changed on the agreement with Nils since we signed it?', '**Niche in the pantry**'],
    ['Was there a declined change?', 'There are no declined change orders'],
    ['What areas or rooms did we split the kitchen plan into?', '**Pantry** (Kitchen)'],
    ['Till when is the oven under warranty?', 'expires on Apr 9, 2031'],
    ['Until what year is the oven guaranteed?', 'expires on Apr 9, 2031'],
    ['Until when is the sink warranty good?', 'no day is noted on which **Sink warranty** ends'],
    ['Is any insurance running out in July?', 'I found no document'],
    ['Is any insurance running out in August?', '**Roof policy**'],
    ['How long is the oven covered?', 'expires on Apr 9, 2031'],
    ['When does the kitchen permit run out?', 'expires on Feb 11, 2027'],
    ['What did the kitchen permit cost and when does it expire?', 'expires on Feb 11, 2027'],
    ['What did the kitchen permit cost? >> When does it run out?', 'expires on Feb 11, 2027'],
    ['Till when is the window under warranty?', 'there are no documents about that'],
    ['What expires in August?', '**Roof policy**'],
    ['What remains to be paid on the pantry?', '**Pantry** (Kitchen) is within its plan'],
    ['When was the porch finished in the end?', '**Swing up**, completed on Mar 5, 2026'],
    ['When was the kitchen finished?', 'The latest one completed is **Floor sanded**'],
    ['By how much was the floor late?', '5 days late'],
    ['When was the floor sanded? >> What date had we been aiming for?', 'May 4, 2026'],
    ['Is something overdue here? >> What was the date it should have been done?', 'Jun 12, 2026'],
    ['Which milestone is overdue, and which one comes after it?', '**Window seat in**'],
    ['How much have we spent on the kitchen plus the unpaid bills?', 'come to $600.00'],
    ['What do the unpaid bills and what we have spent come to together?', 'come to $600.00'],
    ['Add the open bills to what we spent on the kitchen. What do you get?', 'come to $600.00'],
    ['What do we owe Nils on his agreement, with the skim coat counted in?', '$400.00 on 2 bills'],
    ['How many days till the window seat?', '**Window seat in**'],
    ['What have we paid Nils? >> And how much is still owed?', '$400.00 on 2 bills'],
    ['When must the window seat be in before the guests arrive?', '**Window seat in**'],
    ['When should the window seat be in? >> And the oven wall?', '**Wall behind the oven tiled**'],
    ['When is the party wall letter done?', 'I found no milestone that mentions'],
    ['Have the tenants seen the window seat?', 'not what others did or said'],
    ['What should have been finished on June 12?', '**Wall behind the oven tiled**'],
  ])('answers “%s”', async (talk, expected) => {
    expect(await ask(talk)).toContain(expected);
  });
});
