import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { billingModes } from '#shared/web-config.ts';

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
const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'takes an address that starts with postgres://',
);

const onOrOff = z.enum(['on', 'off'], { error: 'takes on or off' });

/** Every setting: what it takes, and its default. */
export const environmentSchema = z.object({
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
  DATABASE_URL: setting(z.optional(postgresUrl)),
  DATABASE_DIRECT_URL: setting(z.optional(postgresUrl)),
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
  DEMO: setting(z._default(onOrOff, 'on')),
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
  READ_RECEIPTS: setting(z._default(onOrOff, 'on')),
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

export type Environment = z.output<typeof environmentSchema>;
export type SettingName = keyof Environment;

/** Every setting with its default value. */
export const defaultEnvironment = environmentSchema.parse({});
export const settingNames = Object.keys(environmentSchema.shape) as SettingName[];
