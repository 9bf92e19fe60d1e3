import { access, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { flushToDisk } from '#embedded-postgres/flush-to-disk.ts';
import type { Settings } from '#server/config/env.ts';
import type { ReceiptStorage } from '#server/integrations/storage/receipt-storage.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { BACKUP_FORMAT, type BackupManifest, MANIFEST, secretEntry } from './backup-manifest.ts';
import { dumpDatabase } from './database-dump.ts';
import { readSecretsInUse } from './kept-secrets.ts';
import { addReceipts } from './receipt-backup.ts';

export interface BackupOptions {
  file: string;
  client: pg.Client;
  storage: ReceiptStorage;
  settings: Pick<Settings, 'dataDir' | 'sessionSecret' | 'adminPassword'>;
  migrationsFolder: string;
  allowMissing: boolean;
  signal: AbortSignal;
}

/** Writes the backup under a temporary name and renames it when it is complete and on disk. */
export async function writeBackup(options: BackupOptions) {
  const { file } = options;
  await requireFree(file);
  const workFolder = await mkdtemp(`${file}.partial-`).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be written (${error.code}).`, { cause: error });
  });
  try {
    const draft = path.join(workFolder, 'backup.tar');
    const archive = await createArchive(draft, workFolder);
    const manifest = await fill(archive, workFolder, options).catch(async (error: unknown) => {
      await archive.abandon();
      throw error;
    });
    await requireFree(file);
    await rename(draft, file);
    await flushToDisk(path.dirname(file));
    return { manifest, size: (await stat(file)).size };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function fill(
  archive: ArchiveWriter,
  workFolder: string,
  options: BackupOptions,
): Promise<BackupManifest> {
  const createdAt = new Date().toISOString();
  const shared = { ...options, archive, receiptList: path.join(workFolder, 'receipts') };
  const database = await dumpDatabase({ ...shared, workFolder });
  const receipts = await addReceipts(shared);
  const secrets = await readSecretsInUse(options.settings);
  for (const [name, secret] of secrets) {
    await archive.addBytes(secretEntry(name), Buffer.from(secret));
  }
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    createdAt,
    ...database,
    ...receipts,
    secrets: [...secrets.keys()],
  };
  await archive.addBytes(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  await archive.finish();
  return manifest;
}

async function requireFree(file: string): Promise<void> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new BackupError(`${file} already exists and was not changed.`);
}
