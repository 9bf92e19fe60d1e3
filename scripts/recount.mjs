// `npm run recount`: counts the kept totals anew.
import './lib/node-version.mjs';
import { runProductCommand } from './lib/product-command.mjs';

await runProductCommand('recount');
