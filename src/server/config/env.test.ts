import { describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';

const mistake = (environment: NodeJS.ProcessEnv) => {
  try {
    readSettings(environment);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('settings', () => {
  it('all have defaults, and an empty variable counts as absent', () => {
    const settings = readSettings({ PORT: '', GOOGLE_CLIENT_ID: ' ' });
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      productName: 'Plumbline',
      google: null,
      demoUrl: '/demo',
      isProduction: false,
    });
    expect(settings.publicUrl.href).toBe('http://localhost:3000/');
    expect(readSettings({ PORT: '4123' }).publicUrl.origin).toBe('http://localhost:4123');
  });

  it('have a demo that can be turned off or be somewhere else', () => {
    const demoOf = (env: NodeJS.ProcessEnv) => {
      const { demoUrl, limits } = readSettings(env);
      return [demoUrl, limits.openDemos];
    };
    expect(demoOf({})).toEqual(['/demo', 500]);
    expect(demoOf({ DEMO: 'off', DEMO_GUESTS: '7' })).toEqual(['/tour', null]);
    expect(demoOf({ DEMO_URL: 'https://demo.example', DEMO_GUESTS: '7' })).toEqual([
      'https://demo.example',
      7,
    ]);
    expect(() => readSettings({ DEMO: 'maybe' })).toThrow('DEMO takes on or off');
  });

  it('store receipts in an S3 store if one is named', () => {
    expect(readSettings({}).s3).toBeNull();
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readSettings({ S3_BUCKET: 'receipts', ...keys }).s3).toEqual({
      bucket: 'receipts',
      region: 'us-east-1',
      endpoint: undefined,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it('use Stripe with its keys, else the sandbox, and nothing in production', () => {
    const modeOf = (environment: NodeJS.ProcessEnv) => readSettings(environment).billing.mode;
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_ID: 'price_1' };
    expect(modeOf({})).toBe('sandbox');
    expect(modeOf({ NODE_ENV: 'production' })).toBe('off');
    expect(modeOf({ NODE_ENV: 'production', ...keys })).toBe('stripe');
    expect(modeOf({ BILLING: 'off', ...keys })).toBe('off');
    expect(readSettings({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:1' }).billing.stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: undefined,
      priceId: 'price_1',
      apiUrl: new URL('http://127.0.0.1:1'),
    });
  });

  it('use the built-in assistant until a model is named', () => {
    expect(readSettings({}).assistant).toBeNull();
    expect(readSettings({ AI_PROVIDER: 'builtin', AI_API_KEY: 'kept' }).assistant).toBeNull();
    expect(
      readSettings({ AI_PROVIDER: 'openai', AI_MODEL: 'qwen', AI_BASE_URL: 'http://ollama/v1' })
        .assistant,
    ).toEqual({
      provider: 'openai',
      model: 'qwen',
      apiKey: undefined,
      baseUrl: 'http://ollama/v1',
    });
    expect(
      readSettings({ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude', AI_API_KEY: 'key' }).assistant,
    ).toMatchObject({ provider: 'anthropic', model: 'claude', apiKey: 'key' });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT takes a whole number from 1 to 65535'],
    [{ PORT: 'http' }, 'PORT takes a whole number from 1 to 65535'],
    [{ HOST: 'not a host' }, 'HOST takes an address or host name to listen on, such as 127.0.0.1'],
    [
      { PUBLIC_URL: 'plumbline.example' },
      'PUBLIC_URL takes an address that starts with http:// or https://',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL takes an address that starts with postgres://'],
    [
      { DATABASE_DIRECT_URL: 'postgres://db/x' },
      'DATABASE_URL is needed because DATABASE_DIRECT_URL is set',
    ],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET takes at least 16 characters'],
    [
      { SMTP_URL: 'localhost:25' },
      'SMTP_URL takes an address that starts with smtp:// or smtps://',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL takes fatal, error, warn, info, debug, trace or silent'],
    [
      { METRICS_TOKEN: 'short' },
      'METRICS_TOKEN takes 16 to 200 ASCII letters, digits and symbols, without spaces',
    ],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is needed because GOOGLE_CLIENT_ID is set'],
    [
      { GOOGLE_CLIENT_SECRET: 'x' },
      'GOOGLE_CLIENT_ID is needed because GOOGLE_CLIENT_SECRET is set',
    ],
    [{ S3_BUCKET: 'receipts' }, 'S3_ACCESS_KEY_ID is needed because S3_BUCKET is set'],
    [
      { S3_BUCKET: 'receipts', S3_ACCESS_KEY_ID: 'x' },
      'S3_SECRET_ACCESS_KEY is needed because S3_BUCKET is set',
    ],
    [{ S3_ENDPOINT: 'http://s3.local' }, 'S3_BUCKET is needed because S3_ENDPOINT is set'],
    [{ BILLING: 'paypal' }, 'BILLING takes stripe, sandbox or off'],
    [{ BILLING: 'stripe' }, 'STRIPE_SECRET_KEY is needed because BILLING is stripe'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_PRICE_ID is needed because STRIPE_SECRET_KEY is set',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY is needed because STRIPE_WEBHOOK_SECRET is set',
    ],
    [
      { ADMIN_PASSWORD: 'geheimnisvoll für alle' },
      'ADMIN_PASSWORD takes 12 to 200 ASCII letters, digits and symbols, without spaces',
    ],
    [
      { ADMIN_PASSWORD: 'eleven-char' },
      'ADMIN_PASSWORD takes 12 to 200 ASCII letters, digits and symbols, without spaces',
    ],
    [{ S3_BUCKET: 'my bucket' }, 'S3_BUCKET takes the name of a bucket'],
    [
      { S3_ENDPOINT: 's3.local' },
      'S3_ENDPOINT takes an address that starts with http:// or https://',
    ],
    [{ AI_PROVIDER: 'skynet' }, 'AI_PROVIDER takes builtin, openai or anthropic'],
    [{ AI_API_KEY: 'key' }, 'AI_PROVIDER is needed because AI_API_KEY is set'],
    [{ AI_MODEL: 'gpt' }, 'AI_PROVIDER is needed because AI_MODEL is set'],
    [
      { AI_PROVIDER: 'openai', AI_API_KEY: 'key' },
      'AI_MODEL is needed because AI_PROVIDER is openai',
    ],
    [
      { AI_PROVIDER: 'openai', AI_MODEL: 'gpt' },
      'AI_API_KEY is needed because AI_PROVIDER is openai; only your own endpoint in AI_BASE_URL can do without it',
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude' },
      'AI_API_KEY is needed because AI_PROVIDER is anthropic',
    ],
    [
      { AI_PROVIDER: 'openai', AI_MODEL: 'x', AI_BASE_URL: 'localhost:11434' },
      'AI_BASE_URL takes an address that starts with http:// or https://',
    ],
    [{ AI_API_KEY: 'two words' }, 'AI_API_KEY takes a key without spaces'],
    [{ AI_ANSWER_SECONDS: '91' }, 'AI_ANSWER_SECONDS takes a whole number from 1 to 90'],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' },
      'SESSION_SECRET is needed in production with DATABASE_URL, so that all processes share it',
    ],
  ])('%j is refused with the name of the variable', (environment, message) => {
    expect(mistake(environment)).toBe(message);
  });
});
