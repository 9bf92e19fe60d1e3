import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type InterposedServer, startInterposedServer } from '../e2e/interposed-server.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import type { Person } from './chamber.ts';

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 300;

/** A person's browser with the product installed, on a connection that can be taken away. */
export interface OfflinePhone {
  server: InterposedServer;
  open(): Promise<Page>;
  /** Ends a tab without letting it finish anything. */
  kill(page: Page): Promise<void>;
}

export async function withOfflinePhone(
  person: Person,
  target: () => string,
  work: (phone: OfflinePhone) => Promise<void>,
): Promise<void> {
  const executablePath = findChromium(process.env, chromium.executablePath());
  if (!executablePath) throw new Error('No Chromium: install one, or set CHROMIUM_PATH');
  const server = await startInterposedServer(target);
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    await signIn(context, server.url, person);
    await work({
      server,
      open: () => openExpenses(context, server),
      kill: async (page) => {
        const session = await context.newCDPSession(page);
        const crashed = page.waitForEvent('crash');
        // It is never answered.
        session.send('Page.crash').catch(() => undefined);
        await crashed;
        await page.close();
      },
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function signIn(context: BrowserContext, url: string, { cookie }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([
    { name, value, url },
    { name: 'plumbline_signed_in', value: '1', url },
  ]);
}

async function openExpenses(context: BrowserContext, server: InterposedServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.url}/expenses`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Adds an expense with a photo in the form, and waits until it says that it is kept. */
export async function addOnPhone(page: Page, name: string, photo: Buffer): Promise<void> {
  await page
    .getByRole('button', { name: /^Add (First )?Expense$/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Add Expense' });
  await form.getByLabel('Description').fill(name);
  await form.getByLabel('Amount').fill('12.34');
  await form.getByLabel('Category').selectOption('Materials');
  await form.getByLabel('Payment Method').selectOption('Cash');
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photo };
  await form.locator('input[type=file]').first().setInputFiles(file);
  await form.getByText(file.name).waitFor();
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('listitem').filter({ hasText: name }).getByText('Waiting').waitFor();
}

/** Tells the page that the network is back, as a phone does. */
export const tellOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Looks into the browser's own store: what the page shows comes a moment later. */
export async function nothingWaits(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await page.evaluate(isOutboxEmpty))) {
    if (Date.now() > end) throw new Error('Expenses still wait');
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Runs in the page. */
async function isOutboxEmpty(): Promise<boolean> {
  const opening = indexedDB.open('plumbline');
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result);
  });
  const counting = database.transaction('waiting').objectStore('waiting').count();
  const count = await new Promise<number>((resolve) => {
    counting.onsuccess = () => resolve(counting.result);
  });
  database.close();
  return count === 0;
}
