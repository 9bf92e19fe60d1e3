import path from 'node:path';
import { readSettings, type Settings } from './config/env.ts';
import { loadEnvironmentFile } from './config/env-file.ts';
import { failureText } from './failure-text.ts';
import type { RunningServer } from './start.ts';

/**
 * The life of a server process: settings, start, and the way out on a signal, when the parent
 * program ends, or on an uncaught error.
 */
export async function run(
  start: (settings: Settings, onLost: (error: Error) => void) => Promise<RunningServer>,
): Promise<void> {
  outliveClosedOutput();
  const exit = exitOnSignals();
  try {
    loadEnvironmentFile();
    const settings = readSettings(process.env);
    const server = await start(settings, () => exit.request(1));
    exit.whenRequested(server.stop);
    const { publicUrl, productName, dataDir } = settings;
    if (server.generatedAdminPassword) {
      const file = path.join(dataDir, 'admin-password');
      process.stdout.write(`Admin password: ${server.generatedAdminPassword} (kept in ${file})\n`);
    }
    process.stdout.write(`${productName} is ready at ${publicUrl.origin}\n`);
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exit(1);
  }
}

/**
 * If the program that reads our output is gone, every line causes an error, and reporting that
 * would cause another one, endlessly. The shutdown must still finish.
 */
function outliveClosedOutput() {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}

/**
 * Ends the process in order. A signal during the start waits until there is something to stop, so
 * that no database is left behind.
 */
function exitOnSignals() {
  const requested = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => requested.resolve(0));
  }
  process.on('disconnect', () => requested.resolve(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      process.stderr.write(`${failureText(error)}\n`);
      requested.resolve(1);
    });
  }
  return {
    request: requested.resolve,
    whenRequested(stop: () => Promise<void>) {
      void requested.promise.then(async (exitCode) => {
        try {
          await stop();
          process.exit(exitCode);
        } catch (error) {
          process.stderr.write(`${failureText(error)}\n`);
          process.exit(1);
        }
      });
    },
  };
}
