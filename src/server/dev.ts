import path from 'node:path';
import { createServer } from 'vite';
import type { EmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import type { Settings } from './config/env.ts';
import { startReloading } from './dev-reload.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { run } from './run.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const inProject = (name: string) => path.join(projectRoot, name);

/** Vite and the embedded database run as long as this process; only the server is replaced. */
await run(async (settings, onLost) => {
  const embedded = settings.databaseUrl ? null : await startEmbeddedDatabase(settings, onLost);
  try {
    const server = await startWithVite(settings, embedded?.connection, onLost);
    return {
      ...server,
      async stop() {
        await server.stop();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
});

async function startWithVite(
  settings: Settings,
  database: EmbeddedPostgres['connection'] | undefined,
  onLost: (error: Error) => void,
) {
  const vite = await createServer({
    configFile: inProject('vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return startReloading<typeof import('./dev-server.ts')>({
    vite,
    entry: inProject('src/server/dev-server.ts'),
    folders: ['src/server', 'src/shared', 'drizzle'].map(inProject),
    start: (module) => module.startDevServer({ settings, projectRoot, vite, database, onLost }),
    print: (line) => process.stdout.write(`${line}\n`),
  });
}
