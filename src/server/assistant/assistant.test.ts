import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '#server/db/tables/project.table.ts';
import { addAccounts } from '#server/testing/accounts.ts';
import { createHousehold, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createBuiltinAssistant } from './assistant.ts';
import type { Ledger } from './ledger.ts';
import { suggestQuestions } from './suggestions.ts';

const TODAY = '2026-06-18';

describe('the built-in assistant', () => {
  let database: TestDatabase;
  let own: Household;
  const assistant = createBuiltinAssistant();
  beforeAll(async () => {
    database = await createTestDatabase();
    own = await createHousehold(database, 'own@example.com');
  });
  afterAll(() => database.close());

  const request = (ledger: Ledger, question: string, signal = new AbortController().signal) => ({
    question,
    history: [],
    ledger,
    today: TODAY,
    signal,
  });

  async function ask(ledger: Ledger, question: string): Promise<string[]> {
    const pieces: string[] = [];
    for await (const piece of assistant.answer(request(ledger, question))) pieces.push(piece);
    return pieces;
  }

  async function newcomer(email: string): Promise<number> {
    const [user] = await addAccounts(database.db, [{ email }]);
    return user?.id ?? 0;
  }

  it('streams the answer in pieces', async () => {
    const ledger = await openTestLedger(database, own.userId, own.projectIds['Kitchen'] ?? 0);
    const pieces = await ask(ledger, 'spending by category');
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toMatch(/^\*\*Labor\*\* comes first .*:\n\n\| Category \|/);
  });

  it('stops when the request is aborted', async () => {
    const ledger = await openTestLedger(database, own.userId, own.projectIds['Kitchen'] ?? 0);
    const gone = new AbortController();
    const answer = assistant.answer(request(ledger, 'spending by category', gone.signal));
    const pieces = answer[Symbol.asyncIterator]();
    await pieces.next();
    gone.abort();
    await expect(pieces.next()).rejects.toThrow('aborted');
  });

  it('escapes text that users typed', async () => {
    const userId = await newcomer('typed@example.com');
    const [project] = await database.db
      .insert(projects)
      .values({ userId, name: '[Kitchen](https://evil.example) | **b**', budget: '500' })
      .returning();
    await database.db.execute(sql`
      insert into expenses
        (user_id, project_id, description, amount, category, payment_method, date)
      values (${userId}, ${project?.id}, ${'![x](https://evil.example/a.png) <b> | $9 ) `code`\nnew'},
        10, ${'odd|key'}, 'cash', '2026-06-01')`);
    const ledger = await openTestLedger(database, userId, project?.id ?? 0);
    const answer = (await ask(ledger, 'show my latest expenses')).join('');
    expect(answer).toContain(
      String.raw`!\[x\](https\://evil.example/a.png) \<b\> \| $9 ) \`code\` new`,
    );
    expect(answer).toContain(String.raw`**\[Kitchen\](https\://evil.example) \| \*\*b\*\***`);
    const addresses = [...answer.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, address]) => address);
    expect(addresses.every((address) => address?.startsWith('/expenses?'))).toBe(true);
    expect((await ask(ledger, 'spending by category')).join('')).toContain(String.raw`odd\|key`);
  });

  it('answers in an account without records', async () => {
    const ledger = await openTestLedger(database, await newcomer('new@example.com'), null);
    for (const question of [
      'How much is left?',
      'what is my budget',
      'when do I run out of money',
    ]) {
      expect((await ask(ledger, question)).join('')).toContain('You have no projects yet');
    }
    expect((await ask(ledger, 'which contractors do I have')).join('')).toContain('no contractors');
    expect((await ask(ledger, 'what is my biggest expense')).join('')).toContain('no expense');
    expect((await ask(ledger, 'next milestone?')).join('')).toContain('no milestones');
    expect((await ask(ledger, 'where did my money go')).join('')).toContain('no expense');
    expect((await ask(ledger, 'Which projects do I have?')).join('')).toContain('no project');
  });

  it('counts refunds and parts, and calls a refund one', async () => {
    const userId = await newcomer('refunds@example.com');
    const { rows } = await database.db.execute<{ id: number }>(sql`
      insert into projects (user_id, name, budget, start_date)
      values (${userId}, 'Attic', 1000, '2026-05-01') returning id`);
    const projectId = rows[0]?.id ?? 0;
    const add = (values: string) =>
      database.db.execute(
        sql.raw(`insert into expenses (user_id, project_id, payment_method, description, kind,
            amount, category, date, lines)
          values (${userId}, ${projectId}, 'cash', ${values})`),
      );
    const parts = [
      { category: 'labor', roomId: null, planLineId: null, amount: '60.00' },
      { category: 'tools', roomId: null, planLineId: null, amount: '40.00' },
    ];
    await add(`'Shop', 'expense', 100, 'labor', '2026-05-02', '${JSON.stringify(parts)}'`);
    await add(`'Saw', 'expense', 10, 'tools', '2026-05-03', '[]'`);
    await add(`'Drill', 'refund', 200, 'tools', '2026-05-04', '[]'`);
    const ledger = await openTestLedger(database, userId, projectId);
    expect(await ledger.sumExpenses({})).toEqual({ total: '-90.00', count: 3 });
    expect(await ledger.sumExpenses({ category: 'tools' })).toEqual({ total: '-150.00', count: 3 });
    expect(await ledger.sumExpensesBy('category', {})).toEqual([
      { key: 'labor', total: '60.00', count: 1 },
      { key: 'tools', total: '-150.00', count: 3 },
    ]);
    const amounts = async (order: 'largest' | 'smallest' | 'newest', category?: string) =>
      (await ledger.listExpenses(category ? { category } : {}, order, 5)).map(
        (each) => each.amount,
      );
    expect(await amounts('largest')).toEqual(['100.00', '10.00']);
    expect(await amounts('smallest', 'tools')).toEqual(['10.00', '40.00']);
    expect(await amounts('newest')).toEqual(['-200.00', '10.00', '100.00']);
    const answer = async (question: string) =>
      (await ask(ledger, question)).join('').replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
    expect(await answer('What is my biggest expense?')).toContain('**Shop**, $100.00');
    expect(await answer('What is my smallest expense?')).toContain('**Saw**, $10.00');
    expect(await answer('What is my latest expense?')).toContain(
      '**Drill**, a refund of $200.00 on May 4, 2026',
    );
    expect(await answer('How much did I spend on tools?')).toContain('You got back $150.00');
    expect(await answer('How much did I spend on labor?')).toContain('You spent $60.00');
    expect(await answer('What is my average expense?')).toContain('is $55.00: $110.00');
    expect(await answer('List my expenses')).toContain('Drill (refund)');
    await add(`'Oak boards', 'expense', 500, 'materials', '2026-05-05', '[]'`);
    await add(`'Two packs of oak returned', 'refund', 80, 'materials', '2026-05-09', '[]'`);
    expect(await answer('What were the oak boards once two packs went back?')).toContain(
      'You paid $500.00 and got back $80.00, so it came to $420.00',
    );
    await database.db.execute(sql`delete from expenses where category = 'materials'`);
    // Nothing is spent on balance, so there is no pace.
    expect(await answer('When will I run out of money?')).toContain('not enough spending');
  });

  it('survives any text', async () => {
    const ledger = await openTestLedger(database, own.userId, own.projectIds['Kitchen'] ?? 0);
    const texts = ['', ' ', '$', '%', '🏠🏠', '((((', 'a'.repeat(4_000), 'how much '.repeat(400)];
    texts.push('between and and 3/99/2026', '$99999999999999999999', 'since since since', "'");
    for (const text of texts) expect((await ask(ledger, text)).join('')).not.toBe('');
  });

  it('suggests questions that it can answer', async () => {
    const ledger = await openTestLedger(database, own.userId, own.projectIds['Kitchen'] ?? 0);
    const questions = await suggestQuestions(ledger, TODAY);
    expect(questions).toEqual([
      'How much is left for Kitchen Remodel?',
      'How much did I spend on labor?',
      'What is overdue?',
      'What is the next milestone?',
    ]);
    const empty = await openTestLedger(database, await newcomer('empty@example.com'), null);
    const all = [...questions, ...(await suggestQuestions(empty, TODAY))];
    for (const question of all) {
      expect((await ask(ledger, question)).join('')).not.toContain('I do not know that');
    }
  });
});
