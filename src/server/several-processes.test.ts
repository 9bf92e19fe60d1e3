import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tiles } from '#server/testing/factories.ts';
import { type ModelServer, startModelServer } from '#server/testing/model-servers.ts';
import { multipart } from '#server/testing/multipart.ts';
import { startS3Server } from '#server/testing/receipt-stores.ts';
import { createEmptyDatabase } from '#server/testing/test-database.ts';

const PASSWORD = 'correct horse battery';
const SIGN_IN_FAILURES = 4;

type S3Server = Awaited<ReturnType<typeof startS3Server>>;

let folder: string;
let s3: S3Server;
let model: ModelServer;
let connection: pg.ClientConfig;
let publicUrl: string;
const processes: ChildProcess[] = [];
let addresses: [string, string];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-several-'));
  [s3, model, connection] = await Promise.all([
    startS3Server(),
    startModelServer('openai'),
    createEmptyDatabase(),
  ]);
  const ports = [await freePort(), await freePort()] as const;
  publicUrl = `http://localhost:${ports[0]}`;
  addresses = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
  // At once, on an empty database: both migrate.
  await Promise.all(ports.map(startProcess));
});

afterAll(async () => {
  await stopProcesses();
  await s3.close();
  await model.close();
  await rm(folder, { recursive: true });
});

/** The built product, with the settings that a second machine would have. */
async function startProcess(port: number, index: number): Promise<void> {
  const { host, port: databasePort, user, password, database } = connection;
  const address = new URLSearchParams({ host: String(host), port: String(databasePort) });
  const account = encodeURIComponent(String(user)) + (password ? `:${password}` : '');
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATA_DIR: path.join(folder, `process-${index}`),
      DATABASE_URL: `postgres://${account}@localhost/${database}?${address}`,
      SESSION_SECRET: 'shared by both processes',
      ADMIN_PASSWORD: 'shared-as-well',
      S3_BUCKET: s3.settings.bucket,
      S3_ENDPOINT: s3.settings.endpoint,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      AI_PROVIDER: 'openai',
      AI_MODEL: 'loopback',
      AI_BASE_URL: model.baseUrl,
      TRUST_PROXY: '127.0.0.1',
      SIGN_IN_FAILURES_PER_10_MIN: String(SIGN_IN_FAILURES),
      DRAIN_SECONDS: '3',
    },
    // When this channel closes, the product knows that the tests were killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  processes.push(child);
  const errors = text(child.stderr as Readable);
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    if (line.includes('is ready at')) {
      child.stdout?.resume();
      return;
    }
  }
  throw new Error(`The process on port ${port} did not start: ${await errors}`);
}

async function stopProcesses() {
  const endings = processes.splice(0).map(async (child) => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    return child.exitCode;
  });

  return Promise.all(endings);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Call {
  cookie?: string;
  json?: object;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

function send(process: 0 | 1, method: string, route: string, call: Call = {}) {
  const { cookie, json, body, headers, signal } = call;
  return fetch(`${addresses[process]}${route}`, {
    method,
    headers: {
      origin: publicUrl,
      ...(cookie && { cookie }),
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json ? { body: JSON.stringify(json) } : body && { body }),
    ...(signal && { signal }),
  });
}

async function register(process: 0 | 1) {
  const email = `${crypto.randomUUID()}@example.com`;
  const response = await send(process, 'POST', '/api/register', {
    json: { email, password: PASSWORD },
  });
  expect(response.status).toBe(201);
  const cookies = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { email, cookie: cookies.join('; ') };
}

async function createProject(process: 0 | 1, cookie: string): Promise<number> {
  const json = { name: 'Kitchen', budget: '1000' };
  const response = await send(process, 'POST', '/api/projects', { cookie, json });
  return ((await response.json()) as { id: number }).id;
}

it('migrate once if they start at once', async () => {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('select name from schema_migrations order by name');
  await client.end();
  const { entries } = JSON.parse(await readFile('drizzle/meta/_journal.json', 'utf8'));
  expect(rows).toEqual(entries.map(({ tag }: { tag: string }) => ({ name: tag })));
});

it('share sessions', async () => {
  const { cookie } = await register(0);
  expect((await send(1, 'GET', '/api/user', { cookie })).status).toBe(200);
  expect((await send(1, 'POST', '/api/logout', { cookie })).status).toBe(204);
  expect((await send(0, 'GET', '/api/user', { cookie })).status).toBe(401);
});

it('enforce the limits of the free plan together', async () => {
  const { cookie } = await register(0);
  const projectId = await createProject(1, cookie);
  const statuses = async (route: string, json: object) => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      send(index % 2 ? 1 : 0, 'POST', route, { cookie, json }),
    );
    const responses = await Promise.all(calls);
    return responses.filter(({ status }) => status === 201).length;
  };
  expect(await statuses('/api/expenses', { ...tiles, projectId })).toBe(5);
  expect(await statuses('/api/contractors', { name: 'Rosa' })).toBe(3);
});

