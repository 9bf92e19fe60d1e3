import { DatabaseStartError } from '#embedded-postgres/embedded-postgres.ts';
import { BackupError } from './backup/backup-error.ts';
import { SettingsError } from './config/env.ts';
import { SchemaTooNewError } from './db/migrate.ts';
import { DatabaseUrlError } from './db/outside-database.ts';

const KNOWN = [DatabaseStartError, DatabaseUrlError, SchemaTooNewError, BackupError];

/** Mistakes that the user can fix are one line; anything else keeps its stack trace. */
export function failureText(error: unknown): string {
  return knownFailure(error) ?? String((error as Error | undefined)?.stack ?? error);
}

export function knownFailure(error: unknown): string | null {
  if (error instanceof SettingsError) return `Setting ${error.message}.`;
  if (KNOWN.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = Object(error) as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`;
  }
  return null;
}
