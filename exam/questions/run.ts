import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import {
  type Assistant,
  createBuiltinAssistant,
  type Ledger,
} from '#server/assistant/assistant.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { type ExamHousehold, grade, inventedFigures, type Outcome, outcomes } from './grade.ts';
import { type Household, TODAY } from './households/household.ts';
import { insertHousehold } from './households/insert-household.ts';
import { type QuestionRow, readRows } from './question-rows.ts';
import { sets } from './sets.ts';

const { values: flags } = parseArgs({
  options: {
    /** The names of sets with commas, or `all`. */
    set: { type: 'string', default: 'all' },
    /** Shows the questions that were not answered right, of a group or of all; not the held-out ones. */
    show: { type: 'string' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);

type History = { role: 'user' | 'assistant'; content: string }[];

interface Examinee {
  assistant: Assistant;
  ledger: Ledger;
  household: ExamHousehold;
}

async function ask({ assistant, ledger }: Examinee, question: string, history: History) {
  let answer = '';
  const signal = AbortSignal.timeout(60_000);
  const request = { question, history: history.slice(-20), ledger, today: TODAY, signal };
  for await (const piece of assistant.answer(request)) answer += piece;
  history.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
  return answer;
}

async function examine(
  examinee: Examinee,
  { title, rows, isShown }: { title: string; rows: readonly QuestionRow[]; isShown: boolean },
) {
  const { household } = examinee;
  const table = new Map<string, Record<string, Record<Outcome, number>>>();
  const none = () => ({ right: 0, declined: 0, 'something else': 0, invented: 0 });
  for (const mode of ['fresh', 'one talk'] as const) {
    let history: History = [];
    for (const row of rows) {
      if (mode === 'fresh') history = [];
      let answer = '';
      for (const message of row.messages) answer = await ask(examinee, message, history);
      const outcome = grade(row, answer, household);
      const counts = table.get(row.group) ?? { fresh: none(), 'one talk': none() };
      table.set(row.group, counts);
      const count = counts[mode];
      if (count) count[outcome] += 1;
      if (isShown && outcome !== 'right' && ['all', row.group].includes(flags.show ?? '')) {
        const invented = inventedFigures(answer.replaceAll('\\', ''), row, household);
        print(`[${mode}] ${outcome}: ${row.messages.join(' >> ')}`);
        print(`    wants ${row.expected.join(' | ')} ${invented.join('; ')}`);
        print(`    got ${answer.replaceAll('\n', ' ⏎ ').slice(0, 420)}`);
      }
    }
  }
  print(`\n${title}: ${rows.length} questions, right / declined / something else / invented`);
  const total = { fresh: none(), 'one talk': none() };
  const line = (name: string, counts: Record<string, Record<Outcome, number>>) =>
    print(
      `  ${name.padEnd(42)} ${['fresh', 'one talk']
        .map((mode) => {
          const count = counts[mode] ?? none();
          const asked = outcomes.reduce((sum, outcome) => sum + count[outcome], 0);
          const share = `${Math.round((100 * count.right) / asked)}%`.padStart(4);
          return `${mode} ${share}  ${outcomes.map((outcome) => String(count[outcome]).padStart(3)).join(' ')}`;
        })
        .join('    ')}`,
    );
  for (const [group, counts] of table) {
    line(group, counts);
    for (const mode of ['fresh', 'one talk'] as const) {
      for (const outcome of outcomes) total[mode][outcome] += counts[mode]?.[outcome] ?? 0;
    }
  }
  line('all', total);
}

/** Has the built-in assistant answer about a household in a database of its own. */
async function withHousehold(household: Household, use: (examinee: Examinee) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-exam-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(server.connection, 'drizzle');
  const ids = await insertHousehold(server.connection, household);
  const client = openDatabase({
    connection: server.connection,
    // A query that needs the connection fails by itself.
    onIdleError: () => {},
  });
  const open = ids.projectIds[household.openProject] ?? null;
  await use({
    assistant: createBuiltinAssistant(),
    ledger: await openTestLedger(client, ids.userId, open),
    household: { ...household, ...ids },
  });
  await client.close();
  await server.close();
  await rm(dataDir, { recursive: true });
}

const asked = sets.filter(({ name }) => flags.set === 'all' || flags.set.split(',').includes(name));
for (const [household, about] of Map.groupBy(asked, (set) => set.household)) {
  await withHousehold(household, async (examinee) => {
    for (const { name, rows } of about) {
      const isShown = flags.show !== undefined && !name.startsWith('held-out');
      await examine(examinee, { title: name, rows: readRows(rows), isShown });
    }
  });
}
