// `npm run dev`: the server from its sources, restarted when they change, with Vite on the same
// address for the web application.
import './lib/node-version.mjs';
import { attend } from './lib/attended-process.mjs';
import { installation } from './lib/installation.mjs';
import { prepare } from './lib/preparation.mjs';
import { projectNode } from './lib/project-node.mjs';
import { exitWith } from './lib/script-exit.mjs';

await exitWith(async () => {
  await prepare([installation]);
  return attend(projectNode(), [
    '--watch',
    '--watch-path=src/server',
    '--watch-path=src/shared',
    '--watch-preserve-output',
    'src/server/dev.ts',
  ]);
});
