import type { SettingName } from './environment-schema.ts';

interface SettingDoc {
  what: string;
  /** What applies if the variable is not set and the schema has no default. */
  unset?: string;
}

/** The texts of the settings table in docs/operations.md and of .env.example. */
export const settingDocs: Record<SettingName, SettingDoc> = {
  PORT: { what: 'The port to listen on.' },
  HOST: { what: 'The address to listen on. 0.0.0.0 listens on every interface.' },
  PUBLIC_URL: {
    what: 'The address that users open. Links in mail and the return addresses of Google and Stripe use it. The server accepts changes only from this origin, and with https its cookies are Secure.',
    unset: 'http://localhost:PORT',
  },
  PRODUCT_NAME: { what: 'The name on every screen.' },
  DATA_DIR: {
    what: 'The folder of the embedded Postgres, receipts, generated secrets, the outbox and uploads in progress.',
  },
  DATABASE_URL: {
    what: 'A Postgres server to use instead of the embedded one. Its database must have the encoding UTF8.',
  },
  DATABASE_DIRECT_URL: {
    what: 'The same database past a pooler. Set it if DATABASE_URL leads to a pooler in transaction mode, such as PgBouncer: migrations, backups and notifications use it.',
  },
  SESSION_SECRET: {
    what: 'Signs cookies, receipt links and calendar addresses. Required with NODE_ENV=production and DATABASE_URL.',
    unset: 'generated once into DATA_DIR',
  },
  ADMIN_PASSWORD: {
    what: 'Opens the admin panel at /admin. 12 characters or more.',
    unset: 'generated once into DATA_DIR, and printed at start',
  },
  GOOGLE_CLIENT_ID: { what: 'Google sign-in. The button shows only with both values.' },
  GOOGLE_CLIENT_SECRET: { what: 'The secret that belongs to GOOGLE_CLIENT_ID.' },
  GOOGLE_ISSUER: {
    what: 'Another OpenID provider. It must publish the key that signs its identity tokens.',
  },
  SMTP_URL: {
    what: 'The server for outgoing mail. Without it, mail is written to DATA_DIR/outbox and its link to the log.',
  },
  MAIL_FROM: { what: 'The sender of mail.', unset: 'no-reply@ the host of PUBLIC_URL' },
  S3_BUCKET: {
    what: 'Stores receipts in an S3-compatible store instead of DATA_DIR. Needs both keys.',
  },
  S3_REGION: { what: 'The region of the store.' },
  S3_ENDPOINT: {
    what: 'The address of the store, such as https://minio.example:9000. Browsers must reach it too.',
    unset: "Amazon's",
  },
  S3_ACCESS_KEY_ID: { what: 'The access key of the store.' },
  S3_SECRET_ACCESS_KEY: { what: 'The secret key of the store.' },
  BILLING: {
    what: 'stripe, sandbox (local test pages: no card, no money) or off.',
    unset: 'stripe with STRIPE_SECRET_KEY, else sandbox, or off in production',
  },
  STRIPE_SECRET_KEY: { what: 'Card payments through Stripe. Needs STRIPE_PRICE_ID.' },
  STRIPE_PRICE_ID: { what: 'The price of the paid plan at Stripe.' },
  STRIPE_WEBHOOK_SECRET: {
    what: 'The signing secret of the webhook. Without it, events are refused with 503.',
  },
  STRIPE_API_URL: { what: "Another host for Stripe's client, for tests.", unset: "Stripe's" },
  AI_PROVIDER: {
    what: 'Who answers in the chat: builtin (no model), openai (any OpenAI-compatible endpoint) or anthropic.',
    unset: 'builtin',
  },
  AI_MODEL: { what: 'The name of the model. Required with openai and anthropic.' },
  AI_API_KEY: {
    what: 'The key. Required, except with AI_BASE_URL for an endpoint that needs none.',
  },
  AI_BASE_URL: {
    what: 'Another endpoint, such as http://localhost:11434/v1 for Ollama.',
    unset: "the provider's",
  },
  AI_MESSAGES_PER_MINUTE: { what: 'Messages that one user can send in a minute.' },
  AI_MESSAGES_PER_DAY: { what: 'Messages that one user can send in a day.' },
  AI_ANSWER_SECONDS: { what: 'How long one answer may take, at most 90.' },
  DEMO: {
    what: 'on or off. Lets visitors try the product at /demo, in an account with sample projects that is removed after 24 hours.',
  },
  DEMO_URL: {
    what: 'The address of the Watch Demo button.',
    unset: '/demo, or /tour with DEMO=off',
  },
  DEMO_GUESTS: { what: 'How many demos can be open at the same time.' },
  TRUST_PROXY: {
    what: 'off, or the addresses of your proxies, such as 10.0.0.0/8. X-Forwarded-For is used only from these.',
  },
  LOG_LEVEL: { what: 'fatal, error, warn, info, debug, trace or silent.' },
  DRAIN_SECONDS: {
    what: 'How long a server that is told to stop continues to answer while /api/health returns 503, so that a proxy sends requests elsewhere first.',
  },
  METRICS_TOKEN: {
    what: 'Turns on /metrics for requests with this bearer token, 16 characters or more.',
  },
  SIGN_IN_FAILURES_PER_10_MIN: {
    what: 'Failed sign-ins, by account and by address, before a 429. Also wrong admin passwords by address.',
  },
  REGISTRATIONS_PER_10_MIN: { what: 'New accounts from one address before a 429.' },
  STORAGE_FREE_MB: {
    what: 'How much the receipts of one account may take up on the free plan, in units of 1,048,576 bytes.',
  },
  STORAGE_PRO_MB: { what: 'The same on Pro.' },
  READ_RECEIPTS: {
    what: 'on or off. Reads the text of receipts on this machine, in a process that takes up to 1.2 GB while it works.',
  },
  NODE_ENV: { what: 'development, production or test.' },
};
