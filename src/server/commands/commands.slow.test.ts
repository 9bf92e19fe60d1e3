import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#embedded-postgres/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { runCommand } from '#server/testing/command.ts';
import { databaseState } from '#server/testing/database-state.ts';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-commands-'));
  dataDir = path.join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true }));

const open = (folderOfDatabase: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: folderOfDatabase, log: () => {} });

const command = (name: string, args: string[], env = {}) =>
  runCommand(name, args, { DATA_DIR: dataDir, ...env });

async function query(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(sql);
  await client.end();
}

it('backs up, restores and recounts, beside a running server and without one', async () => {
  // This process is the running application: it holds the data folder.
  const running = await open(dataDir);
  await migrate(running.connection, 'drizzle');
  const receipt = `receipts/${'r'.repeat(32)}.pdf`;
  await mkdir(path.join(dataDir, 'receipts'));
  await writeFile(path.join(dataDir, receipt), '%PDF-1.7');
  await writeFile(path.join(dataDir, 'session-secret'), 'kept in the data folder');
  await query(
    running.connection,
    `insert into users (email) values ('ada@example.com');
     insert into account_counts (user_id) values (1);
     insert into projects (user_id, name, budget) values (1, 'Kitchen', 100);
     insert into uploads (user_id, key, type, size, sha256, is_stored)
       values (1, '${receipt}', 'application/pdf', 8, encode(sha256('%PDF-1.7'), 'hex'), true);
     insert into expenses (user_id, project_id, description, amount, category, payment_method, date, attachments)
       values (1, 1, 'Tiles', 12.34, 'labor', 'cash', '2026-01-01', '[{"key":"${receipt}","name":"till.pdf"}]')`,
  );
  const beside = path.join(folder, 'beside.tar');
  expect(await command('backup', [beside])).toMatchObject({ code: 0, errors: '' });
  const before = await databaseState(running.connection);
  await query(running.connection, 'update account_counts set expense_count = 7');
  expect(await command('recount', [])).toMatchObject({
    code: 0,
    output: '1 stored totals were wrong and are now correct.\n',
  });
  const inUse = await command('restore', [beside]);
  expect(inUse.code).toBe(1);
  expect(inUse.errors).toMatch(/^The data folder .* is in use by another running application.*\n$/);
  await running.close();

  const without = path.join(folder, 'without.tar');
  expect(await command('backup', [without])).toMatchObject({ code: 0, errors: '' });
  const notEmpty = await command('restore', [without]);
  expect(notEmpty.code).toBe(1);
  expect(notEmpty.errors).toMatch(/^The database is not empty .*\n$/);

  const restored = path.join(folder, 'restored');
  expect(await command('restore', [beside], { DATA_DIR: restored })).toMatchObject({
    code: 0,
    errors: '',
  });
  const again = await open(restored);
  expect(await databaseState(again.connection)).toEqual(before);
  await again.close();
  for (const name of [receipt, 'session-secret']) {
    expect(await readFile(path.join(restored, name))).toEqual(
      await readFile(path.join(dataDir, name)),
    );
  }
});
