import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { databaseOf } from '../../e2e/database.ts';
import { freePort } from '../../e2e/product.ts';
import { Canaries, filesOutsideStores } from '../canaries.ts';
import { count, type Gate } from '../gate.ts';
import { type ProductProcess, postmasterPid, startProduct } from '../product.ts';
import { sweepRoutes } from '../route-sweep.ts';
import { startMailServer, startTelltale } from '../telltale-servers.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { Visitor } from '../visitor.ts';

const LEVELS = { small: ['trace'], full: ['info', 'debug', 'trace'] };

interface Findings {
  planted: number;
  calls: number;
  found: string[];
}

export const gate: Gate = {
  name: 'log-canaries',
  title: 'Planted secrets appear in no output of the product and in no file outside its stores',
  async run(scale, say) {
    const all: Findings[] = [];
    for (const level of LEVELS[scale]) {
      const findings = await withTemporaryFolder((dataDir) => tryLevel(level, dataDir));
      say(`${level}: ${findings.planted} planted, ${findings.found.length} found`);
      all.push(findings);
    }
    const found = all.flatMap((findings) => findings.found);
    for (const each of found.slice(0, 20)) say(each);
    const sum = (name: 'planted' | 'calls') => all.reduce((total, each) => total + each[name], 0);
    return {
      figure: `${found.length} of ${count(sum('planted'))} planted secrets found after ${count(sum('calls'))} calls`,
      isMet: found.length === 0,
    };
  },
};

async function tryLevel(level: string, dataDir: string): Promise<Findings> {
  const canaries = new Canaries();
  const telltale = await startTelltale();
  const refusedName = canaries.plant('an address that the mail server refuses');
  const mail = await startMailServer((address) => address.startsWith(refusedName));
  const env = {
    LOG_LEVEL: level,
    ADMIN_PASSWORD: canaries.plant('ADMIN_PASSWORD'),
    SESSION_SECRET: canaries.plant('SESSION_SECRET'),
    SMTP_URL: `smtp://mailer:${canaries.plant('the password in SMTP_URL')}@127.0.0.1:${mail.port}`,
    GOOGLE_CLIENT_ID: 'plumbline',
    GOOGLE_CLIENT_SECRET: canaries.plant('GOOGLE_CLIENT_SECRET'),
    GOOGLE_ISSUER: telltale.origin,
    STRIPE_SECRET_KEY: `sk_test_${canaries.plant('STRIPE_SECRET_KEY')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${canaries.plant('STRIPE_WEBHOOK_SECRET')}`,
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_API_URL: telltale.origin,
    AI_PROVIDER: 'openai',
    AI_MODEL: 'loopback',
    AI_API_KEY: canaries.plant('AI_API_KEY'),
    AI_BASE_URL: `${telltale.origin}/v1`,
  };
  const product = await startProduct({ dataDir, port: await freePort(), env });
  let calls = 0;
  try {
    const visitor = new Visitor(product.origin, env.ADMIN_PASSWORD);
    await liveALife(visitor, canaries, refusedName);
    await untilMailed(mail.received, canaries);
    await failAtOutsiders(visitor, canaries);
    await failAtDatabase(visitor, canaries, dataDir);
    calls = await sweepRoutes(visitor, canaries);
    await sendNonsense(product, canaries);
  } finally {
    await product.stop();
    await telltale.close();
    await mail.close();
  }
  const found = product.output.flatMap((line) =>
    canaries.findIn(line).map((name) => `${name}: ${line.slice(0, 400)}`),
  );
  for (const [file, content] of await filesOutsideStores(dataDir)) {
    found.push(...canaries.findIn(content).map((name) => `${name} in the file ${file}`));
  }
  return { planted: canaries.count, calls, found };
}

