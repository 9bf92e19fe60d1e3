import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Call } from './calls.ts';
import type { BenchDatabase } from './database.ts';
import { type Figures, measure, medianOf } from './measure.ts';
import type { BenchServer } from './servers.ts';

/** A phone photo of a receipt: soft shapes, some grain, 12 megapixels. */
const PHOTO = { width: 3_000, height: 4_000 };
const PHOTO_QUALITY = 80;

export interface Visit {
  cookie: string;
  call: Call;
}

/** The rates of all servers together, each with the same number of connections. */
export async function measureTogether(
  servers: BenchServer[],
  { cookie, call }: Visit,
  { connections, seconds, runs }: { connections: number; seconds: number; runs: number },
): Promise<Figures> {
  const share = connections / servers.length;
  const figures: Figures[] = [];
  for (let run = -1; run < runs; run += 1) {
    const each = await Promise.all(
      servers.map(({ origin }) => measure({ origin, cookie, call, connections: share, seconds })),
    );
    if (run < 0) continue;
    const sum = (name: keyof Figures) => each.reduce((total, one) => total + one[name], 0);
    figures.push({
      perSecond: sum('perSecond'),
      p50: sum('p50') / each.length,
      p99: Math.max(...each.map(({ p99 }) => p99)),
      refused: sum('refused') / each.length,
    });
  }
  return medianOf(figures);
}

/** More memory in MB with an open page of each of these people, after one call of each. */
export async function memoryOfPeople(server: BenchServer, cookies: string[]): Promise<number> {
  const before = await server.memory();
  const streams = [];
  for (const cookie of cookies) {
    await (await fetch(`${server.origin}/api/projects`, { headers: { cookie } })).text();
    const sent = request(`${server.origin}/api/events`, { agent: false, headers: { cookie } });
    sent.on('error', () => {});
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`A stream: ${response.statusCode}`);
    response.on('error', () => {});
    response.resume();
    streams.push(sent);
  }
  const after = await server.memory();
  for (const sent of streams) sent.destroy();
  return after - before;
}

export async function databaseBytes({ query }: BenchDatabase): Promise<number> {
  await query('checkpoint');
  const { rows } = await query('select pg_database_size(current_database())::float8 as bytes');
  return rows[0].bytes;
}

export async function folderBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Expenses made by calls, each with its history. `photo` goes with each, if there is one. */
export async function createExpenses(
  { origin }: BenchServer,
  { cookie, call }: Visit,
  count: number,
  photo?: Buffer,
): Promise<void> {
  const headers = { cookie, origin };
  for (let made = 0; made < count; made += 1) {
    let imageUrl: string | null = null;
    if (photo) {
      const body = new FormData();
      body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'receipt.jpg');
      const uploaded = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
      if (!uploaded.ok) throw new Error(`An upload: ${uploaded.status} ${await uploaded.text()}`);
      ({ imageUrl } = (await uploaded.json()) as { imageUrl: string });
    }
    const answer = await fetch(`${origin}${call.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...call.body, imageUrl }),
    });
    if (answer.status !== 201) throw new Error(`An expense: ${await answer.text()}`);
  }
}

export async function receiptPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 170, sigma: 12 } as const;
  const create = { ...PHOTO, channels: 3, background: '#ffffff', noise } as const;
  return sharp({ create }).blur(1.2).jpeg({ quality: PHOTO_QUALITY }).toBuffer();
}

/** How many seconds a command of the product takes. */
export async function timeCommand(
  name: 'backup' | 'restore',
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [`src/server/commands/${name}.ts`, file], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(`${name} failed: ${said}`);
  return (performance.now() - begin) / 1_000;
}
