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
import { grade, inventedFigures, type Outcome, outcomes } from './grade.ts';
import { heldOut } from './held-out.ts';
import { heldOutFive } from './held-out-five.ts';
import { heldOutFour } from './held-out-four.ts';
import { heldOutNine } from './held-out-nine.ts';
import { heldOutSeventeen } from './held-out-seventeen.ts';
import { heldOutSix } from './held-out-six.ts';
import { heldOutSixteen } from './held-out-sixteen.ts';
import { heldOutTen } from './held-out-ten.ts';
import { insertHousehold } from './household.ts';
import { TODAY } from './household-data.ts';
import { practice } from './practice.ts';
import { practiceEight } from './practice-eight.ts';
import { practiceEleven } from './practice-eleven.ts';
import { practiceFifteen } from './practice-fifteen.ts';
import { practiceFive } from './practice-five.ts';
import { practiceFour } from './practice-four.ts';
import { practiceFourteen } from './practice-fourteen.ts';
import { practiceLater } from './practice-later.ts';
import { practiceSeven } from './practice-seven.ts';
import { practiceSix } from './practice-six.ts';
import { practiceThirteen } from './practice-thirteen.ts';
import { practiceThree } from './practice-three.ts';
import { practiceTwelve } from './practice-twelve.ts';
import { practiceTwo } from './practice-two.ts';
import { type QuestionRow, readRows } from './question-rows.ts';
import { seenSeven } from './seen-seven.ts';
import { seenThree } from './seen-three.ts';
import { seenTwo } from './seen-two.ts';

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
}

async function ask({ assistant, ledger }: Examinee, question: string, history: History) {
  let answer = '';
  const signal = AbortSignal.timeout(60_000);
  const request = { question, history: history.slice(-20), ledger, today: TODAY, signal };
  for await (const piece of assistant.answer(request)) answer += piece;
  history.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
  return answer;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-exam-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
await migrate(server.connection, 'drizzle');
const household = await insertHousehold(server.connection);
const client = openDatabase({
  connection: server.connection,
  onIdleError: (error) => {
    throw error;
  },
});
const examinee: Examinee = {
  assistant: createBuiltinAssistant(),
  ledger: await openTestLedger(client, household.userId, household.projectIds['Attic'] ?? null),
};

async function examine(title: string, rows: readonly QuestionRow[], isShown: boolean) {
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

const sets = [
  { name: 'practice', rows: practice },
  { name: 'practice-later', rows: practiceLater },
  { name: 'practice-two', rows: practiceTwo },
  { name: 'practice-three', rows: practiceThree },
  { name: 'practice-four', rows: practiceFour },
  { name: 'practice-five', rows: practiceFive },
  { name: 'practice-six', rows: practiceSix },
  { name: 'practice-seven', rows: practiceSeven },
  { name: 'practice-eight', rows: practiceEight },
  { name: 'practice-eleven', rows: practiceEleven },
  { name: 'practice-twelve', rows: practiceTwelve },
  { name: 'practice-thirteen', rows: practiceThirteen },
  { name: 'seen-two', rows: seenTwo },
  { name: 'seen-three', rows: seenThree },
  { name: 'held-out', rows: heldOut },
  { name: 'held-out-four', rows: heldOutFour },
  { name: 'held-out-five', rows: heldOutFive },
  { name: 'held-out-six', rows: heldOutSix },
  { name: 'seen-seven', rows: seenSeven },
  { name: 'held-out-nine', rows: heldOutNine },
  { name: 'held-out-ten', rows: heldOutTen },
  { name: 'held-out-sixteen', rows: heldOutSixteen },
  { name: 'held-out-seventeen', rows: heldOutSeventeen },
  { name: 'practice-fourteen', rows: practiceFourteen },
  { name: 'practice-fifteen', rows: practiceFifteen },
];
for (const { name, rows } of sets) {
  if (flags.set !== 'all' && !flags.set.split(',').includes(name)) continue;
  const isShown = flags.show !== undefined && !name.startsWith('held-out');
  await examine(name, readRows(rows), isShown);
}

await client.close();
await server.close();
await rm(dataDir, { recursive: true });
