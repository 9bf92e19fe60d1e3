import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAnswer } from '#server/testing/built-in-answers.ts';
import { createHousehold, endPaidPlan, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Ledger } from './ledger.ts';
import { toAmount } from './question/amount.ts';
import { questionSet } from './question-set/question-set.ts';

const TODAY = '2026-06-18';
const ADDRESS =
  /^\/(projects|contractors(\/\d+|\?add=new(&[a-zA-Z]+=[\w%.-]+)*)?|billing|(dashboard|budget)\?project=\d+|timeline(\?project=\d+(&[a-zA-Z]+=[\w%.-]+)*)?|expenses(\?project=(all|\d+)(&[a-zA-Z]+=[\w%.-]+)*)?)$/;

interface Row {
  setting: string;
  messages: string[];
  expected: string[];
}

function readRows(): Row[] {
  const rows: Row[] = [];
  let setting = '';
  for (const line of questionSet.join('\n').split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) setting = line.slice(2);
    else {
      const [conversation = '', ...expected] = line.split(' | ');
      rows.push({ setting, messages: conversation.split(' >> '), expected });
    }
  }
  return rows;
}

const rows = readRows();
const isAsExpected = (answer: string, part: string) =>
  part.startsWith('!') ? !answer.includes(part.slice(1)) : answer.includes(part);

describe('the built-in assistant', () => {
  let database: TestDatabase;
  let own: Household;
  let free: Household;
  const answers = new Map<Row, string>();
  beforeAll(async () => {
    database = await createTestDatabase();
    own = await createHousehold(database, 'own@example.com');
    free = await createHousehold(database, 'free@example.com');
    await endPaidPlan(database, free.userId);
    for (const row of rows) answers.set(row, await ask(row));
  });
  afterAll(() => database.close());

  const ledgers = new Map<string, Promise<Ledger>>();
  function openLedger(setting: string): Promise<Ledger> {
    const ledger = ledgers.get(setting) ?? openNewLedger(setting);
    ledgers.set(setting, ledger);
    return ledger;
  }

  function openNewLedger(setting: string): Promise<Ledger> {
    const { userId, projectIds } = setting === 'free plan' ? free : own;
    const project = setting === 'free plan' ? 'Kitchen' : setting;
    return openTestLedger(database, userId, projectIds[project] ?? null);
  }

  async function ask({ setting, messages }: Row): Promise<string> {
    return lastAnswer(messages, { ledger: await openLedger(setting), today: TODAY });
  }

  it('links every figure to the records behind it', () => {
    const loose: string[] = [];
    for (const [row, answer] of answers) {
      if (answer.includes('From the guide')) continue;
      const outsideLinks = answer
        .replace(/\[[^\]]*\]\([^)]*\)/g, '')
        // No page shows these alone.
        .replace(/^\| Without a contractor .*$/gm, '')
        // Nor two months with a gap between them. The link of each follows.
        .replace(/^Together that is \$[\d,]+\.\d\d\./gm, '');
      const asked = row.messages.join(' ').match(/\$?\d[\d,.]*k?/g) ?? [];
      const own = (outsideLinks.match(/\$[\d,]+\.\d\d|\d+ expenses?|[\d.]+%/g) ?? []).filter(
        (figure) => !asked.some((word) => `${toAmount(word)}` === figure.replace(/[$,]/g, '')),
      );
      if (own.length > 0) loose.push(`${row.messages.join(' >> ')}: ${own.join(', ')}`);
      const addresses = [...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
      const strange = addresses.filter((address) => !ADDRESS.test(address));
      loose.push(...strange.map((address) => `${row.messages.join(' >> ')}: ${address}`));
    }
    expect(loose).toEqual([]);
  });

  it(`answers all ${rows.length} questions correctly`, () => {
    const failures: string[] = [];
    for (const [row, answer] of answers) {
      // The expected text has no Markdown escapes.
      const text = answer.replace(/\\/g, '');
      const wrong = row.expected.filter((part) => !isAsExpected(text, part));
      if (wrong.length > 0 || row.expected.length === 0) {
        failures.push(
          `${row.messages.join(' >> ')}\n   wants ${wrong.join(' | ')}\n   got ${answer}`,
        );
      }
    }
    expect(failures, `${rows.length - failures.length} of ${rows.length} are right`).toEqual([]);
  });
});
