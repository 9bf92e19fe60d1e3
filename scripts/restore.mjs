// `npm run restore FILE`: what a backup holds, into an empty database.
import './lib/node-version.mjs';
import { runProductCommand } from './lib/product-command.mjs';

await runProductCommand('restore');
