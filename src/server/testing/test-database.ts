import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseClient, openDatabase } from '../db/client.ts';

export interface TestDatabase extends DatabaseClient {
  connection: pg.ClientConfig;
}

/** A separate database for a test file, cloned from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return openTestDatabase(await createEmptyDatabase(inject('templateDatabase')));
}

export function openTestDatabase(connection: pg.ClientConfig): TestDatabase {
  const client = openDatabase({
    connection,
    // On a busy machine, a burst of a hundred calls waits longer than users should.
    poolWaitMs: 60_000,
    onIdleError: (error) => {
      throw error;
    },
  });
  return { ...client, connection };
}

export async function createEmptyDatabase(template = 'template0'): Promise<pg.ClientConfig> {
  const server = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(`create database ${database} template ${template}`);
  } finally {
    await admin.end();
  }
  return { ...server, database };
}
