import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { partitionByOwner } from './partitioned-schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password?: string };
    templateDatabase: string;
    /** Into how many the template is partitioned by owner, with `npm run test:partitioned`. */
    partitions: number;
  }
}

const TEMPLATE = 'plumbline_template';

/** One real Postgres for the whole run, with a migrated database that each test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-test-'));
  const partitions = Number(process.env['PARTITIONS'] ?? 0);
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    // These databases live for a minute, so losing data in a crash does not matter.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      max_connections: '200',
      // A table that is known to have few rows may be read as a whole, which is what the recorder
      // looks for.
      ...(partitions > 0 && { autovacuum: 'off' }),
    },
  });
  const { database: _, ...postgres } = server.connection;
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate({ ...postgres, database: TEMPLATE }, 'drizzle');
  if (partitions > 0) await partitionByOwner({ ...postgres, database: TEMPLATE }, partitions);
  project.provide('partitions', partitions);
  project.provide('postgres', postgres);
  project.provide('templateDatabase', TEMPLATE);
  return async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  };
}
