// `npm run dev`: the server from its sources and Vite on one address, both with reload.
import './lib/node-version.mjs';
import { productPackages } from './lib/installation.mjs';
import { prepare } from './lib/preparation.mjs';
import { attend, exitWith } from './lib/script.mjs';

await exitWith(async () => {
  await prepare([productPackages]);
  return attend(['src/server/dev.ts']);
});
