import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** A cable to the database that can be cut: everything it carries breaks, as when a machine dies. */
async function startCable(postgres: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  async function plugIn() {
    server = createServer((socket) => {
      const upstream = postgres.host.startsWith('/')
        ? connect(`${postgres.host}/.s.PGSQL.${postgres.port}`)
        : connect(postgres.port, postgres.host);
      for (const each of [socket, upstream]) {
        sockets.add(each);
        each.on('error', () => {});
        each.on('close', () => sockets.delete(each));
      }
      socket.pipe(upstream).pipe(socket);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }
  await plugIn();
  return {
    address: () => ({ host: '127.0.0.1', port }),
    plugIn,
    async cut() {
      server?.close();
      for (const socket of sockets) socket.destroy();
      if (server?.listening) await once(server, 'close');
    },
  };
}

let cable: Awaited<ReturnType<typeof startCable>>;
let direct: TestApp;
let test: TestApp;
beforeAll(async () => {
  direct = await createTestApp();
  cable = await startCable(inject('postgres'));
  const behindCable = openDatabase({
    connection: { ...direct.database.connection, ...cable.address() },
    onIdleError: () => {},
  });
  test = await createTestApp({ database: behindCable });
});
afterAll(async () => {
  await test.close();
  await direct.close();
  await cable.cut();
});

it('answers 503 while the database is away and goes on by itself when it is back', async () => {
  const { client } = await test.signedIn();
  expect((await client.get('/api/health')).json()).toEqual({ status: 'ok' });
  await cable.cut();
  for (const response of [
    await client.get('/api/projects'),
    await client.get('/api/projects'),
    await client.post('/api/projects', { name: 'Kitchen', budget: 100 }),
    await client.post('/api/login', { email: 'a@example.com', password: 'x' }),
    await client.get('/api/health'),
  ]) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect(response.json().error).toMatch(/^The database cannot be reached/);
  }
  await cable.plugIn();
  expect((await client.get('/api/health')).statusCode).toBe(200);
  expect((await client.get('/api/projects')).json()).toEqual([]);
});

it('says so when the database has no room left', async () => {
  const { client } = await direct.signedIn();
  await direct.database.db.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise 'could not extend file' using errcode = 'disk_full'; end $$`);
  await direct.database.db.execute(
    sql`create trigger no_room before insert on projects execute function no_room()`,
  );
  const response = await client.post('/api/projects', { name: 'Kitchen', budget: '1000' });
  expect([response.statusCode, response.json().error]).toEqual([
    503,
    'The server has no room left to save this. Try again later.',
  ]);
});
