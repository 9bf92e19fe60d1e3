import type { Page } from '@playwright/test';
import { addExpenses, makePro } from './database.ts';
import { createProject, expect, signedInTest, test } from './test.ts';

type LayoutShift = PerformanceEntry & { value: number };

/** Notes every shift, also those soon after an input, which a slow answer would make unexpected. */
async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    const noted = { shift: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much the page has moved since the last call. The browser tells it after the next frames. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { noted } = window as unknown as { noted: { shift: number } };
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    const { shift } = noted;
    noted.shift = 0;
    return shift;
  });
}

for (const width of [360, 412, 768, 1280]) {
  const title = `at ${width} px, the landing page stays in place when its fonts arrive`;
  test(title, { tag: width === 412 ? [] : '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await noteShifts(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shiftOf(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}

signedInTest(
  'found expenses do not jump to their new places',
  { tag: '@slow' },
  async ({ page, account }) => {
    await makePro(account.email);
    const { id } = await createProject(page);
    await addExpenses(id, 300);
    await noteShifts(page);
    await page.goto('/expenses');
    await expect(page.getByRole('row', { name: /Delivery 300/ })).toBeVisible();
    await shiftOf(page);
    await page.getByLabel('Search expenses').fill('8');
    await expect(page.getByRole('row', { name: /Delivery 300/ })).toBeHidden();
    await expect(page.getByRole('row', { name: /Delivery 288/ })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
  },
);
