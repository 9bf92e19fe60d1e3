import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { freePort } from '../e2e/product.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { measureCapture } from './capture.ts';
import { openBenchDatabase } from './database.ts';
import { measureInteractions } from './interactions.ts';
import { type Row, table } from './report.ts';
import { seed } from './seed.ts';
import { startProductOn } from './servers.ts';
import { signIn } from './sign-in.ts';

const RUNS = 5;

/** `--only dashboard --device phone` looks at a part and leaves the results file as it is. */
const { only, device: onlyDevice } = parseArgs({
  options: { only: { type: 'string' }, device: { type: 'string' } },
}).values;
const isPartial = Boolean(only || onlyDevice);
const withCapture = !isPartial || only === 'capture';

const screens = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'login', path: '/login', isSignedIn: false },
  { name: 'dashboard', path: '/dashboard', isSignedIn: true },
  { name: 'expenses, 25 rows', path: '/expenses', isSignedIn: true },
  { name: 'expenses, 100 rows', path: '/expenses?pageSize=100', isSignedIn: true },
];
/** Lighthouse estimates a slow phone from a fast run; `slowed` really slows the run down. */
const configs: Record<string, Config | undefined> = {
  desktop: desktopConfig,
  phone: undefined,
  'phone, slowed': {
    extends: 'lighthouse:default',
    // The files that the service worker loads take a slow connection longer than the default 45 s.
    settings: { throttlingMethod: 'devtools', maxWaitForLoad: 120_000 },
  },
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const sessionSecret = randomBytes(32).toString('hex');
const database = await openBenchDatabase();
const profile = await mkdtemp(path.join(tmpdir(), 'plumbline-chromium-'));
try {
  const account = (await seed(database)).get(1_000);
  if (!account) throw new Error('No account to look at');
  const product = await startProductOn({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: 'error',
  });
  const debuggingPort = await freePort();
  const browser = await startBrowser(debuggingPort);
  try {
    const rows: Row[] = [];
    for (const screen of screens.filter(({ name }) => !only || name.startsWith(only))) {
      await browser.clearCookies();
      if (screen.isSignedIn) {
        await addSession(
          browser,
          product.origin,
          await signIn(database, account.userId, sessionSecret),
        );
      }
      for (const device of Object.keys(configs)) {
        if (onlyDevice && device !== onlyDevice) continue;
        rows.push([
          screen.name,
          device,
          ...(await audit(`${product.origin}${screen.path}`, device, debuggingPort)),
        ]);
        say(rows.at(-1)?.join('  ') ?? '');
      }
    }
    const head = [
      'screen',
      'device',
      'speed',
      'access',
      'practices',
      'SEO',
      'LCP ms',
      'blocked ms',
      'shift',
      'script KB',
      'all KB',
      'requests',
    ];
    const interactions = isPartial ? [] : await measureInteractions(browser, product.origin);
    const captures = withCapture
      ? await measureCapture(product.origin, await signIn(database, account.userId, sessionSecret))
      : [];
    const report = [
      '## Lighthouse',
      table(head, rows),
      '## In use, signed in, with 100 rows',
      table(['what', 'figure'], interactions),
      '## An expense by photo, on a phone',
      table(['what', 'figure'], captures),
    ].join('\n\n');
    say(`\n${report}`);
    if (!isPartial) {
      await writeFile(
        'bench/results-web.md',
        `# Results in the browser\n\nWritten by \`npm run bench:web\`. [README.md](README.md) says how to read it.\n\n${report}\n`,
      );
    }
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  await database.close();
  await rm(profile, { recursive: true, force: true });
}

function startBrowser(debuggingPort: number): Promise<BrowserContext> {
  const executablePath = findChromium(process.env, chromium.executablePath());
  return chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    viewport: { width: 1280, height: 800 },
    args: [`--remote-debugging-port=${debuggingPort}`, ...chromiumLaunch.args],
  });
}

async function addSession(browser: BrowserContext, origin: string, session: string) {
  const common = { url: origin, sameSite: 'Lax' } as const;
  await browser.addCookies([
    { ...common, name: 'plumbline_session', value: session, httpOnly: true },
    { ...common, name: 'plumbline_signed_in', value: '1' },
  ]);
}

/** The median run by its speed score. The other scores do not vary. */
async function audit(url: string, device: string, port: number): Promise<(string | number)[]> {
  const runs: (string | number)[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'error' },
      configs[device],
    );
    if (!result) throw new Error(`No result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => String(Math.round((categories[name]?.score ?? 0) * 100));
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const requests = networkRequests(audits['network-requests']?.details);
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    runs.push([
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
      Math.round(figure('largest-contentful-paint')).toString(),
      Math.round(figure('total-blocking-time')).toString(),
      figure('cumulative-layout-shift').toFixed(3),
      kilobytes(scripts),
      kilobytes(requests),
      String(requests.length),
    ]);
    for (const { id, score: passed, scoreDisplayMode } of Object.values(audits)) {
      const isTold = run === 0 && passed !== null && passed < 0.9 && scoreDisplayMode === 'binary';
      if (isTold) say(`  ${url} ${device}: ${id}`);
    }
  }
  return runs.sort((a, b) => Number(a[0]) - Number(b[0]))[Math.floor(RUNS / 2)] ?? [];
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

function networkRequests(details: unknown): NetworkRequest[] {
  return (details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
}

function kilobytes(requests: NetworkRequest[]): string {
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return (bytes / 1024).toFixed(0);
}
