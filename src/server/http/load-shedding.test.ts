import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shedLoad } from './load-shedding.ts';

let app: FastifyInstance;
/** What the handlers and the database wait for. */
let work: PromiseWithResolvers<void>;
let otherWork: PromiseWithResolvers<void>;
let database: PromiseWithResolvers<void>;
let started: number;
let pings: number;
/** The clock for measuring waits. It moves only when a test moves it. */
let now: () => number;
beforeEach(async () => {
  work = Promise.withResolvers();
  otherWork = Promise.withResolvers();
  database = Promise.withResolvers();
  database.resolve();
  started = 0;
  pings = 0;
  now = () => 0;
  app = fastify();
  shedLoad(app, {
    pingDatabase() {
      pings += 1;
      return database.promise;
    },
    now: () => now(),
  });
  const workOn = (until: () => Promise<void>) => async () => {
    started += 1;
    await until();
    return 'done';
  };
  app.get(
    '/api/work',
    workOn(() => work.promise),
  );
  app.get(
    '/api/other-work',
    workOn(() => otherWork.promise),
  );
  app.post('/api/work', () => 'done');
  app.get('/page', () => 'page');
  app.get('/api/quick', () => 'quick');
  app.get('/api/health', { config: { neverShed: true } }, () => 'ok');
  await app.ready();
});
afterEach(async () => {
  work.resolve();
  otherWork.resolve();
  database.resolve();
  await app.close();
});

const statusOf = async (url: string) => (await app.inject(url)).statusCode;

/** Starts requests that all stay in progress. */
async function begin(many: number, url = '/api/work') {
  const before = started;
  const running = Array.from({ length: many }, () => app.inject(url));
  await expect.poll(() => started - before).toBe(many);
  return running;
}

describe('under overload', () => {
  it('refuses the excess at once, and accepts again what it can handle', async () => {
    const running = await begin(299);
    expect(await statusOf('/api/quick')).toBe(200);
    running.push(...(await begin(1)));
    const refused = await app.inject('/api/quick');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json().error).toBe('Too busy right now. Try again in a few seconds.');
    expect(await statusOf('/api/health')).toBe(200);
    work.resolve();
    for (const { statusCode } of await Promise.all(running)) expect(statusCode).toBe(200);
    expect(await statusOf('/api/quick')).toBe(200);
  });

  it('refuses calls while the database is behind, and serves pages', async () => {
    database = Promise.withResolvers();
    const running = await begin(25);
    await expect.poll(() => pings).toBeGreaterThan(0);
    now = () => 250;
    expect(await statusOf('/api/quick')).toBe(200);
    now = () => 251;
    expect(await statusOf('/api/quick')).toBe(503);
    expect(await statusOf('/page')).toBe(200);
    expect(await statusOf('/api/health')).toBe(200);
    database.resolve();
    await expect.poll(() => statusOf('/api/quick')).toBe(200);
    work.resolve();
    await Promise.all(running);
  });

  it('refuses calls and pages while the event loop is behind', async () => {
    const running = await begin(25);
    expect(await statusOf('/page')).toBe(200);
    let time = 0;
    // Each look at the clock is 31 ms later, so each turn of the event loop takes that long.
    now = () => {
      time += 31;
      return time;
    };
    await expect.poll(() => statusOf('/page')).toBe(503);
    expect(await statusOf('/api/quick')).toBe(503);
    expect(await statusOf('/api/health')).toBe(200);
    now = () => time;
    await expect.poll(() => statusOf('/page')).toBe(200);
    work.resolve();
    await Promise.all(running);
  });

  it('refuses nobody while there is little to do, however long the database takes', async () => {
    database = Promise.withResolvers();
    const few = await begin(15);
    const others = await begin(10, '/api/other-work');
    await expect.poll(() => pings).toBeGreaterThan(0);
    now = () => 60_000;
    expect(await statusOf('/api/quick')).toBe(503);
    otherWork.resolve();
    await Promise.all(others);
    expect(await statusOf('/api/quick')).toBe(200);
    work.resolve();
    await Promise.all(few);
  });
});

describe('slow clients', () => {
  it('do not count as work: bodies that do not arrive block nobody', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const slow = Array.from({ length: 320 }, () => connect(Number(port), '127.0.0.1'));
    let arrived = 0;
    app.server.on('request', () => {
      arrived += 1;
    });
    for (const socket of slow) {
      socket.on('error', () => {});
      socket.write('POST /api/work HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
      socket.write('content-length: 100\r\n\r\n{');
    }
    await expect.poll(() => arrived).toBe(320);
    expect(await statusOf('/api/quick')).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('who leave are no longer counted', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const leaving = new AbortController();
    const calls = Array.from({ length: 300 }, () =>
      fetch(`http://127.0.0.1:${port}/api/work`, { signal: leaving.signal }).catch(() => {}),
    );
    await expect.poll(() => started).toBe(300);
    expect(await statusOf('/api/quick')).toBe(503);
    leaving.abort();
    await Promise.all(calls);
    await expect.poll(() => statusOf('/api/quick')).toBe(200);
  });
});