/** Everything a user does, with a secret in every input. */
async function liveALife(visitor: Visitor, canaries: Canaries, refusedName: string): Promise<void> {
  const secret = (name: string) => canaries.plant(name);
  const email = `${secret('an e-mail address')}@example.com`;
  const password = secret('a password');
  const registration = { email, password, firstName: secret('a name'), lastName: secret('a name') };
  const { id } = await visitor.must('POST', '/api/register', registration);
  canaries.learn('a session', visitor.sessionToken);
  await visitor.send('POST', '/api/register', registration);
  await visitor.send('POST', '/api/login', { email, password: secret('a wrong password') });
  await visitor.must('POST', '/api/login', { email, password });
  canaries.learn('a session', visitor.sessionToken);
  const changed = secret('a new password');
  const change = { currentPassword: password, password: changed, confirmPassword: changed };
  await visitor.must('POST', '/api/change-password', change);
  canaries.learn('a session', visitor.sessionToken);
  await visitor.must('POST', `/api/admin/users/${id}/upgrade`);
  await visitor.must('POST', '/api/forgot-password', { email });
  const refused = new Visitor(visitor.origin);
  const refusedEmail = `${refusedName}@example.com`;
  await refused.must('POST', '/api/register', { email: refusedEmail, password });
  await refused.must('POST', '/api/forgot-password', { email: refusedEmail });

  const project = { name: secret('a project'), description: secret('a text'), budget: '1000' };
  const { id: projectId } = await visitor.must('POST', '/api/projects', project);
  const contractor = await visitor.must('POST', '/api/contractors', {
    name: secret('a contractor'),
    email: `${secret('an e-mail address')}@example.com`,
    phone: secret('a phone number'),
    notes: canaries.plantCard('a card'),
  });
  const pdf = Buffer.from(`%PDF-1.7\n${secret('a receipt')}`);
  const { body: upload } = await visitor.upload(pdf, secret('the name of a file'));
  canaries.learn('the key of a receipt', upload.imageUrl.split('/')[1]);
  const expense = {
    ...{ projectId, contractorId: contractor.id, imageUrl: upload.imageUrl },
    ...{ amount: '12.34', category: 'materials', paymentMethod: 'cash', date: '2026-03-01' },
    description: secret('a description'),
    notes: `paid with ${canaries.plantCard('a card')}`,
  };
  const { id: expenseId } = await visitor.must('POST', '/api/expenses', expense);
  const tooLong = { ...expense, notes: canaries.plantCard('a card').repeat(400) };
  await visitor.send('PUT', `/api/expenses/${expenseId}`, tooLong);
  await visitor.send('PUT', `/api/expenses/${expenseId}`, { notes: `${secret('a note')}\0` });
  await visitor.must('GET', `/api/expenses?search=${secret('a search')}`);
  await visitor.must('GET', `/api/expenses/export.csv?search=${secret('a search')}`);
  const { signedUrl } = await visitor.must('POST', '/api/signed-url', { s3Key: upload.imageUrl });
  const link = new URL(signedUrl, visitor.origin);
  for (const value of link.searchParams.values()) {
    if (value.length > 20) canaries.learn('the signature of a link', value);
  }
  await visitor.must('GET', signedUrl);
  await visitor.send('GET', `${signedUrl}x`);
  await visitor.must('POST', '/api/milestones', {
    ...{ projectId, category: 'Painting' },
    title: secret('a milestone'),
  });
  await inviteSomeone(visitor, canaries, projectId);
  await dealWithSomeone(visitor, canaries, { projectId, contractorId: contractor.id });
  const { url } = await visitor.must('POST', '/api/calendar-feed');
  const feed = new URL(url).pathname;
  canaries.learn('the address of a calendar', feed.split('/').at(-1)?.replace('.ics', ''));
  await visitor.must('GET', feed);
  await visitor.send('GET', feed.replace('.ics', 'x.ics'));
}

/** The token is in the path of a page and of two calls. */
async function inviteSomeone(visitor: Visitor, canaries: Canaries, projectId: number) {
  const email = `${canaries.plant('an invited e-mail address')}@example.com`;
  const path = `/api/projects/${projectId}/invitations`;
  const { id, url } = await visitor.must('POST', path, { email, role: 'viewer' });
  const token = new URL(url).pathname.split('/').at(-1);
  canaries.learn('the token of an invitation', token);
  await visitor.must('GET', new URL(url).pathname);
  await visitor.must('GET', `/api/invitations/${token}`);
  const guest = new Visitor(visitor.origin);
  const account = { email, password: canaries.plant('the password of a guest') };
  await guest.must('POST', '/api/register', account);
  await guest.must('POST', `/api/invitations/${token}/accept`);
  await guest.send('POST', `/api/invitations/${token}/accept`);
  await visitor.send('DELETE', `/api/invitations/${id}`);
  for (const wrong of [token, `${token}x`, canaries.plant('a made-up token')]) {
    await guest.send('GET', `/api/invitations/${wrong}`);
    await guest.send('GET', `/invite/${wrong}`);
  }
}

