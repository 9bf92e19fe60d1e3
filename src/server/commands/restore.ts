import path from 'node:path';
import { openArchive } from '#server/backup/archive-reader.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { requireKnownMigrations, restoreBackup } from '#server/backup/restore-backup.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { openReceiptStorage } from '#server/integrations/storage/open-receipt-storage.ts';
import { withDatabase } from './command-database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ settings, args, say, signal }) => {
  const [named, ...others] = args;
  if (!named || others.length > 0) throw new BackupError('Name the file: npm run restore FILE');
  const file = path.resolve(named);
  const begin = performance.now();
  const archive = await openArchive(file);
  try {
    const { manifest } = archive;
    // Before we create a database for it.
    requireKnownMigrations(manifest, await readMigrations(MIGRATIONS_FOLDER), file);
    const { wrongFigures } = await withDatabase(
      { settings, purpose: 'plumbline restore', use: 'alone' },
      async (client) =>
        restoreBackup({
          file,
          archive,
          client,
          storage: await openReceiptStorage(settings, ''),
          settings,
          migrationsFolder: MIGRATIONS_FOLDER,
          signal,
        }),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(
      `Restored the state of ${manifest.createdAt}: ${rows} rows, ${manifest.receiptFiles} receipt files in ${seconds} s.`,
    );
    if (wrongFigures > 0) say(`${wrongFigures} stored totals were wrong and were counted again.`);
  } finally {
    await archive.close();
  }
});
