import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '#server/db/tables/project.table.ts';
import { groundingText } from '#server/integrations/models/grounding.ts';
import { lastAnswer, withoutLinks } from '#server/testing/built-in-answers.ts';
import { createHousehold, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const TODAY = '2026-06-18';

describe('the assistant, with projects in euros and in dollars', () => {
  let database: TestDatabase;
  let own: Household;
  const idOf = (name: string) => own.projectIds[name] ?? 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    own = await createHousehold(database, 'own@example.com');
    await database.db
      .update(projects)
      .set({ currency: 'EUR' })
      .where(eq(projects.id, idOf('Kitchen')));
  });
  afterAll(() => database.close());

  /** Without the links of the figures. */
  async function ask(question: string, selected = idOf('Kitchen')): Promise<string> {
    const ledger = await openTestLedger(database, own.userId, selected);
    return withoutLinks(await lastAnswer([question], { ledger, today: TODAY }));
  }

  it('answers about a project in its currency', async () => {
    expect(await ask('how much is left?')).toContain('left of its €25,000.00 budget');
    expect(await ask('how much is left?', idOf('Backyard'))).toContain('its $8,000.00 budget');
    expect(await ask('can I afford 3,000?')).toContain('after €3,000.00 you would have €');
    expect(await ask('expenses over €2,000')).toMatch(/over €2,000\.00[^$]*$/);
    expect(await ask('what is my biggest expense?')).toMatch(/€4,200\.00[^$]*$/);
  });

  it('adds up each currency by itself', async () => {
    const total = await ask('how much did I spend in all projects?');
    expect(total).toMatch(
      /^You spent €20,424\.76 in 20 expenses in all projects\.\n\nYou spent \$/,
    );
    expect(await ask('how much did I spend on labor?')).toMatch(
      /^You spent €[\d,.]+ in \d+ expenses on labor .*\n\nAcross all projects: €[\d,.]+ in \d+ expenses and \$[\d,.]+ in \d+ expenses\.$/,
    );
    const left = await ask('how much is left in all projects?');
    expect(left).toContain('| **Total EUR** | €25,000.00 |');
    expect(left).toContain('| **Total USD** | $23,500.00 |');
  });

  it('answers once if there is nothing to add up', async () => {
    const answer = await ask('which milestones are overdue in all projects?');
    expect(answer.split('\n\n').length).toBe(new Set(answer.split('\n\n')).size);
  });

  it('says what a contractor was paid in each currency', async () => {
    expect(await ask('how much did I pay Tom?')).toMatch(
      /^You paid €1,640\.00 in 1 expense to .*\n\nYou paid \$[\d,.]+ in \d+ expenses? to /,
    );
  });

  it('breaks spending down by project in each currency', async () => {
    const answer = await ask('spending by project');
    const rows = answer.split('\n').filter((line) => line.startsWith('| '));
    expect(rows.find((row) => row.includes('Kitchen Remodel'))).toContain('€20,424.76');
    expect(rows.find((row) => row.includes('Backyard Deck'))).toContain('$');
  });

  it('tells a language model the currency of every amount', async () => {
    const ledger = await openTestLedger(database, own.userId, idOf('Kitchen'));
    const text = await groundingText(ledger, TODAY);
    expect(text).toContain('Each project has a currency: EUR, USD.');
    expect(text).toMatch(/"Kitchen Remodel": budget €25,000\.00; spent €20,424\.76/);
    expect(text).toMatch(/"Backyard Deck": budget \$8,000\.00/);
    expect(text).toMatch(/"Tom Brandt".*paid €1,640\.00 in 1 and \$/);
  });
});
