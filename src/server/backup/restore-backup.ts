import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Settings } from '#server/config/env.ts';
import { isDatabaseUnavailable } from '#server/db/database-faults.ts';
import { type Migration, readMigrations } from '#server/db/migrate.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import type { VerifiedArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { CommitUnknownError, loadDatabase, requireEmptyDatabase } from './database-load.ts';
import { keepSecrets, secretsToRestore } from './kept-secrets.ts';
import { restoreReceipts } from './receipt-restore.ts';

export interface RestoreOptions {
  file: string;
  /** Already verified. */
  archive: VerifiedArchive;
  client: pg.Client;
  storage: ReceiptStorage;
  settings: Pick<Settings, 'dataDir' | 'sessionSecret' | 'adminPassword'>;
  migrationsFolder: string;
  signal: AbortSignal;
  /** See `loadDatabase`. */
  manyRows?: number | undefined;
}

/**
 * Restores a backup into an empty target. Receipts come first because they take longest. The
 * database follows in one transaction, with the secrets as its last step. If anything fails,
 * everything that was added is removed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ wrongFigures: number }> {
  const { file, archive, client, settings, signal } = options;
  const migrations = await readMigrations(options.migrationsFolder);
  requireKnownMigrations(archive.manifest, migrations, file);
  await requireEmptyDatabase(client);
  const secrets = await secretsToRestore(settings, archive.secrets);
  const workFolder = await makeWorkFolder(settings.dataDir);
  try {
    const receipts = await restoreReceipts({ ...options, workFolder });
    let removeSecrets = async () => {};
    const beforeCommit = async () => {
      removeSecrets = await keepSecrets(settings.dataDir, secrets);
    };
    try {
      const wrongFigures = await loadDatabase({
        client,
        archive,
        migrations,
        signal,
        manyRows: options.manyRows,
        beforeCommit,
      });
      await receipts.keep();
      // Gives the planner statistics for the first searches. Otherwise Postgres would collect them
      // later.
      await client.query('analyze').catch(() => {});
      return { wrongFigures };
    } catch (error) {
      if (error instanceof CommitUnknownError) {
        await receipts.keep();
      } else {
        await removeSecrets();
        await receipts.removeAgain();
      }
      throw explainContent(file, error);
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** One line for content that does not fit. A failure of the database stays as it is. */
function explainContent(file: string, error: unknown): unknown {
  const { code = '', message } = Object(error) as NodeJS.ErrnoException;
  const isRefused = error instanceof pg.DatabaseError && !isDatabaseUnavailable(error);
  if (!isRefused && !code.startsWith('Z_')) return error;
  return new BackupError(
    `${file} has content that cannot be restored (${message}): nothing was restored.`,
    { cause: error },
  );
}

export function requireKnownMigrations(
  manifest: BackupManifest,
  migrations: Migration[],
  file: string,
): void {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = manifest.migrations.filter((name) => !known.has(name));
  if (newer.length === 0) return;
  throw new BackupError(
    `${file} was made by a newer version (it has ${newer.join(', ')}): restore it with that version or newer.`,
  );
}

/** In the folder for uploads, so it is on the disk of the receipts. */
async function makeWorkFolder(dataDir: string): Promise<string> {
  const parent = path.join(dataDir, 'tmp');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(parent, 'restore-'));
}
