// `npm run backup [FILE]`: one file with the database, the receipts and the generated secrets.
import './lib/node-version.mjs';
import { runProductCommand } from './lib/product-command.mjs';

await runProductCommand('backup');
