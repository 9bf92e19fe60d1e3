import type { ReceiptReader } from '#receipt-reader/receipt-reader.ts';
import type { Assistant } from './assistant/assistant.ts';
import type { Settings } from './config/env.ts';
import type { DatabaseClient } from './db/client.ts';
import type { LogOptions } from './http/logging.ts';
import type { WebApp } from './http/web-app.ts';
import type { GoogleProvider } from './integrations/google/google-provider.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { PaymentProvider } from './integrations/payments/payment-provider.ts';
import type { SandboxPayments } from './integrations/payments/sandbox-payments.ts';
import type { ReceiptStorage } from './integrations/storage/receipt-storage.ts';

/** What an application is built of. */
export interface AppParts {
  settings: Pick<Settings, 'publicUrl' | 'productName' | 'trustProxy' | 'limits'>;
  sessionSecret: string;
  adminPassword: string;
  database: DatabaseClient;
  google: GoogleProvider | null;
  mailer: Mailer;
  /** Whether new accounts confirm their address by a mail. It needs a mailer that delivers. */
  confirmsEmail?: boolean;
  assistant: Assistant;
  /** Null if billing is off. */
  payments: PaymentProvider | SandboxPayments | null;
  receiptStorage: ReceiptStorage;
  /** Null if receipts are not read. */
  receiptReader: ReceiptReader | null;
  /** For uploads in progress. With disk storage, it must be on the same disk. */
  temporaryFolder: string;
  sampleFolder: string;
  /** Without it there are no metrics. */
  metricsToken?: string | undefined;
  log: LogOptions;
  webApp?: WebApp;
  contentSecurityPolicy?: boolean;
  isStopping?: () => boolean;
  /** The clock for load shedding, in milliseconds. */
  loadClock?: () => number;
}
