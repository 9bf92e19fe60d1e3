import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#embedded-postgres/embedded-postgres.ts';
import type { Settings } from './config/env.ts';

const PINO_LEVELS = { info: 30, warn: 40, error: 50 };

/** Starts the database before the application and its logger exist. Its log lines look the same. */
export function startEmbeddedDatabase(
  { dataDir }: Settings,
  onLost: (error: Error) => void,
): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    dataDir,
    log: (level, msg) => {
      const line = { level: PINO_LEVELS[level], time: new Date().toISOString(), msg };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    },
    onLost,
  });
}
