// `npm run exam:speed`: how long the first words of an answer take in an account with 10,000
// expenses, from opening the ledger on.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import { createBuiltinAssistant } from '#server/assistant/assistant.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { countedAtOnce } from '#server/testing/counted-at-once.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { firstHousehold } from './households/first.ts';
import { TODAY } from './households/household.ts';
import { insertHousehold } from './households/insert-household.ts';

const EXPENSES = 10_000;
const ROUNDS = 20;
const questions = [
  'How much did we spend on labor last month?',
  'What did we spend by month?',
  'When did we buy the skylights and who put them in?',
  'Which expenses have no receipt?',
  'Everything except labor, all projects',
  'What will it cost in the end?',
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-speed-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
await migrate(server.connection, 'drizzle');
const { userId, projectIds } = await insertHousehold(server.connection, firstHousehold);
const direct = new pg.Client(server.connection);
await direct.connect();
await countedAtOnce(
  (statement) => direct.query(statement),
  () =>
    direct.query(
      `insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
       select $1, $2, 'Delivery of boards ' || n, 1 + n % 900, 'materials', 'cash', date '2026-01-01' + n % 250
       from generate_series(1, $3::int) n`,
      [userId, projectIds['Attic'], EXPENSES],
    ),
);
await direct.query('analyze');
await direct.end();
const client = openDatabase({
  connection: server.connection,
  onIdleError: (error) => {
    throw error;
  },
});
const assistant = createBuiltinAssistant();

async function firstWords(question: string): Promise<number> {
  const start = performance.now();
  const ledger = await openTestLedger(client, userId, projectIds['Attic'] ?? null);
  const signal = AbortSignal.timeout(60_000);
  const pieces = assistant.answer({ question, history: [], ledger, today: TODAY, signal });
  for await (const _ of pieces) break;
  return performance.now() - start;
}

for (const question of questions) {
  await firstWords(question);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await firstWords(question));
  times.sort((one, other) => one - other);
  const [half = 0, worst = 0] = [times[ROUNDS / 2], times.at(-1)];
  process.stdout.write(`${half.toFixed(0)} ms (at most ${worst.toFixed(0)}): ${question}\n`);
}
await client.close();
await server.close();
await rm(dataDir, { recursive: true });
