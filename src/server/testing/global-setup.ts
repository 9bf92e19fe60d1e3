import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { partitionByOwner } from './partitioned-schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password?: string };
    templateDatabase: string;
    /** With `npm run test:slow`. */
    isThorough: boolean;
    /** Into how many the template is partitioned by owner, with `npm run test:partitioned`. */
    partitions: number;
  }
}

const TEMPLATE = 'plumbline_template';

/** One real Postgres for the whole run, with a migrated database that each test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = await makeMemoryFolder('plumbline-test-');
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: {
      // These databases live for a minute, so losing data in a crash does not matter.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // With hundreds of databases, it would visit several in each second. It would also find out
      // that tables are small: then reading one as a whole is best, and the recorder objects.
      autovacuum: 'off',
      max_connections: '200',
    },
  });
  const { database: _, ...postgres } = server.connection;
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate({ ...postgres, database: TEMPLATE }, 'drizzle');
  const partitions = Number(process.env['PARTITIONS'] ?? 0);
  if (partitions > 0) await partitionByOwner({ ...postgres, database: TEMPLATE }, partitions);
  project.provide('partitions', partitions);
  project.provide('postgres', postgres);
  project.provide('templateDatabase', TEMPLATE);
  return async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  };
}
