import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseClient, openDatabase } from '../db/client.ts';

export interface TestDatabase extends DatabaseClient {
  connection: pg.ClientConfig;
}

/** Dropped before the next one is made: their last connections end a moment after they close. */
let closed: pg.ClientConfig[] = [];

/** A separate database for a test file, cloned from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const done = closed;
  closed = [];
  // This only frees memory. One that is still in use stays.
  for (const { database } of done) await asAdmin(`drop database ${database}`).catch(() => {});
  const connection = await createEmptyDatabase(inject('templateDatabase'));
  const database = openTestDatabase(connection);
  return {
    ...database,
    async close() {
      await database.close();
      closed.push(connection);
    },
  };
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
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Logging each page, the default, costs more than the copy.
  await asAdmin(`create database ${database} template ${template} strategy file_copy`);
  return { ...inject('postgres'), database };
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
