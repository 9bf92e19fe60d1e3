import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { EmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts';
import { createReceiptReader } from '#receipt-reader/receipt-reader.ts';
import { buildApp } from './app.ts';
import type { AppParts } from './app-parts.ts';
import { type Assistant, createBuiltinAssistant } from './assistant/assistant.ts';
import type { Settings } from './config/env.ts';
import { generatedSecret } from './config/generated-secret.ts';
import { type Database, openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { requireUsableDatabase } from './db/outside-database.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { createGoogleProvider } from './integrations/google/google-provider.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import { createOutboxMailer } from './integrations/mail/outbox-mailer.ts';
import { createSmtpMailer } from './integrations/mail/smtp-mailer.ts';
import { createSandboxPayments } from './integrations/payments/sandbox-payments.ts';
import { openReceiptStorage } from './integrations/storage/open-receipt-storage.ts';

/** Service managers often kill a process 15 s after they stop it. */
const STOP_WITHIN_MS = 12_500;
const STOP_GRACE_MS = 10_000;
/** After the grace period, for the last hooks and the connections. */
const CLOSE_MS = 1_000;
/** However long the rest took. */
const SHORTEST_DATABASE_STOP_MS = 2_000;
const SWEEP_EVERY_MS = 3_600_000;

export interface RunningServer {
  /** Finishes open requests, closes the database and resolves when everything has ended. */
  stop(): Promise<void>;
  /** The generated admin password, if none was set, to show to the person who starts the server. */
  generatedAdminPassword: string | null;
}

interface StartOptions {
  settings: Settings;
  /** Contains the migrations, the sample archives and the built web application. */
  projectRoot: string;
  webApp: NonNullable<AppParts['webApp']>;
  contentSecurityPolicy?: boolean;
  /** A database that outlives this server, as in development. */
  database?: EmbeddedPostgres['connection'] | undefined;
  /** Called if the server cannot continue because another process has its data folder now. */
  onLost: (error: Error) => void;
}

/** Opens the outside parts that the settings name, builds the application and listens. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, onLost } = options;
  const { databaseUrl, databaseDirectUrl } = settings;
  if (databaseUrl) await requireUsableDatabase(databaseUrl, databaseDirectUrl);
  const hasDatabase = databaseUrl || options.database;
  const embedded = hasDatabase ? null : await startEmbeddedDatabase(settings, onLost);
  try {
    return await serve(options, embedded);
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

async function serve(
  options: StartOptions,
  embedded: EmbeddedPostgres | null,
): Promise<RunningServer> {
  const { settings, projectRoot } = options;
  const connection: pg.ClientConfig = options.database ??
    embedded?.connection ?? { connectionString: settings.databaseUrl };
  const directConnection = settings.databaseDirectUrl
    ? { connectionString: settings.databaseDirectUrl }
    : undefined;
  await migrate(directConnection ?? connection, path.join(projectRoot, 'drizzle'));
  let app: FastifyInstance | undefined;
  const database = openDatabase({
    connection,
    directConnection,
    onIdleError: (err) => app?.log.warn({ err }, 'an idle database connection broke'),
  });
  let isStopping = false;
  const sessionSecret =
    settings.sessionSecret ?? (await generatedSecret(settings.dataDir, 'session-secret'));
  const generatedAdminPassword = settings.adminPassword
    ? null
    : await generatedSecret(settings.dataDir, 'admin-password');
  app = await buildApp({
    settings,
    sessionSecret,
    adminPassword: settings.adminPassword ?? generatedAdminPassword ?? '',
    payments: await openPayments(settings, database.db, sessionSecret),
    database,
    receiptStorage: await openReceiptStorage(settings, sessionSecret),
    receiptReader: settings.readsReceipts ? createReceiptReader({ givesWay: true }) : null,
    temporaryFolder: path.join(settings.dataDir, 'tmp'),
    sampleFolder: path.join(projectRoot, 'sample'),
    google: settings.google && createGoogleProvider(settings.google),
    mailer: createMailer(settings, (file, link) => {
      app?.log.info({ file, link }, 'mail written to the outbox, because SMTP_URL is not set');
    }),
    confirmsEmail: settings.mail.smtpUrl !== undefined,
    assistant: await openAssistant(settings),
    metricsToken: settings.metricsToken,
    log: { level: settings.logLevel },
    webApp: options.webApp,
    contentSecurityPolicy: options.contentSecurityPolicy ?? true,
    isStopping: () => isStopping,
  });
  await app.listen({ port: settings.port, host: settings.host });
  const stopSweeping = sweepRegularly(app);

  warnAboutBilling(app, settings);

  return {
    generatedAdminPassword,
    async stop() {
      isStopping = true;
      stopSweeping();
      await delay(settings.drainMs);
      const begin = performance.now();
      const deadline = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS);
      // A query without an answer must not keep the process alive.
      await atMost(STOP_GRACE_MS + CLOSE_MS, app.close());
      clearTimeout(deadline);
      await atMost(CLOSE_MS, database.close());
      const leftMs = STOP_WITHIN_MS - (performance.now() - begin);
      await embedded?.close(Math.max(leftMs, SHORTEST_DATABASE_STOP_MS));
    },
  };
}

function atMost(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, delay(milliseconds)]);
}

function createMailer(settings: Settings, onWritten: (file: string, link: string) => void): Mailer {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl) return createSmtpMailer(smtpUrl, from);
  return createOutboxMailer({ folder: path.join(settings.dataDir, 'outbox'), from, onWritten });
}

async function openPayments({ billing }: Settings, db: Database, sessionSecret: string) {
  if (billing.mode === 'off') return null;
  if (!billing.stripe) return createSandboxPayments({ db, secret: sessionSecret });
  // Stripe's client is large, and most installations do not need it.
  const { createStripePayments } = await import('./integrations/payments/stripe-payments.ts');
  return createStripePayments(billing.stripe);
}

function warnAboutBilling(app: FastifyInstance, { billing, isProduction }: Settings) {
  if (billing.mode === 'sandbox' && isProduction) {
    app.log.warn('BILLING is sandbox: anyone can get the paid plan without paying');
  }
  if (billing.stripe && !billing.stripe.webhookSecret) {
    app.log.warn('STRIPE_WEBHOOK_SECRET is not set: plans change only when users check theirs');
  }
}

async function openAssistant({ assistant }: Settings): Promise<Assistant> {
  if (!assistant) return createBuiltinAssistant();
  // The library for models is large, and the built-in assistant does not need it.
  const { createModelAssistant } = await import('./integrations/models/model-assistant.ts');
  return createModelAssistant(assistant);
}

function sweepRegularly(app: FastifyInstance): () => void {
  const sweep = () =>
    app.sweep().catch((err: unknown) => app.log.warn({ err }, 'the sweep did not finish'));
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
