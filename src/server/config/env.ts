import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { BYTES_PER_MB } from '#shared/bytes.ts';
import { billingModes } from '#shared/web-config.ts';

/** An invalid setting. The message is the one line that the start prints. */
export class SettingsError extends Error {}

const unset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** An empty variable counts as absent, like a name without a value in a `.env` file. */
function setting<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(z.transform(unset), schema);
}

const wholeNumber = (min: number, max: number) => {
  const takes = `takes a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: takes })),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, { error: takes }), z.maximum(max, { error: takes })),
    ),
  );
};

const url = (protocols: string[], takes: string) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: takes,
    }),
  );

const httpUrl = url(['http:', 'https:'], 'takes an address that starts with http:// or https://');

const environmentSchema = z.object({
  NODE_ENV: setting(
    z._default(
      z.enum(['development', 'production', 'test'], {
        error: 'takes development, production or test',
      }),
      'development',
    ),
  ),
  PORT: setting(z._default(wholeNumber(1, 65_535), 3000)),
  HOST: setting(
    z._default(
      z.string().check(
        z.refine((host) => isIP(host) !== 0 || /^[\w.-]+$/.test(host), {
          error: 'takes an address or host name to listen on, such as 127.0.0.1',
        }),
      ),
      '127.0.0.1',
    ),
  ),
  PUBLIC_URL: setting(z.optional(httpUrl)),
  PRODUCT_NAME: setting(
    z._default(
      z.string().check(z.maxLength(60, { error: 'takes at most 60 characters' })),
      'Plumbline',
    ),
  ),
  DATA_DIR: setting(z._default(z.string(), '.data')),
  DATABASE_URL: setting(
    z.optional(url(['postgres:', 'postgresql:'], 'takes an address that starts with postgres://')),
  ),
  DATABASE_DIRECT_URL: setting(
    z.optional(url(['postgres:', 'postgresql:'], 'takes an address that starts with postgres://')),
  ),
  SESSION_SECRET: setting(
    z.optional(z.string().check(z.minLength(16, { error: 'takes at least 16 characters' }))),
  ),
  ADMIN_PASSWORD: setting(
    z.optional(
      z.string().check(
        // It is sent in a header, which cannot carry other characters.
        z.regex(/^[\x21-\x7e]{12,200}$/, {
          error: 'takes 12 to 200 ASCII letters, digits and symbols, without spaces',
        }),
      ),
    ),
  ),
  GOOGLE_CLIENT_ID: setting(z.optional(z.string())),
  GOOGLE_CLIENT_SECRET: setting(z.optional(z.string())),
  GOOGLE_ISSUER: setting(z._default(httpUrl, 'https://accounts.google.com')),
  SMTP_URL: setting(
    z.optional(url(['smtp:', 'smtps:'], 'takes an address that starts with smtp:// or smtps://')),
  ),
  MAIL_FROM: setting(
    z.optional(
      z.string().check(z.regex(/^[^\r\n]*@[^\r\n]*$/, { error: 'takes an e-mail address' })),
    ),
  ),
  S3_BUCKET: setting(
    z.optional(
      z.string().check(z.regex(/^[\w.-]{3,255}$/, { error: 'takes the name of a bucket' })),
    ),
  ),
  S3_REGION: setting(z._default(z.string(), 'us-east-1')),
  S3_ENDPOINT: setting(z.optional(httpUrl)),
  S3_ACCESS_KEY_ID: setting(z.optional(z.string())),
  S3_SECRET_ACCESS_KEY: setting(z.optional(z.string())),
  BILLING: setting(z.optional(z.enum(billingModes, { error: 'takes stripe, sandbox or off' }))),
  STRIPE_SECRET_KEY: setting(z.optional(z.string())),
  STRIPE_WEBHOOK_SECRET: setting(z.optional(z.string())),
  STRIPE_PRICE_ID: setting(z.optional(z.string())),
  STRIPE_API_URL: setting(z.optional(httpUrl)),
  AI_PROVIDER: setting(
    z.optional(
      z.enum(['builtin', 'openai', 'anthropic'], { error: 'takes builtin, openai or anthropic' }),
    ),
  ),
  AI_MODEL: setting(
    z.optional(
      z
        .string()
        .check(z.regex(/^[^\s]{1,200}$/, { error: "takes a model's name, without spaces" })),
    ),
  ),
  AI_API_KEY: setting(
    z.optional(
      // What an HTTP header can carry. Otherwise a stray line break would only fail at the first
      // question.
      z.string().check(z.regex(/^[\x21-\x7e]+$/, { error: 'takes a key without spaces' })),
    ),
  ),
  AI_BASE_URL: setting(z.optional(httpUrl)),
  AI_MESSAGES_PER_MINUTE: setting(z._default(wholeNumber(1, 1_000_000), 10)),
  AI_MESSAGES_PER_DAY: setting(z._default(wholeNumber(1, 1_000_000), 100)),
  AI_ANSWER_SECONDS: setting(z._default(wholeNumber(1, 90), 90)),
  DEMO: setting(z._default(z.enum(['on', 'off'], { error: 'takes on or off' }), 'on')),
  DEMO_URL: setting(
    z.optional(
      z.string().check(
        z.refine((text) => text.startsWith('/') || /^https?:\/\//.test(text), {
          error: 'takes an address that starts with http://, https:// or /',
        }),
      ),
    ),
  ),
  DEMO_GUESTS: setting(z._default(wholeNumber(1, 100_000), 500)),
  READ_RECEIPTS: setting(z._default(z.enum(['on', 'off'], { error: 'takes on or off' }), 'on')),
  TRUST_PROXY: setting(
    z._default(
      z.string().check(
        z.refine((text) => text === 'off' || /^[\d.:a-fA-F/, ]+$/.test(text), {
          error: 'takes off or the addresses of your proxies, such as 10.0.0.0/8',
        }),
      ),
      'off',
    ),
  ),
  LOG_LEVEL: setting(
    z._default(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'takes fatal, error, warn, info, debug, trace or silent',
      }),
      'info',
    ),
  ),
  DRAIN_SECONDS: setting(z._default(wholeNumber(0, 300), 0)),
  METRICS_TOKEN: setting(
    z.optional(
      z.string().check(
        // It is sent in a header and gives access to anyone who has it.
        z.regex(/^[\x21-\x7e]{16,200}$/, {
          error: 'takes 16 to 200 ASCII letters, digits and symbols, without spaces',
        }),
      ),
    ),
  ),
  SIGN_IN_FAILURES_PER_10_MIN: setting(z._default(wholeNumber(1, 1_000_000), 10)),
  REGISTRATIONS_PER_10_MIN: setting(z._default(wholeNumber(1, 1_000_000), 60)),
  STORAGE_FREE_MB: setting(z._default(wholeNumber(1, 100_000_000), 200)),
  STORAGE_PRO_MB: setting(z._default(wholeNumber(1, 100_000_000), 20_480)),
});

type Environment = z.output<typeof environmentSchema>;
export type SettingName = keyof Environment;

/** Every setting with its default value. */
export const defaultEnvironment = environmentSchema.parse({});
export const settingNames = Object.keys(environmentSchema.shape) as SettingName[];
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