/** The tokens are in the paths of two pages and of four calls. */
async function dealWithSomeone(
  visitor: Visitor,
  canaries: Canaries,
  { projectId, contractorId }: Record<'projectId' | 'contractorId', number>,
) {
  const secret = (name: string) => canaries.plant(name);
  const work = { projectId, contractorId, title: secret('an agreement'), amount: '900' };
  const { id: agreementId } = await visitor.must('POST', '/api/agreements', work);
  const change = { agreementId, title: secret('a change'), amountDelta: '5' };
  const { id } = await visitor.must('POST', '/api/change-orders', change);
  const toChange = await visitor.must('POST', `/api/change-orders/${id}/link`);
  const path = `/api/contractors/${contractorId}/link`;
  const toContractor = await visitor.must('POST', path, { projectId });
  const guest = new Visitor(visitor.origin);
  for (const { url } of [toChange, toContractor]) {
    const page = new URL(url).pathname;
    const token = page.split('/').at(-1);
    canaries.learn('the token of a link', token);
    await guest.must('GET', page);
    await guest.must('GET', `/api/links/${token}`);
    const asked = { ...change, title: secret('a change'), name: secret('a name') };
    await guest.send('POST', `/api/links/${token}/changes`, asked);
    const bill = { kind: 'bill', title: secret('a bill'), amount: '5', name: secret('a name') };
    const form = new FormData();
    form.set('submission', JSON.stringify(bill));
    form.set('file', new Blob([`%PDF-1.7\n${secret('a bill')}`]), secret('the name of a file'));
    await guest.send('POST', `/api/links/${token}/submissions`, form);
    const decision = { decision: 'accepted', name: secret('a name'), comment: secret('a text') };
    await guest.send('POST', `/api/links/${token}/decision`, { ...decision, changeOrderId: id });
    for (const wrong of [token, `${token}x`, secret('a made-up token')]) {
      await guest.send('GET', `/api/links/${wrong}`);
      await guest.send('GET', page.replace(token ?? '', wrong ?? ''));
    }
  }
  await visitor.must('DELETE', `/api/links/${toContractor.id}`);
}

async function untilMailed(received: string[], canaries: Canaries): Promise<void> {
  // Mail breaks long lines with "=" at their end.
  const token = () =>
    /#token=3?D?([\w-]{20,})/.exec(received.join('').replaceAll('=\r\n', ''))?.[1];
  while (!token()) await delay(20);
  canaries.learn('the token of a reset link', token());
}

/** Calls that end in the failure of an outside service that repeats the request. */
async function failAtOutsiders(visitor: Visitor, canaries: Canaries): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    await visitor.send('POST', '/api/ai-chat', { content: canaries.plant('a question') });
  }
  await visitor.send('POST', '/api/check-subscription');
  await visitor.send('POST', '/api/create-checkout-session');
  await visitor.send('POST', '/api/create-portal-session');
  const code = `code=${canaries.plant('the code of Google')}&state=${canaries.plant('a state')}`;
  await visitor.send('GET', '/api/auth/google');
  await visitor.send('GET', `/api/auth/google/callback?${code}`);
}

/** Calls that the database refuses or does not survive, with their data. */
async function failAtDatabase(
  visitor: Visitor,
  canaries: Canaries,
  dataDir: string,
): Promise<void> {
  const [{ id: projectId }] = await visitor.must('GET', '/api/projects');
  const expense = () => ({
    ...{ projectId, amount: '1.00', category: 'labor', paymentMethod: 'check', date: '2026-03-02' },
    description: canaries.plant('a description that could not be saved'),
    notes: canaries.plantCard('a card that could not be saved'),
  });
  const client = new pg.Client(await databaseOf(dataDir));
  await client.connect();
  await client.query('begin; lock table expenses, users in access exclusive mode');
  const login = { email: `${canaries.plant('an e-mail address')}@example.com`, password: 'x' };
  await Promise.all([
    visitor.send('POST', '/api/expenses', expense()),
    visitor.send('POST', '/api/login', login),
  ]);
  await client.query('rollback');
  await client.query(
    `alter table expenses add constraint none check (description not like 'canary%') not valid`,
  );
  await visitor.send('POST', '/api/expenses', expense());
  await client.query('alter table expenses drop constraint none');
  await client.end();
  const writing = Array.from({ length: 20 }, () =>
    visitor.send('POST', '/api/expenses', expense()),
  );
  process.kill(await postmasterPid(dataDir), 'SIGKILL');
  await Promise.allSettled(writing);
  while ((await visitor.send('GET', '/api/health')).status !== 200) await delay(100);
}

/** Bytes that are not HTTP, or barely. */
async function sendNonsense(product: ProductProcess, canaries: Canaries): Promise<void> {
  const lines = [
    `${canaries.plant('no method')} / HTTP/1.1\r\n\r\n`,
    `GET /%zz${canaries.plant('a broken address')} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET /api/user HTTP/1.1\r\nHost: x\r\nCookie: ${canaries.plant('a cookie').repeat(2_000)}\r\n\r\n`,
    `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{"password":"${canaries.plant('half a body')}`,
    `GET /${canaries.plant('a path that leads nowhere')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  ];
  await Promise.all(
    lines.map(async (line) => {
      const socket = connect(Number(new URL(product.origin).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.resume().end(line);
      await new Promise((resolve) => socket.once('close', resolve));
    }),
  );
}