it('create once for each key together', async () => {
  const { cookie } = await register(0);
  const projectId = await createProject(0, cookie);
  const headers = { 'idempotency-key': 'sent-to-both' };
  const json = { projectId, title: 'Demolition', category: 'Demolition' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const response = await send(index % 2 ? 1 : 0, 'POST', '/api/milestones', {
        cookie,
        json,
        headers,
      });
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^201 /);
  const list = await send(1, 'GET', `/api/milestones?projectId=${projectId}`, { cookie });
  expect(await list.json()).toHaveLength(1);
});

it('count failed sign-ins together', async () => {
  const { email } = await register(0);
  const login = async (process: 0 | 1, password: string) => {
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const json = { email, password };
    return (await send(process, 'POST', '/api/login', { json, headers })).status;
  };
  for (let tries = 0; tries < SIGN_IN_FAILURES; tries += 1) {
    expect(await login(tries % 2 ? 1 : 0, `guess ${tries}`)).toBe(401);
  }
  expect(await login(0, PASSWORD)).toBe(429);
  expect(await login(1, PASSWORD)).toBe(429);
});

it('share receipts', async () => {
  const { cookie } = await register(0);
  const projectId = await createProject(0, cookie);
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n')], 50_000);
  const { payload, headers } = await multipart({ image: new Blob([new Uint8Array(content)]) });
  const uploaded = await send(0, 'POST', '/api/upload', {
    cookie,
    headers,
    body: new Uint8Array(payload),
  });
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
  const created = await send(1, 'POST', '/api/expenses', {
    cookie,
    json: { ...tiles, projectId, imageUrl },
  });
  expect(created.status).toBe(201);
  const signed = await send(1, 'POST', '/api/signed-url', { cookie, json: { s3Key: imageUrl } });
  const { signedUrl } = (await signed.json()) as { signedUrl: string };
  expect(Buffer.from(await (await fetch(signedUrl)).arrayBuffer())).toEqual(content);
  expect(await s3.listKeys()).toEqual([imageUrl]);
  const { id } = (await created.json()) as { id: number };
  const removal = { cookie, json: { imageUrl: null } };
  expect((await send(0, 'PUT', `/api/expenses/${id}`, removal)).status).toBe(200);
  expect(await s3.listKeys()).toEqual([]);
});

it('tell each other what changed, and when a session ends', async () => {
  const { cookie } = await register(0);
  const projectId = await createProject(0, cookie);
  const stream = (await send(0, 'GET', '/api/events', { cookie })).body?.values();
  const decoder = new TextDecoder();
  let received = '';
  const read = async () => {
    const { done, value } = (await stream?.next()) ?? { done: true };
    received += decoder.decode(value, { stream: true });
    return !done;
  };
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into activity (user_id, project_id, actor_id, via, action, kind, record_id, label)
     select user_id, id, user_id, 'web', 'update', 'project', id, name from projects where id = $1`,
    [projectId],
  );
  await client.end();
  const json = { name: 'Kitchen and pantry' };
  await send(1, 'PUT', `/api/projects/${projectId}`, { cookie, json });
  const event = `data: {"type":"changed","projectId":${projectId},"kinds":["projects"]}`;
  while (!received.includes(event)) expect(await read()).toBe(true);
  await send(1, 'POST', '/api/logout', { cookie });
  while (await read());
  expect((await send(0, 'GET', '/api/events', { cookie })).status).toBe(401);
});

it('allow two answers at a time per user', async () => {
  const { cookie } = await register(0);
  model.script = () => ({ pieces: ['Hm'], ending: 'hang' });
  const tab = new AbortController();
  const ask = (process: 0 | 1, content: string) =>
    send(process, 'POST', '/api/ai-chat', { cookie, json: { content }, signal: tab.signal });
  const open = [await ask(0, 'one'), await ask(1, 'two')];
  expect(open.map(({ status }) => status)).toEqual([200, 200]);
  for (const process of [0, 1] as const) {
    const refused = await ask(process, 'three');
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('You already have two answers in progress');
  }
  tab.abort();
  await Promise.all(model.calls.map(({ hungUp }) => hungUp));
});

it('answer for a while after they are told to stop, and say so to the proxy', async () => {
  const port = await freePort();
  await startProcess(port, 2);
  const third = processes.pop();
  if (!third) throw new Error('It was started');
  const { cookie } = await register(0);
  const status = async (route: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${route}`, { headers: { cookie } });
    return answer.status;
  };
  const ended = once(third, 'exit');
  third.kill('SIGTERM');
  while ((await status('/api/health')) !== 503);
  expect(await status('/api/user')).toBe(200);
  expect(await ended).toEqual([0, null]);
});

it('stop even while an idle client is connected', async () => {
  const silent = addresses.map((address) => connect(Number(new URL(address).port), '127.0.0.1'));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  // The test expects them to be cut off.
  for (const socket of silent) socket.on('error', () => {});
  expect(await stopProcesses()).toEqual([0, 0]);
});
