import {
  copyFile,
  cp,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { knownFailure } from '#server/failure-text.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import { databaseState } from '#server/testing/database-state.ts';
import {
  createAgreement,
  createBill,
  createContractor,
  createDocument,
  createExpense,
  createMilestone,
  createPlanLine,
  createProject,
  createReserveMove,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { type ReceiptStore, receiptStores } from '#server/testing/receipt-stores.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createEmptyDatabase, openTestDatabase } from '#server/testing/test-database.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { openArchive } from './archive-reader.ts';
import { restoreBackup } from './restore-backup.ts';
import { changeManifest, forged } from './testing/forged-archive.ts';
import { writeBackup } from './write-backup.ts';

const MIGRATIONS = 'drizzle';
const { signal } = new AbortController();

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-backup-'));
  file = path.join(folder, 'backup.tar');
});
afterEach(() => rm(folder, { recursive: true }));

async function connected<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Source {
  connection: pg.ClientConfig;
  storage: ReceiptStorage;
  dataDir: string;
  allowMissing?: boolean;
}

/** All indexes, rules and triggers, each as the statement that makes it. */
const schemaOf = (connection: pg.ClientConfig) =>
  connected(connection, async (client) => {
    const { rows } = await client.query<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       union all
       select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
       union all
       select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       order by 1`,
    );
    return rows.map(({ definition }) => definition);
  });

const settingsOf = (dataDir: string) => ({
  dataDir,
  sessionSecret: undefined,
  adminPassword: undefined,
});

const backUp = ({ connection, storage, dataDir, allowMissing = false }: Source, to = file) =>
  connected(connection, (client) =>
    writeBackup({
      file: to,
      client,
      storage,
      settings: settingsOf(dataDir),
      migrationsFolder: MIGRATIONS,
      allowMissing,
      signal,
    }),
  );

async function restore(
  connection: pg.ClientConfig,
  storage: ReceiptStorage,
  options: { from?: string; dataDir?: string; migrationsFolder?: string; manyRows?: number } = {},
) {
  const {
    from = file,
    dataDir = path.join(folder, 'restored'),
    migrationsFolder = MIGRATIONS,
    manyRows,
  } = options;
  const archive = await openArchive(from);
  try {
    return await connected(connection, (client) =>
      restoreBackup({
        file: from,
        archive,
        client,
        storage,
        settings: settingsOf(dataDir),
        migrationsFolder,
        signal,
        manyRows,
      }),
    );
  } finally {
    await archive.close();
  }
}

/** A folder of migrations that differs from ours. */
async function otherMigrations(
  change: (tags: { tag: string }[]) => { tag: string }[],
  added: Record<string, string> = {},
): Promise<string> {
  const other = await mkdtemp(path.join(folder, 'migrations-'));
  await cp(MIGRATIONS, other, { recursive: true });
  const journalFile = path.join(other, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journalFile, 'utf8'));
  await writeFile(journalFile, JSON.stringify({ entries: change(entries) }));
  for (const [name, sql] of Object.entries(added)) await writeFile(path.join(other, name), sql);
  return other;
}

const brokenMigrations = () =>
  otherMigrations((tags) => [...tags, { tag: '9999_broken' }], {
    '9999_broken.sql': 'select 1 / 0',
  });

async function upload(client: TestClient, content: Buffer): Promise<string> {
  const image = new Blob([new Uint8Array(content)]);
  const response = await client.send('POST', '/api/upload', await multipart({ image }));
  expect(response.statusCode).toBe(201);
  return response.json<{ imageUrl: string }>().imageUrl;
}

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0ffee' } })
    .jpeg()
    .toBuffer();
const pdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n')], 300_000);

const AWKWARD = 'tab\there, a line\nmore, \\N and \\. and “quotes” 🛠️ ';

/** A project with every kind of record of a budget: a paid, held and split one, a refund and a draw. */
async function fillBudget(client: TestClient) {
  const { id } = await createProject(client, { name: 'Bath', budget: '9000' });
  const { id: roomId } = await createRoom(client, id);
  const { id: planLineId } = await createPlanLine(client, id, { roomId, planned: '3000.01' });
  const agreement = { planLineId, amount: '2500.10', holdbackPercent: 10 };
  const { id: agreementId } = await createAgreement(client, id, agreement);
  const { id: billId } = await createBill(client, id, { agreementId, amount: '1000.05' });
  const payment = { amount: '300.33', paymentMethod: 'check', date: '2026-03-09' };
  const paid = await client.post(`/api/bills/${billId}/payments`, payment);
  expect(paid.statusCode).toBe(201);
  const split = await createExpense(client, id, {
    amount: '70.07',
    lines: [
      { category: 'materials', roomId, planLineId: null, amount: '50.05' },
      { category: 'permits', roomId: null, planLineId, amount: '20.02' },
    ],
  });
  await createExpense(client, id, { amount: '9.99', kind: 'refund', refundOfId: split.id });
  await createReserveMove(client, id, { amount: '500' });
  await createReserveMove(client, id, { amount: '-120.40', planLineId });
  return id;
}

/** A backup that several tests restore. */
async function keepBackup(source: Source) {
  const kept = await mkdtemp(path.join(tmpdir(), 'plumbline-backup-'));
  const made = await backUp(source, path.join(kept, 'backup.tar'));
  const state = await databaseState(source.connection);
  return { ...made, folder: kept, file: path.join(kept, 'backup.tar'), state };
}

/** A user with a row in every table that users fill. */
async function fill(test: TestApp) {
  const { client, user, project } = await ownerOfProject(test);
  const contractor = await createContractor(client, { notes: AWKWARD });
  const receipts = [
    await upload(client, await photo()),
    await upload(client, pdf()),
    await upload(client, await photo()),
  ];
  const expense = await createExpense(client, project.id, {
    contractorId: contractor.id,
    imageUrl: receipts[0],
    notes: AWKWARD,
  });
  await createExpense(client, project.id, { imageUrl: receipts[1], category: 'labor' });
  await createDocument(client, project.id, { kind: 'photo', key: receipts[2], stage: 'before' });
  await createExpense(client, project.id, {
    amount: '0.01',
    imageUrl: 'https://example.com/a.pdf',
  });
  await createMilestone(client, project.id, { targetDate: '2026-05-01' });
  const deleted = await createMilestone(client, project.id, { description: AWKWARD });
  await client.delete(`/api/milestones/${deleted.id}`);
  const budgetId = await fillBudget(client);
  await client.put('/api/weekly-mail', { isOn: true });
  await client.post('/api/calendar-feed');
  await joined(test, client, project.id, 'editor');
  await client.post('/api/forgot-password', { email: user.email });
  await client.post('/api/create-checkout-session');
  await connected(test.database.connection, async (direct) => {
    await direct.query("insert into ai_messages (user_id, role, content) values ($1, 'user', $2)", [
      user.id,
      AWKWARD,
    ]);
    await direct.query("insert into stripe_events (event_id, type) values ('evt_1', 'x')");
    await direct.query(
      "insert into admin_actions (action, user_id, status_before, address) values ('upgrade', $1, 'free', '::1')",
      [user.id],
    );
    // Deleted again, so the next id is not the highest one plus one.
    await direct.query("insert into users (email) values ('gone@example.com')");
    await direct.query("delete from users where email = 'gone@example.com'");
  });
  return { client, user, project, budgetId, receipts, expense };
}

describe.each(Object.entries(receiptStores))('with receipts on %s', (_name, openStore) => {
  let store: ReceiptStore;
  let target: ReceiptStore;
  let test: TestApp;
  let source: Source;
  let owner: Awaited<ReturnType<typeof fill>>;
  let backup: Awaited<ReturnType<typeof keepBackup>>;
  let files: Record<string, Buffer>;
  let restored: pg.ClientConfig;
  let result: Awaited<ReturnType<typeof restore>>;
  /** Disk storage only accepts files from its own disk. */
  const intoTarget = () => ({ dataDir: path.dirname(target.temporaryFolder) });
  beforeAll(async () => {
    [store, target] = await Promise.all([openStore(), openStore()]);
    test = await createTestApp({
      receiptStorage: store.storage,
      temporaryFolder: store.temporaryFolder,
    });
    owner = await fill(test);
    source = { ...test.database, storage: store.storage, dataDir: test.dataDir };
    await writeFile(path.join(test.dataDir, 'session-secret'), 'a session secret');
    backup = await keepBackup(source);
    files = await filesIn(store);
    restored = await createEmptyDatabase();
    result = await restore(restored, target.storage, { ...intoTarget(), from: backup.file });
  });
  afterAll(async () => {
    await rm(backup.folder, { recursive: true });
    await test.close();
    await store.close();
    await target.close();
  });

  async function filesIn({ storage, listKeys }: ReceiptStore) {
    const keys = await listKeys();
    const contents = keys.map(async (key) => [key, await buffer(await storage.open(key))] as const);
    return Object.fromEntries(await Promise.all(contents));
  }

  it('restores every row, sequence, receipt and secret', async () => {
    const { manifest, size, file: kept, state } = backup;
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    expect(size).toBe((await stat(kept)).size);
    expect(await readdir(backup.folder)).toEqual(['backup.tar']);
    expect(manifest.receiptFiles).toBe(5);

    expect(result).toEqual({ wrongFigures: 0 });
    expect(await databaseState(restored)).toEqual(state);
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(
      Object.keys(state.tables).filter((name) => name !== 'schema_migrations'),
    );
    expect(await filesIn(target)).toEqual(files);
    const secret = path.join(intoTarget().dataDir, 'session-secret');
    expect(await readFile(secret, 'utf8')).toBe('a session secret');
  });

  it('shows the same budget after a restore, to the cent', async () => {
    const database = openTestDatabase(restored);
    const other = await createTestApp({ database });
    try {
      const client = other.client();
      await client.post('/api/login', { email: owner.user.email, password: PASSWORD });
      const path = `/api/projects/${owner.budgetId}/budget`;
      const budget = (await client.get(path)).json<ProjectBudget>();
      expect(budget).toEqual((await owner.client.get(path)).json());
      expect(budget.totals).toEqual({
        budget: '9000.00',
        planned: '3120.41',
        unplanned: '5499.99',
        // 300.33 + 70.07 - 9.99
        paid: '360.41',
        // 1000.05 less a tenth of it and what is paid
        due: '599.71',
        held: '100.01',
        agreed: '1500.05',
        // 3120.41 less 320.35 paid on the line, due, held and agreed
        toBuy: '600.29',
        reserve: '379.60',
        expected: '3540.07',
        variance: '5459.93',
      });
    } finally {
      await other.close();
      await database.close();
    }
  });

  it('leaves out a receipt that was removed since, and its reference', async () => {
    const { client, project } = owner;
    const imageUrl = await upload(client, await photo());
    const doomed = await createExpense(client, project.id, { imageUrl });
    let removal: Promise<unknown> | undefined;
    const storage: ReceiptStorage = {
      ...store.storage,
      async open(key) {
        removal ??= client.put(`/api/expenses/${doomed.id}`, { imageUrl: null });
        await removal;
        return store.storage.open(key);
      },
    };
    const { manifest } = await backUp({ ...source, storage });
    expect(manifest.absentReceipts).toEqual([{ userId: owner.user.id, key: imageUrl }]);

    const connection = await createEmptyDatabase();
    await restore(connection, target.storage, intoTarget());
    const { tables } = await databaseState(connection);
    const { activity: _, ...present } = tables;
    expect(present['expenses']).toHaveLength(7);
    expect(JSON.stringify(present)).not.toContain(imageUrl);
  });
});

describe('a backup', () => {
  let store: ReceiptStore;
  let test: TestApp;
  let source: Source;
  let receipts: string[];
  let backup: Awaited<ReturnType<typeof keepBackup>>;
  beforeAll(async () => {
    store = await receiptStores.disk();
    test = await createTestApp({
      receiptStorage: store.storage,
      temporaryFolder: store.temporaryFolder,
    });
    ({ receipts } = await fill(test));
    source = { ...test.database, storage: store.storage, dataDir: test.dataDir };
    backup = await keepBackup(source);
  });
  afterAll(async () => {
    await rm(backup.folder, { recursive: true });
    await test.close();
    await store.close();
  });

  let target: ReceiptStore;
  beforeEach(async () => {
    target = await receiptStores.disk();
  });
  afterEach(() => target.close());
  const intoTarget = () => ({ dataDir: path.dirname(target.temporaryFolder) });
  const takeBackup = () => copyFile(backup.file, file);

  it('shows one instant, despite writes in the meantime', async () => {
    const { client, project } = await ownerOfProject(test);
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await createExpense(client, project.id);
    })();
    await backUp(source).finally(() => {
      isWriting = false;
    });
    await writing;
    // Rows, totals and counts from different moments would not match.
    expect(await restore(await createEmptyDatabase(), target.storage, intoTarget())).toEqual({
      wrongFigures: 0,
    });
  });

  it('is refused if it was changed or cut off, and nothing is written', async () => {
    await takeBackup();
    const connection = await createEmptyDatabase();
    const empty = await databaseState(connection);
    const refused = async () => {
      await expect(restore(connection, target.storage, intoTarget())).rejects.toThrow(
        `${file} is damaged, incomplete or not a backup of this product: nothing was restored.`,
      );
    };
    const contents = await readFile(file);
    // In a header, a table, a receipt, the manifest and the checksums.
    const manifestAt = contents.indexOf('"createdAt"');
    const sumsAt = contents.indexOf('  manifest.json\n');
    for (const position of [
      5,
      525,
      contents.indexOf('%PDF') + 2_000,
      manifestAt + 20,
      sumsAt - 9,
    ]) {
      const changed = Buffer.from(contents);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      await writeFile(file, changed);
      await refused();
    }
    await writeFile(file, contents);
    for (const end of [backup.size - 1_024 - 700, 1_000, 0]) {
      await truncate(file, end);
      await refused();
    }
    expect(await databaseState(connection)).toEqual(empty);
    expect(await target.listKeys()).toEqual([]);
  });

  it('with valid checksums but invalid content is refused in one line', async () => {
    await takeBackup();
    const connection = await createEmptyDatabase();
    const empty = await databaseState(connection);
    const original = await readFile(file);
    const forgeries: Record<string, (entries: Map<string, Buffer>) => void> = {
      'no gzip': (entries) => entries.set('tables/users.copy.gz', Buffer.from('nonsense')),
      'other columns': (entries) =>
        entries.set('tables/users.copy.gz', gzipSync('1\tnot\tthe right\tnumber\n')),
      'rows that refer to nothing': (entries) => {
        entries.set('tables/users.copy.gz', gzipSync(''));
        changeManifest(entries, (manifest) => {
          for (const table of manifest.tables) if (table.name === 'users') table.rows = 0;
        });
      },
      'a sequence that is not there': (entries) =>
        changeManifest(entries, (manifest) => {
          manifest.sequences.push({ name: 'no_such_seq', value: 1 });
        }),
      'a table that is not there': (entries) =>
        changeManifest(entries, (manifest) => {
          manifest.tables.push({ name: 'no_such_table', columns: ['id'], rows: 0 });
        }),
      'no manifest': (entries) => entries.set('manifest.json', Buffer.from('{}')),
    };
    for (const [what, forge] of Object.entries(forgeries)) {
      await writeFile(file, await forged(original, forge));
      const failure = await restore(connection, target.storage, intoTarget()).catch(
        (error: unknown) => knownFailure(error),
      );
      expect(failure, what).toMatch(/^\S+ (is damaged|has content that cannot be restored).*\.$/);
      expect(await databaseState(connection), what).toEqual(empty);
      expect(await target.listKeys(), what).toEqual([]);
    }
  });

  it('with many rows is restored with the same rules, indexes and triggers', async () => {
    await takeBackup();
    const restored = await createEmptyDatabase();
    await restore(restored, target.storage, { ...intoTarget(), manyRows: 0 });
    expect(await databaseState(restored)).toEqual(backup.state);
    expect(await schemaOf(restored)).toEqual(await schemaOf(source.connection));
  });

  it('with many rows that refer to nothing is refused', async () => {
    await takeBackup();
    const connection = await createEmptyDatabase();
    const empty = await databaseState(connection);
    await writeFile(
      file,
      await forged(await readFile(file), (entries) => {
        entries.set('tables/projects.copy.gz', gzipSync(''));
        changeManifest(entries, (manifest) => {
          for (const table of manifest.tables) if (table.name === 'projects') table.rows = 0;
        });
      }),
    );
    await expect(
      restore(connection, target.storage, { ...intoTarget(), manyRows: 0 }),
    ).rejects.toThrow(/has content that cannot be restored .*foreign key/);
    expect(await databaseState(connection)).toEqual(empty);
  });

  it('is refused by a database that is not empty', async () => {
    await takeBackup();
    const connection = await createEmptyDatabase();
    await connected(connection, (client) => client.query('create table notes (id int)'));
    const before = await databaseState(connection);
    await expect(restore(connection, target.storage, intoTarget())).rejects.toThrow(
      /^The database is not empty \(it has a table notes\) and was not changed: .*\.$/,
    );
    expect(await databaseState(connection)).toEqual(before);
    expect(await target.listKeys()).toEqual([]);
  });

  it('of a newer version is refused', async () => {
    await takeBackup();
    const older = await otherMigrations((tags) => tags.slice(0, -1));
    await expect(
      restore(await createEmptyDatabase(), target.storage, { migrationsFolder: older }),
    ).rejects.toThrow(
      `${file} was made by a newer version (it has ${backup.manifest.migrations.at(-1)}): restore it with that version or newer.`,
    );
  });

  it('of an older version is upgraded', async () => {
    const older = await otherMigrations((tags) => tags.slice(0, 1));
    const connection = await createEmptyDatabase();
    await migrate(connection, older);
    await connected(connection, (client) =>
      client.query(`
        insert into users (email) values ('ada@example.com');
        insert into projects (user_id, name, budget) values (1, 'Kitchen', 100);
        insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
        values (1, 1, 'Tiles', 12.34, 'labor', 'cash', '2026-01-01')`),
    );
    await backUp({ ...source, connection });
    const restored = await createEmptyDatabase();
    await restore(restored, target.storage, intoTarget());
    const { rows } = await connected(restored, (client) =>
      client.query(
        'select expense_count, (select amount from expense_totals) as amount from account_counts',
      ),
    );
    expect(rows).toEqual([{ expense_count: 1, amount: '12.34' }]);
  });

  it('that cannot be restored completely leaves nothing behind', async () => {
    await takeBackup();
    const connection = await createEmptyDatabase();
    const empty = await databaseState(connection);
    let puts = 0;
    const storage: ReceiptStorage = {
      ...target.storage,
      async put(key, from) {
        puts += 1;
        if (puts === 3) throw new Error('The disk is full');
        await target.storage.put(key, from);
      },
    };
    await expect(restore(connection, storage, intoTarget())).rejects.toThrow('The disk is full');
    expect(puts).toBe(5);
    expect(await target.listKeys()).toEqual([]);

    const broken = await brokenMigrations();
    await expect(
      restore(connection, target.storage, { ...intoTarget(), migrationsFolder: broken }),
    ).rejects.toThrow('Migration 9999_broken failed');
    expect(await target.listKeys()).toEqual([]);
    expect(await databaseState(connection)).toEqual(empty);
    await restore(connection, target.storage, intoTarget());
  });

  it('keeps identical receipts that are already there after the loss of only the database', async () => {
    await takeBackup();
    const dataDir = path.dirname(store.temporaryFolder);
    const connection = await createEmptyDatabase();
    await expect(
      restore(connection, store.storage, { dataDir, migrationsFolder: await brokenMigrations() }),
    ).rejects.toThrow('9999_broken');
    expect(await store.listKeys()).toEqual(expect.arrayContaining(receipts));
    await restore(connection, store.storage, { dataDir });
    expect(await store.listKeys()).toEqual(expect.arrayContaining(receipts));
  });

  it('is not written without receipts that should exist, unless requested', async () => {
    const elsewhere = { ...source, storage: target.storage };
    await expect(backUp(elsewhere)).rejects.toThrow(
      /^3 receipts are missing or damaged in the storage, the first is receipts\/.*--allow-missing/,
    );
    expect(await readdir(folder)).toEqual([]);
    const { manifest } = await backUp({ ...elsewhere, allowMissing: true });
    expect(manifest.absentReceipts.map(({ key }) => key).sort()).toEqual(receipts.toSorted());
  });

  it('does not replace another file', async () => {
    const handle = await open(file, 'w');
    await handle.close();
    await expect(backUp(source)).rejects.toThrow(`${file} already exists and was not changed.`);
  });
});
