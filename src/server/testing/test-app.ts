import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { User } from '#shared/user.ts';
import { buildApp } from '../app.ts';
import type { AppParts } from '../app-parts.ts';
import { createBuiltinAssistant } from '../assistant/assistant.ts';
import type { OwnerId } from '../db/owner-id.ts';
import { ownAccount } from '../features/access/access.service.ts';
import { hashPassword } from '../features/auth/password-hash.ts';
import { createSessions } from '../features/auth/session.service.ts';
import { insertUser } from '../features/auth/user.repository.ts';
import { SAMPLES } from '../features/demo/sample.service.ts';
import { sessionCookieName } from '../http/session-cookie.ts';
import type { Mail } from '../integrations/mail/mailer.ts';
import { createSandboxPayments } from '../integrations/payments/sandbox-payments.ts';
import { createDiskStorage } from '../integrations/storage/disk-storage.ts';
import { partitionByOwner } from './partitioned-schema.ts';
import {
  openRecordedDatabase,
  type StatementRecorder,
  strayStatements,
} from './statement-recorder.ts';
import { TestClient } from './test-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testLimits } from './test-limits.ts';

export const PASSWORD = 'correct horse battery';
export const ADMIN_PASSWORD = 'admin-of-the-test';

/** The archives that come with the product. */
export const REAL_SAMPLES = path.resolve('sample');

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  sessionSecret: string;
  /** The product's DATA_DIR. */
  dataDir: string;
  mails: Mail[];
  logLines: string[];
  /** Only on a partitioned database. */
  recorder: StatementRecorder | undefined;
  client(): TestClient;
  /** A new, signed-in account with PASSWORD, as `POST /api/register` makes it. */
  signedIn(email?: string): Promise<{ client: TestClient; user: User; ownerId: OwnerId }>;
  close(): Promise<void>;
}

/**
 * The real application on a real database. Only mail is collected in a list instead of sent, and
 * each sample is the smallest one, unless a test asks for the REAL_SAMPLES. Closing it fails if the
 * stored totals differ from the records and, on a partitioned database, if a signed-in person's call
 * did not stay with one owner.
 */
export async function createTestApp(
  overrides: Partial<AppParts> = {},
  partitions = inject('partitions'),
): Promise<TestApp> {
  const database = await createTestDatabase();
  if (partitions !== inject('partitions')) await partitionByOwner(database.connection, partitions);
  const recorder = partitions > 0 ? openRecordedDatabase(database.connection) : undefined;
  const served = recorder?.database ?? database;
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-app-'));
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir);
  const sessionSecret = overrides.sessionSecret ?? randomBytes(32).toString('hex');
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const publicUrl = overrides.settings?.publicUrl ?? new URL('http://localhost:3000');
  const app = await buildApp({
    settings: {
      publicUrl,
      productName: 'Plumbline',
      trustProxy: false,
      limits: testLimits,
    },
    sessionSecret,
    adminPassword: ADMIN_PASSWORD,
    payments: createSandboxPayments({ db: served.db, secret: sessionSecret }),
    database: served,
    receiptStorage: createDiskStorage({ folder: dataDir, linkSecret: sessionSecret }),
    receiptReader: null,
    temporaryFolder: path.join(dataDir, 'tmp'),
    sampleFolder: overrides.sampleFolder ?? (await writeSmallSamples(folder)),
    google: null,
    assistant: createBuiltinAssistant(),
    mailer: {
      async send(mail) {
        mails.push(mail);
      },
    },
    log: { level: 'info', stream: collectLines(logLines) },
    // It stands still, so that a busy machine does not decide whether a burst is refused.
    loadClock: () => 0,
    ...overrides,
  });
  const client = () => new TestClient(app, publicUrl.origin);
  return {
    app,
    database,
    sessionSecret,
    dataDir,
    mails,
    logLines,
    recorder,
    client,
    async signedIn(email = `${randomBytes(6).toString('hex')}@example.com`) {
      const on = overrides.database ?? database;
      const password = await hashedPassword();
      const names = { firstName: null, lastName: null };
      const user = await insertUser(on.db, { email, password, ...names });
      if (!user) throw new Error(`${email} has an account`);
      const sessions = createSessions(on);
      const token = await sessions.start(user.id, { signedInWith: 'password' }, null);
      const signedIn = client();
      signedIn.cookies.set(sessionCookieName(app.isHttps), app.signCookie(token));
      return { client: signedIn, user, ownerId: ownAccount(user) };
    },
    async close() {
      await app.close();
      await recorder?.database.close();
      const { rows } = await database.db.execute(sql`select recount() as wrong`);
      await database.close();
      await rm(folder, { recursive: true, force: true });
      if (rows[0]?.['wrong'] !== 0)
        throw new Error(`${rows[0]?.['wrong']} stored totals are wrong`);
      const { statements = [] } = recorder ?? {};
      const strays = strayStatements(statements, { routes: app.apiRoutes, partitions });
      if (strays.length > 0) throw new Error(strays.join('\n\n'));
    },
  };
}

async function writeSmallSamples(parent: string): Promise<string> {
  const folder = path.join(parent, 'samples');
  await mkdir(folder);
  const smallest = path.join(REAL_SAMPLES, 'back-deck.zip');
  for (const name of SAMPLES) await copyFile(smallest, path.join(folder, name));
  return folder;
}

let hashed: Promise<string> | undefined;

/** Hashed once: a hash takes longer than most tests. */
function hashedPassword(): Promise<string> {
  hashed ??= hashPassword(PASSWORD);
  return hashed;
}

function collectLines(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
}
