import path from 'node:path';
import { BackupError } from '#server/backup/backup-error.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openReceiptStorage } from '#server/integrations/storage/open-receipt-storage.ts';
import { withDatabase } from './command-database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { runCommand } from './run-command.ts';

const ALLOW_MISSING = '--allow-missing';

await runCommand(async ({ settings, args, say, signal }) => {
  const { file, allowMissing } = readArguments(args);
  const begin = performance.now();
  const { manifest, size } = await withDatabase(
    { settings, purpose: 'plumbline backup', use: 'existing' },
    async (client) =>
      writeBackup({
        file,
        client,
        // We only read, so there is nothing to sign.
        storage: await openReceiptStorage(settings, ''),
        settings,
        migrationsFolder: MIGRATIONS_FOLDER,
        allowMissing,
        signal,
      }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  say(
    `${file}: ${rows} rows, ${manifest.receiptFiles} receipt files, ${megabytes(size)} MB in ${seconds} s.`,
  );
  if (manifest.absentReceipts.length > 0) {
    say(`${manifest.absentReceipts.length} receipts are not in it: they are not in the storage.`);
  }
});

function readArguments(args: string[]) {
  const [named, ...others] = args.filter((arg) => arg !== ALLOW_MISSING);
  if (others.length > 0 || named?.startsWith('-')) {
    throw new BackupError(
      `npm run backup takes one file name and, if needed, -- ${ALLOW_MISSING}.`,
    );
  }
  const now = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return {
    file: path.resolve(named ?? `plumbline-backup-${now}.tar`),
    allowMissing: args.includes(ALLOW_MISSING),
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
