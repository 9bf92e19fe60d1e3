import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expenses } from '#server/db/tables/expense.table.ts';
import { createAccess } from '#server/features/access/access.service.ts';
import { createTaxRecords } from '#server/features/tax/tax.service.ts';
import { lastAnswer } from '#server/testing/built-in-answers.ts';
import { createHousehold, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { formatMoney } from '#shared/money.ts';
import type { TaxRecord, TaxUse } from '#shared/tax.ts';
import { openLedgerDesk } from './assistant.ts';

const TODAY = '2026-06-18';
const decisions: readonly [description: string, use: TaxUse][] = [
  ['Rough-in wiring', 'improvement'],
  ['Rough-in plumbing', 'improvement'],
  ['Kitchen painting', 'repair'],
  ['Deck stain', 'repair'],
  ['Oscillating saw', 'not_part'],
];

describe('questions about the tax record', () => {
  let database: TestDatabase;
  let own: Household;
  let kitchen: number;
  let record: TaxRecord;

  beforeAll(async () => {
    database = await createTestDatabase();
    own = await createHousehold(database, 'own@example.com');
    kitchen = own.projectIds['Kitchen'] ?? 0;
    for (const [description, use] of decisions) {
      await database.db
        .update(expenses)
        .set({ taxRecord: [{ part: null, use }] })
        .where(eq(expenses.description, description));
    }
    const { ownerId } = createAccess(database.db).accountScope({ id: own.userId });
    const place = { ownerId, projectId: kitchen };
    record = await createTaxRecords(database.db).getTaxRecord(place, null);
  });
  afterAll(() => database.close());

  const openLedger = () => openTestLedger(database, own.userId, kitchen);
  async function ask(question: string): Promise<string> {
    return lastAnswer([question], { ledger: await openLedger(), today: TODAY });
  }
  const figure = (amount: string, view: string) =>
    `[${formatMoney(amount)}](/tax?project=${kitchen}${view})`;

  it('has the figures of the tax page, each linked to it', async () => {
    const text = await ask('What counts toward my cost basis?');
    const { improvement, repair, notPart, open, openCount } = record.totals;
    for (const amount of [improvement, repair, notPart]) {
      expect(text).toContain(figure(amount, '&state=decided'));
    }
    expect(text).toContain(`${figure(open, '&state=open')} is not decided yet (${openCount} `);
    expect(text).toContain('Not tax advice.');
  });

  it('lists what was decided to be a repair, and what is suggested as one', async () => {
    const text = await ask('Which expenses are repairs?');
    expect(text).toContain(figure('780.00', '&state=decided'));
    expect(text).toContain('**Kitchen painting**');
    expect(text).not.toContain('Oscillating saw');
    const suggested = record.reasons.filter(({ use }) => use === 'repair');
    for (const { reason, amount } of suggested) {
      expect(text).toContain(figure(amount, `&state=open&reason=${reason}`));
    }
  });

  it('lists those of other projects if none is named, with a link for each sum', async () => {
    const deck = own.projectIds['Backyard'] ?? 0;
    const text = await ask('Which expenses are repairs?');
    expect(text).toContain('**Deck stain**');
    expect(text).toContain(`[$118.45](/tax?project=${deck}&state=decided) on **Backyard Deck**`);
    expect(text).toContain('In all projects, **$898.45** counts as repairs:');
    expect(await ask('which ones did we mark as repairs?')).toContain('**Deck stain**');
    expect(await ask('Which kitchen expenses are repairs?')).not.toContain('Deck stain');
  });

  it('goes by year, and by nothing shorter', async () => {
    expect(await ask('How much counted as capital improvements in 2026?')).toContain(
      figure('3790.00', '&year=2026&state=decided'),
    );
    expect(await ask('What counted toward my cost basis in March?')).toContain('I do not know');
  });

  it('says of one expense what was decided, or what the suggestion is', async () => {
    expect(await ask('Is the kitchen painting a repair?')).toContain('you decided **Repair**');
    const pendants = await ask('Do the pendant lights count toward my cost basis?');
    expect(pendants).toContain('not decided yet, and the suggestion is **Improvement**');
    expect(await ask('Can I deduct the pendant lights?')).toMatch(
      /^I do not know what you may deduct/,
    );
  });

  it('gives a model the same figures', async () => {
    const desk = await openLedgerDesk(await openLedger(), TODAY);
    const { sums } = await desk.askTaxRecord({ subject: 'tax', projectId: kitchen });
    expect(sums).toEqual(record.totals);
    expect(desk.details().readAs).toEqual(['the tax record of Kitchen Remodel']);
  });
});
