import type { BrowserContext, Page } from '@playwright/test';
import type { Row } from './report.ts';

/** Uses the expenses page like a person, and reads the browser's measurements. */
export async function measureInteractions(browser: BrowserContext, origin: string): Promise<Row[]> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(observe);
    await page.goto(`${origin}/expenses?pageSize=100`);
    await page.getByRole('row').nth(100).waitFor();
    const rows: Row[] = [];
    rows.push(['longest task while loading, ms', await longestTask(page)]);
    await page.getByLabel('Search expenses').pressSequentially('oak boards', { delay: 60 });
    await page.waitForURL(/search=oak/);
    await settle(page);
    rows.push(['longest task while typing a search, ms', await longestTask(page)]);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
    await settle(page);
    rows.push(['longest task while paging, ms', await longestTask(page)]);
    await page.getByRole('row').nth(3).click();
    await page.getByRole('dialog').waitFor();
    await settle(page);
    rows.push(['longest task while opening a dialog, ms', await longestTask(page)]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    rows.push(['layout shift of all this', await page.evaluate('window.noted.shift')]);

    for (const name of ['Dashboard', 'All Expenses', 'Dashboard', 'All Expenses']) {
      await openFromSidebar(page, name);
    }
    rows.push(['a cached page from the sidebar, ms', await openFromSidebar(page, 'Dashboard')]);
    rows.push(['bytes of a repeat visit besides the calls', await bytesOfRepeatVisit(page)]);
    return rows;
  } finally {
    await page.close();
  }
}

/** Runs in the page before anything else. */
function observe() {
  const noted = { longest: 0, shift: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) noted.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Only 50 ms or more counts as a long task; 0 means that there was none. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { noted } = window as unknown as { noted: { longest: number } };
    const { longest } = noted;
    noted.longest = 0;
    return longest;
  });
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** From the click to the page's heading, by the browser's clock. */
async function openFromSidebar(page: Page, name: string): Promise<number> {
  const link = page.getByRole('complementary').getByRole('link', { name });
  await link.hover();
  await settle(page);
  const heading = name === 'Dashboard' ? /Dashboard$/ : name;
  const shown = page.evaluate(
    ({ pattern }) =>
      new Promise<number>((done) => {
        let start = 0;
        document.addEventListener('click', () => (start = performance.now()), {
          capture: true,
          once: true,
        });
        const isThere = () =>
          new RegExp(pattern).test(document.querySelector('h1')?.textContent ?? '');
        const look = () => {
          if (start > 0 && isThere()) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { pattern: heading instanceof RegExp ? heading.source : `^${heading}$` },
  );
  await link.click();
  return shown;
}

async function bytesOfRepeatVisit(page: Page): Promise<number> {
  await page.reload();
  await settle(page);
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
}
