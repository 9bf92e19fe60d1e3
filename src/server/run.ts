import { loadEnvFile } from 'node:process';
import { readSettings, type Settings, SettingsError } from './config/env.ts';
import { DataDirInUseError } from './db/embedded-postgres/embedded-postgres.ts';
import { SchemaTooNewError } from './db/migrate.ts';
import type { RunningServer } from './start.ts';

/**
 * The life of a server process: settings, start, and the way out on a signal, when the program
 * that started it goes away, or on an error that nobody caught.
 */
export async function run(start: (settings: Settings) => Promise<RunningServer>): Promise<void> {
  try {
    loadEnvironmentFile();
    const settings = readSettings(process.env);
    const server = await start(settings);
    stopOnSignals(server);
    const { publicUrl, productName } = settings;
    process.stdout.write(`${productName} is ready at ${publicUrl.origin}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function loadEnvironmentFile() {
  try {
    loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function stopOnSignals(server: RunningServer) {
  let isStopping = false;
  const stop = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  process.on('disconnect', () => stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      stop(1);
    });
  }
}

/** Mistakes that a person can mend are one line; anything else keeps its trace. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return `Setting ${error.message}.`;
  if (error instanceof DataDirInUseError || error instanceof SchemaTooNewError)
    return error.message;
  const { code, port } = Object(error) as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another one with PORT.`;
  }
  return String((error as Error | undefined)?.stack ?? error);
}
