import path from 'node:path';
import { webConfig } from './config/web-config.ts';
import { builtWebApp } from './http/web-app.ts';
import { run } from './run.ts';
import { startServer } from './start.ts';

// Two levels up, both from the source and from the bundle in dist/server.
const projectRoot = path.resolve(import.meta.dirname, '../..');

await run((settings, onLost) =>
  startServer({
    settings,
    onLost,
    projectRoot,
    webApp: builtWebApp(path.join(projectRoot, 'dist/web'), webConfig(settings)),
  }),
);
