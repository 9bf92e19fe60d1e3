// `npm start`: installs and builds what is missing or stale, then runs the server.
import './lib/node-version.mjs';
import { attend } from './lib/attended-process.mjs';
import { installation } from './lib/installation.mjs';
import { prepare } from './lib/preparation.mjs';
import { productionBuild } from './lib/production-build.mjs';
import { projectNode } from './lib/project-node.mjs';
import { exitWith } from './lib/script-exit.mjs';
import { serverEnvironment } from './lib/server-environment.mjs';

await exitWith(async () => {
  await prepare([installation, productionBuild], 'Starting the server');
  return attend(projectNode(), ['dist/server/main.js'], serverEnvironment);
});
