import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { draw } from '../exam/receipts/drawing.ts';
import { knownLayouts } from '../exam/receipts/known-layouts.ts';
import { createRandom } from '../exam/receipts/random.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import type { Row } from './report.ts';

/** A phone at the till: a usual 4G connection, and a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  latency: 60,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
};
const PROCESSOR_TIMES = 4;
const PHOTO = { width: 3_024, height: 4_032 };
/** Its grain makes the file as large as a photo. */
const TABLE = { type: 'gaussian', mean: 140, sigma: 12 } as const;

/**
 * From the tap that opens the camera to "Expense Added", with a receipt that is read and checked.
 * The browser takes no photo: the seconds that a person needs for it come on top.
 */
export async function measureCapture(origin: string, session: string): Promise<Row[]> {
  const executablePath = findChromium(process.env, chromium.executablePath());
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumLaunch.args,
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    await context.addCookies([
      { url: origin, name: 'plumbline_session', value: session, httpOnly: true },
      { url: origin, name: 'plumbline_signed_in', value: '1' },
    ]);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.emulateNetworkConditions', NETWORK);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_TIMES });
    await page.goto(`${origin}/dashboard`);
    const rows: Row[] = [];
    for (const [nth, name] of ['the first since the start', 'the second', 'the third'].entries()) {
      const photo = await receiptPhoto(nth);
      rows.push([`an expense by photo, ${name}, s`, await captureOne(page, photo)]);
      rows.push(['its photo, MB', photo.length / 1024 / 1024]);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function captureOne(page: Page, buffer: Buffer): Promise<number> {
  const camera = page.getByLabel('Take a photo of a receipt').locator('..');
  await camera.waitFor();
  const chooser = page.waitForEvent('filechooser');
  const startedAt = performance.now();
  await camera.tap();
  await (await chooser).setFiles({ name: 'till.jpg', mimeType: 'image/jpeg', buffer });
  const form = page.getByRole('dialog', { name: 'Add Expense' });
  await form.getByText(/which adds up/).waitFor();
  await form.getByRole('button', { name: 'Add Expense' }).tap();
  await page.getByText('Expense Added').waitFor();
  const seconds = (performance.now() - startedAt) / 1000;
  await form.waitFor({ state: 'hidden' });
  await page.getByText('Expense Added').waitFor({ state: 'hidden' });
  return seconds;
}

/** A receipt on a table, in the size that phones send. */
async function receiptPhoto(seed: number): Promise<Buffer> {
  const layout = knownLayouts['hardwareChain'];
  if (!layout) throw new Error('There is no such layout');
  const paper = await draw(layout(createRandom(7 + seed)));
  const receipt = await sharp(paper)
    .resize({ width: PHOTO.width - 800, height: PHOTO.height - 400, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { ...PHOTO, channels: 3, background: 'grey', noise: TABLE } })
    .composite([{ input: receipt }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
