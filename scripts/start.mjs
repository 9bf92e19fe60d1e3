// `npm start`: installs and builds what is missing or stale, then runs the server.
import './lib/node-version.mjs';
import { productPackages } from './lib/installation.mjs';
import { prepare } from './lib/preparation.mjs';
import { productionBuild } from './lib/production-build.mjs';
import { serverEnvironment } from './lib/project.mjs';
import { attend, exitWith } from './lib/script.mjs';

await exitWith(async () => {
  await prepare([productPackages, productionBuild], 'Starting the server');
  return attend(['dist/server/main.js'], serverEnvironment);
});
