import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHousehold, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { AnswerDetails } from '#shared/answer-details.ts';
import { createBuiltinAssistant } from './assistant.ts';

const TODAY = '2026-06-18';

describe('the details of an answer', () => {
  let database: TestDatabase;
  let own: Household;
  const assistant = createBuiltinAssistant();
  beforeAll(async () => {
    database = await createTestDatabase();
    own = await createHousehold(database, 'own@example.com');
  });
  afterAll(() => database.close());

  async function explain(question: string) {
    const ledger = await openTestLedger(database, own.userId, own.projectIds['Kitchen'] ?? null);
    const given: AnswerDetails[] = [];
    const signal = AbortSignal.timeout(60_000);
    const request = { question, history: [], ledger, today: TODAY, signal };
    let text = '';
    const pieces = assistant.answer({ ...request, explain: (details) => given.push(details) });
    for await (const piece of pieces) text += piece;
    return { text, details: given[0] ?? null };
  }

  it('say how the question was read, what narrowed it down, and how many records there are', async () => {
    const { text, details } = await explain('how much did i spnd on labor');
    expect(details).toMatchObject({
      readAs: ['what was spent'],
      filters: [
        'Project: Kitchen Remodel, which is open',
        'Category: Labor',
        '“spnd” read as “spend”',
      ],
      chart: null,
      choices: [],
    });
    const [source] = details?.sources ?? [];
    expect(source).toMatchObject({ text: 'Expenses of Kitchen Remodel', count: 8 });
    expect(text).toContain(`](${source?.page})`);
  });

  it('have the months of an answer about time as a chart, with the same figures', async () => {
    const { text, details } = await explain('What did I spend by month?');
    const points = details?.chart?.points ?? [];
    expect(points.length).toBeGreaterThan(1);
    for (const { page, label } of points) {
      expect(text).toContain(label);
      expect(text).toContain(`](${page})`);
    }
  });

  it('name the timeline, the plan and the guide', async () => {
    const timeline = await explain('What is overdue?');
    expect(timeline.details?.sources[0]?.text).toBe('Milestones of Kitchen Remodel');
    const guide = await explain('How much contingency should I keep?');
    expect(guide.details).toMatchObject({
      readAs: ['a question for the renovation guide'],
      sources: [],
    });
  });

  it('offer the two best readings of an unclear question, and take the one that is chosen', async () => {
    const { text, details } = await explain('Who had the average spending?');
    expect(text).toContain('I am not sure');
    expect(details?.choices).toEqual([
      'Who had the average spending, I mean an average',
      'Who had the average spending, I mean payments by contractor',
    ]);
    const [average = '', people = ''] = details?.choices ?? [];
    expect((await explain(average)).details?.readAs).toEqual(['an average']);
    expect((await explain(people)).details?.readAs).toEqual(['payments by contractor']);
  });

  it('are those of the reading that explains the whole question', async () => {
    const { details } = await explain('Are we going to go over on the kitchen?');
    expect(details?.readAs).toEqual(['whether the budget holds']);
  });

  it('are absent where nothing was read: greetings and drafts', async () => {
    expect((await explain('hello')).details).toBeNull();
    expect((await explain('paid the plumber 350 by check today')).details).toBeNull();
  });
});
