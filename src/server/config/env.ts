import path from 'node:path';
import { BYTES_PER_MB } from '#shared/bytes.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';

/** An invalid setting. The message is the one line that the start prints. */
export class SettingsError extends Error {}

export type Settings = ReturnType<typeof readSettings>;

/** The only place that reads the environment. Everything else gets the values it needs. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const env = parsed.data;
  requireTogether(env, 'DATABASE_DIRECT_URL', ['DATABASE_URL']);
  requireTogether(env, 'GOOGLE_CLIENT_ID', ['GOOGLE_CLIENT_SECRET']);
  requireTogether(env, 'GOOGLE_CLIENT_SECRET', ['GOOGLE_CLIENT_ID']);
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new SettingsError(
      'SESSION_SECRET is needed in production with DATABASE_URL, so that all processes share it',
    );
  }
  requireTogether(env, 'S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    requireTogether(env, name, ['S3_BUCKET']);
  }
  requireTogether(env, 'STRIPE_SECRET_KEY', ['STRIPE_PRICE_ID']);
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID', 'STRIPE_API_URL'] as const) {
    requireTogether(env, name, ['STRIPE_SECRET_KEY']);
  }
  if (env.BILLING === 'stripe' && !env.STRIPE_SECRET_KEY) {
    throw new SettingsError('STRIPE_SECRET_KEY is needed because BILLING is stripe');
  }
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  return {
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    productName: env.PRODUCT_NAME,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Set if `databaseUrl` leads to a pooler that gives each transaction another connection. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    sessionSecret: env.SESSION_SECRET,
    adminPassword: env.ADMIN_PASSWORD,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: new URL(env.GOOGLE_ISSUER),
          }
        : null,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `no-reply@${publicUrl.hostname}` },
    /** Where receipts are stored if not in the data folder. */
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            endpoint: env.S3_ENDPOINT,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : null,
    billing: billingSettings(env),
    assistant: assistantSettings(env),
    /** Where the Watch Demo button leads. */
    demoUrl: env.DEMO_URL ?? (env.DEMO === 'on' ? '/demo' : '/tour'),
    readsReceipts: env.READ_RECEIPTS === 'on',
    trustProxy: env.TRUST_PROXY === 'off' ? false : env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    drainMs: env.DRAIN_SECONDS * 1_000,
    /** Without it there are no metrics. */
    metricsToken: env.METRICS_TOKEN,
    limits: {
      signInFailures: env.SIGN_IN_FAILURES_PER_10_MIN,
      registrations: env.REGISTRATIONS_PER_10_MIN,
      chatMessagesPerMinute: env.AI_MESSAGES_PER_MINUTE,
      chatMessagesPerDay: env.AI_MESSAGES_PER_DAY,
      chatAnswerSeconds: env.AI_ANSWER_SECONDS,
      /** How many demos may be open at the same time; null if there are none. */
      openDemos: env.DEMO === 'on' ? env.DEMO_GUESTS : null,
      storageBytes: {
        free: env.STORAGE_FREE_MB * BYTES_PER_MB,
        pro: env.STORAGE_PRO_MB * BYTES_PER_MB,
      },
    },
  };
}

/** Without keys nobody pays: locally the sandbox runs, in production billing is off. */
function billingSettings(env: Environment) {
  const unpaid = env.NODE_ENV === 'production' ? 'off' : 'sandbox';
  const mode = env.BILLING ?? (env.STRIPE_SECRET_KEY ? 'stripe' : unpaid);
  if (mode !== 'stripe') return { mode, stripe: null };
  const stripe = {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    priceId: env.STRIPE_PRICE_ID ?? '',
    apiUrl: env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : undefined,
  };
  return { mode, stripe };
}

/** The model that answers in the chat; null means the built-in assistant. */
export interface ModelSettings {
  provider: 'openai' | 'anthropic';
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

function assistantSettings(env: Environment): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = env;
  if (!provider) {
    // If a model is named, it must be the one that answers.
    for (const name of ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL']) {
      requireTogether(env, name, ['AI_PROVIDER']);
    }
  }
  if (!provider || provider === 'builtin') return null;
  if (!model) throw new SettingsError(`AI_MODEL is needed because AI_PROVIDER is ${provider}`);
  if (!apiKey && provider === 'anthropic') {
    throw new SettingsError('AI_API_KEY is needed because AI_PROVIDER is anthropic');
  }
  if (!apiKey && !baseUrl) {
    throw new SettingsError(
      'AI_API_KEY is needed because AI_PROVIDER is openai; only your own endpoint in AI_BASE_URL can do without it',
    );
  }
  return { provider, model, apiKey, baseUrl };
}

function requireTogether(env: Record<string, unknown>, present: string, needed: string[]) {
  const missing = env[present] ? needed.find((name) => !env[name]) : undefined;
  if (missing) throw new SettingsError(`${missing} is needed because ${present} is set`);
}
