import { BackupError } from '#server/backup/backup-error.ts';
import { withDatabase } from './command-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ settings, say }) => {
  const wrong = await withDatabase(
    { settings, purpose: 'plumbline recount', use: 'existing' },
    async (client) => {
      const known = await client.query("select to_regprocedure('recount()') as recount");
      if (!known.rows[0]?.recount) {
        throw new BackupError(
          'The database has no stored totals yet: start the server once first.',
        );
      }
      const { rows } = await client.query<{ wrong: number }>('select recount() as wrong');
      return rows[0]?.wrong ?? 0;
    },
  );
  say(
    wrong === 0
      ? 'All kept totals were right.'
      : `${wrong} stored totals were wrong and are now correct.`,
  );
});
