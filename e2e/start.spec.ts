import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startProduct } from './product.ts';
import { expect, PASSWORD, test } from './test.ts';

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-start-'));
});
test.afterEach(() => rm(dataDir, { recursive: true }));

/** Runs the server until it gives up. */
async function failedStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

test('a second server on the data folder of another prints one line', async () => {
  const inUse = process.env['PRODUCT_DATA_DIR'] ?? '';
  const { code, errors } = await failedStart({ PORT: String(await freePort()), DATA_DIR: inUse });
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(errors).toContain(`The data folder ${inUse} is in use`);
});

test('everything is still there after a restart, and two servers do not get in each other’s way', {
  tag: '@slow',
}, async ({ page }) => {
  const port = await freePort();
  const first = await startProduct({ dataDir, port });
  const origin = { origin: first.url };
  await page.request.post(`${first.url}/api/register`, {
    headers: origin,
    data: { email: 'ada@example.com', password: PASSWORD, firstName: 'Ada' },
  });
  await page.request.post(`${first.url}/api/projects`, {
    headers: origin,
    data: { name: 'Kitchen', budget: '25000' },
  });
  await page.goto(`${first.url}/projects`);
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  const shownPassword = (lines: string[]) => lines.find((line) => /^Admin password: /.test(line));
  expect(shownPassword(first.output)).toMatch(/^Admin password: [\w-]{43} \(kept in .+\)$/);
  // Otherwise the calls of an open page would fail and appear in the console.
  await page.goto('about:blank');

  // A second server on the same data folder prints one line.
  const second = await failedStart({ PORT: String(await freePort()) });
  expect(second.code).toBe(1);
  expect(second.errors.trim().split('\n')).toHaveLength(1);
  expect(second.errors).toContain(dataDir);

  // One on the same port prints one line, and no database of it keeps running.
  const other = await mkdtemp(path.join(tmpdir(), 'plumbline-start-'));
  const third = await failedStart({ PORT: String(port), DATA_DIR: other });
  expect(third.code).toBe(1);
  expect(third.errors.trim()).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
  );
  expect(await first.stop()).toBe(0);
  const fourth = await startProduct({ dataDir: other, port });
  await fourth.stop();
  await rm(other, { recursive: true });

  const again = await startProduct({ dataDir, port });
  expect(shownPassword(again.output)).toBe(shownPassword(first.output));
  await page.goto(`${again.url}/projects`);
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  await expect(page.getByText('$25,000.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await page.goto('about:blank');
  await again.stop();
});

test('an invalid setting prints one line with the variable', async () => {
  const { code, errors } = await failedStart({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(errors).toBe('Setting PORT takes a whole number from 1 to 65535.\n');
});

/** Starts the server from a parent that is then killed, so that nobody reads its output. */
async function orphanServer(port: number, channel: 'ipc' | 'ignore'): Promise<number> {
  const parent = spawn(process.execPath, ['-e', STARTER, String(port), dataDir, channel], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  return Number(line);
}

test('a server whose parent is gone stops in order, and one that nobody reads keeps running', {
  tag: '@slow',
}, async ({ request }) => {
  const gone = await orphanServer(await freePort(), 'ipc');
  await expect.poll(() => isRunning(gone)).toBe(false);
  const next = await startProduct({ dataDir, port: await freePort() });
  expect(next.output.join('\n')).not.toContain('left running');
  await next.stop();

  const port = await freePort();
  const pid = await orphanServer(port, 'ignore');
  const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  const health = async () => (await request.get(`http://localhost:${port}/api/health`)).status();
  await expect.poll(health).toBe(200);
  process.kill(pid, 'SIGTERM');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** A parent like the script of `npm start`. It prints the server's process id when it is ready. */
const STARTER = `
  const [port, dataDir, channel] = process.argv.slice(1);
  const child = require('node:child_process').spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', channel],
  });
  child.stdout.on('data', (text) => String(text).includes('is ready') && process.stdout.write(String(child.pid)));
`;

function isRunning(pid: number): boolean {
  expect(pid).toBeGreaterThan(1);
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
