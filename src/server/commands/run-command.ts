import { readSettings, type Settings } from '#server/config/env.ts';
import { loadEnvironmentFile } from '#server/config/env-file.ts';
import { isDatabaseUnavailable } from '#server/db/database-faults.ts';
import { AppError } from '#server/errors.ts';
import { failureText, knownFailure } from '#server/failure-text.ts';

export interface CommandContext {
  settings: Settings;
  args: string[];
  say: (line: string) => void;
  /** Aborted when the user, or the program that started this one, wants it to end. */
  signal: AbortSignal;
}

/**
 * Runs a program that does one thing: reads the settings, does the work, prints one line if it
 * fails.
 */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('Stopped.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  try {
    loadEnvironmentFile();
    await work({
      settings: readSettings(process.env),
      args: process.argv.slice(2),
      say: (line) => process.stdout.write(`${line}\n`),
      signal: stopping.signal,
    });
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${stopping.signal.aborted ? 'Stopped.' : explain(error)}\n`);
    process.exitCode = 1;
  }
  // The IPC channel to the parent script would keep this program running.
  if (process.connected) {
    process.off('disconnect', stop);
    process.disconnect();
  }
}

function explain(error: unknown): string {
  const known = knownFailure(error);
  if (known) return known;
  const { code } = Object(error) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  if (error instanceof AppError) return causedBy(error.message, error.cause);
  if (isDatabaseUnavailable(error)) return causedBy('The database cannot be used.', error);
  return failureText(error);
}

function causedBy(line: string, cause: unknown): string {
  return cause instanceof Error && cause.message ? `${line} (${cause.message})` : line;
}
