import path from 'node:path';
import { buildApp } from '#server/app.ts';
import { createBuiltinAssistant } from '#server/assistant/assistant.ts';
import { readSettings } from '#server/config/env.ts';
import { openDatabase } from '#server/db/client.ts';
import { createSandboxPayments } from '#server/integrations/payments/sandbox-payments.ts';
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts';

/**
 * A process that does once what the product does every hour: it sweeps. It says when it starts and
 * when it is done, and may be killed in between.
 */
const [url = '', dataDir = ''] = process.argv.slice(2);
const secret = 'a secret that signs nothing here, of some length';
const database = openDatabase({
  connection: { connectionString: url },
  onIdleError: (error) => {
    throw error;
  },
});
const app = await buildApp({
  settings: readSettings({ PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir }),
  sessionSecret: secret,
  adminPassword: secret,
  payments: createSandboxPayments({ db: database.db, secret }),
  database,
  receiptStorage: createDiskStorage({ folder: dataDir, linkSecret: secret }),
  receiptReader: null,
  temporaryFolder: path.join(dataDir, 'tmp'),
  sampleFolder: path.resolve('sample'),
  google: null,
  assistant: createBuiltinAssistant(),
  mailer: { send: async () => undefined },
  log: { level: 'error' },
});
await app.ready();
process.stdout.write('started\n');
await app.sweep();
process.stdout.write('done\n');
await app.close();
await database.close();
