import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleProvider } from '#server/integrations/google/google-provider.ts';
import {
  createContractor,
  createContractorLink,
  createMilestone,
  createProject,
} from '#server/testing/factories.ts';
import {
  type OpenIdProvider,
  startOpenIdProvider,
  throughProvider,
} from '#server/testing/openid-provider.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { User } from '#shared/user.ts';
import type { CredentialKind } from './credential.repository.ts';

const NEW_PASSWORD = 'another horse entirely';
const client = { clientId: 'plumbline', clientSecret: 'a-secret-of-the-test' };
let google: OpenIdProvider;
let test: TestApp;
beforeAll(async () => {
  google = await startOpenIdProvider({
    ...client,
    redirectUri: 'http://localhost:3000/api/auth/google/callback',
  });
  test = await createTestApp({
    google: createGoogleProvider({ ...client, issuer: google.issuer }),
  });
});
afterAll(async () => {
  await test.close();
  await google.close();
});

/** Every column that may hold a credential: its kind, or why it is none. */
const CENSUS: Record<string, CredentialKind | `no: ${string}`> = {
  'calendar_feeds.feed_id': 'calendar feed',
  'change_orders.decided_hash': 'no: the hash of a decision',
  'email_confirmations.token_hash': 'email confirmation',
  'invitations.token_hash': 'invitation',
  'links.token_hash': 'link',
  'password_resets.token_hash': 'password reset',
  'sessions.sid': 'session',
  'rate_counters.key': 'no: a hashed name of what is counted',
  'request_keys.body_sha256': 'no: a checksum',
  'sandbox_checkouts.id': 'no: its page is for its owner, signed in',
  'sandbox_customers.id': 'no: a reference',
  'stripe_events.event_id': 'no: a reference',
  'uploads.sha256': 'no: a checksum',
  'users.google_id': 'no: what the change is about',
  'users.password': 'no: what the change is about',
  'users.stripe_customer_id': 'no: a reference',
};

/** How a user gets one of each kind. */
const makers: Record<CredentialKind, (client: TestClient, user: User) => Promise<unknown>> = {
  session: (_own, { email }) => test.client().post('/api/login', { email, password: PASSWORD }),
  'password reset': (_own, { email }) => askForReset(email),
  'email confirmation': (own) =>
    own.put('/api/account/email', { email: 'new@example.com', password: PASSWORD }),
  'calendar feed': (own) => own.post('/api/calendar-feed'),
  invitation: async (own) => {
    const { id } = await createProject(own);
    await own.post(`/api/projects/${id}/invitations`, { role: 'viewer' });
  },
  link: async (own) => {
    const { id } = await createProject(own);
    const { id: contractorId } = await createContractor(own);
    await createContractorLink(own, id, { contractorId });
  },
};

async function askForReset(email: string): Promise<string> {
  const before = mailsTo(email).length;
  await test.client().post('/api/forgot-password', { email });
  await expect.poll(() => mailsTo(email)[before]?.link).toContain('#token=');
  return mailsTo(email)[before]?.link.split('#token=')[1] ?? '';
}

async function countOf(column: string, { id }: User): Promise<number> {
  const table = sql.identifier(column.split('.')[0] ?? '');
  const { rows } = await test.database.db.execute(
    sql`select count(*)::int as count from ${table} t where user_id = ${id}
      and to_jsonb(t) ->> 'revoked_at' is null`,
  );
  return Number(rows[0]?.['count']);
}

type Change = (client: TestClient, user: User) => Promise<void>;

const changes: Record<string, Change> = {
  'a changed password': async (own) => {
    const input = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await own.post('/api/change-password', input)).statusCode).toBe(204);
  },
  'a reset password': async (_own, { email }) => {
    const input = { token: await askForReset(email), password: NEW_PASSWORD };
    expect((await test.client().post('/api/reset-password', input)).statusCode).toBe(204);
  },
  'a linked Google account': async (_own, { email }) => {
    google.visitor = { sub: `sub of ${email}`, email, email_verified: true };
    const browser = test.client();
    const left = await browser.get('/api/auth/google');
    const back = await throughProvider(left.headers.location ?? '');
    expect((await browser.get(back.pathname + back.search)).headers.location).toBe('/dashboard');
  },
};

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);

describe.each(Object.entries(changes))('%s', (name, change) => {
  it('ends the calendar address and says how to create a new one', async () => {
    const { client: own, user } = await test.signedIn();
    const project = await createProject(own);
    await createMilestone(own, project.id, { targetDate: '2026-05-01' });
    const { url } = (await own.post('/api/calendar-feed')).json<{ url: string }>();
    const read = () => test.client().get(new URL(url).pathname);
    expect((await read()).statusCode).toBe(200);

    await change(own, user);

    expect((await read()).statusCode).toBe(404);
    const [mail, ...others] = mailsTo(user.email).filter(({ subject }) => /calendar/.test(subject));
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your Plumbline calendar address stopped working');
    expect(mail?.text).toContain('choose “Calendar” and then “Make a secret address”');
    expect(mail?.link).toBe('http://localhost:3000/timeline');
  });

  it('ends all credentials of every kind, except the session that made it', async () => {
    const { client: own, user } = await test.signedIn();
    const columns = Object.keys(CENSUS).filter((column) => !CENSUS[column]?.startsWith('no: '));
    for (const make of Object.values(makers)) await make(own, user);
    for (const column of columns) expect(await countOf(column, user)).toBeGreaterThan(0);
    await change(own, user);
    const isKept = name === 'a changed password';
    expect((await own.get('/api/user')).statusCode).toBe(isKept ? 200 : 401);
    // A user who came through Google is signed in there.
    const sessions = name === 'a reset password' ? 0 : 1;
    for (const column of columns) {
      const left = CENSUS[column] === 'session' ? sessions : 0;
      expect([column, await countOf(column, user)]).toEqual([column, left]);
    }
  });

  it('sends no mail to a user without a calendar address', async () => {
    const { client: own, user } = await test.signedIn();
    await change(own, user);
    expect(mailsTo(user.email).filter(({ subject }) => /calendar/.test(subject))).toEqual([]);
  });
});

it('keeps the credentials if the change fails', async () => {
  const { client: own } = await test.signedIn();
  const { url } = (await own.post('/api/calendar-feed')).json<{ url: string }>();
  const input = { currentPassword: 'a wrong guess', password: NEW_PASSWORD };
  expect((await own.post('/api/change-password', input)).statusCode).toBe(400);
  expect((await test.client().get(new URL(url).pathname)).statusCode).toBe(200);
});

/**
 * A credential is found by its value, so any unique text column may be one, and so may a column
 * with such a name. If you add such a column, decide here whether it opens something. If it does,
 * add its kind to credential.repository.ts.
 */
it('knows every column that may hold a credential', async () => {
  const { rows } = await test.database.db.execute<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> 'schema_migrations' and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bytea'::regtype, 'uuid'::regtype)
      and (
        a.attname ~ '(token|secret|hash|password|sha256)'
        or exists (
          select from pg_index i where i.indrelid = c.oid and i.indisunique
            and i.indnkeyatts = 1 and i.indkey[0] = a.attnum
        )
      )
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(CENSUS).toSorted());
});
