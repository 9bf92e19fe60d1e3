import type { Locator, Page } from '@playwright/test';
import { receiptPhoto } from './receipt-files.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedInTest as test,
  turnTo,
} from './test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Like a finger: it does not scroll, and only hits the topmost element. */
async function tap(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const { x, y } = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(740);
  const isOnTop = await target.evaluate(
    (element, point) => {
      const hit = document.elementFromPoint(point.x, point.y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    },
    { x, y },
  );
  expect(isOnTop).toBe(true);
  await page.touchscreen.tap(x, y);
}

test('adding an expense with a photo takes five taps and no scrolling', async ({ page }) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await page.goto('/dashboard');
  let taps = 0;
  const count = async (target: Locator) => {
    taps += 1;
    await tap(page, target);
  };
  await count(page.getByRole('button', { name: 'Add Expense' }));
  const form = page.getByRole('dialog', { name: 'Add Expense' });
  const chooser = page.waitForEvent('filechooser');
  await count(form.getByText('Take a photo or choose a file'));
  await (await chooser).setFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptPhoto(),
  });
  await expect(form.getByRole('button', { name: 'Remove receipt' })).toBeVisible();
  await count(form.getByLabel('Description'));
  await page.keyboard.type('Grout');
  await count(form.getByLabel('Amount'));
  await page.keyboard.type('18.90');
  // Filled in with the user's last choices in this project.
  for (const label of ['Category', 'Payment Method']) {
    await expect(form.getByLabel(label)).not.toHaveValue('');
    await expect(form.getByLabel(label)).toBeInViewport({ ratio: 1 });
  }
  await count(form.getByRole('button', { name: 'Add Expense' }));
  await expect(page.getByText('Expense Added')).toBeVisible();
  expect(taps).toBe(5);
  await expect(page.getByRole('button', { name: /Grout/ })).toBeVisible();
});

/** The names of controls whose center is visible but covered by the given button. */
function coveredBy(button: Locator) {
  return button.evaluate((own) => {
    const controls = document.querySelectorAll('a, button, input, select, textarea');
    return [...controls]
      .filter((control) => control !== own && control.checkVisibility())
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && own.contains(hit);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

const pages = [
  { path: '/dashboard', heading: 'Kitchen Dashboard' },
  { path: '/expenses', heading: 'All Expenses' },
  { path: '/contractors', heading: 'Contractors' },
  { path: '/timeline', heading: 'Timeline' },
  { path: '/projects', heading: 'Projects' },
  { path: '/billing', heading: 'Billing' },
];

test('the buttons that stay in place cover no control, and are near the thumb', {
  tag: '@slow',
}, async ({ page }) => {
  const assistant = page.getByRole('button', { name: 'Open AI Assistant' });
  const expectFreeEnd = async (path: string) => {
    await scrollToEnd(page);
    expect(await coveredBy(assistant), `the end of ${path}`).toEqual([]);
    await expectNoSidewaysScroll(page);
  };
  await page.goto('/dashboard');
  await expect(page.getByLabel('Project Name')).toBeVisible();
  await expect(assistant).toBeVisible();
  expect(await coveredBy(assistant)).toEqual([]);
  const { id } = await createProject(page);
  for (let index = 0; index < 5; index += 1) await createExpense(page, id);
  for (let index = 0; index < 3; index += 1) await createContractor(page);
  for (let index = 0; index < 4; index += 1) await createMilestone(page, id);
  await page.goto('/dashboard');
  for (const { path, heading } of pages) {
    await turnTo(page, path, heading);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(assistant).toBeVisible();
    // In the top bar, it covers nothing at any scroll position.
    const steps = await page.evaluate(() => document.documentElement.scrollHeight / 37);
    for (let step = 0; step < steps; step += 7) {
      await page.evaluate((top) => window.scrollTo(0, top), step * 37);
      expect(await coveredBy(assistant), `${path} at ${step * 37}`).toEqual([]);
    }
    await expectFreeEnd(path);
    if (path === '/dashboard' || path === '/expenses') {
      await page.evaluate(() => window.scrollTo(0, 0));
      const add = page.getByRole('button', { name: 'Add Expense' });
      await expect(add).toBeVisible();
      const box = await add.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(330);
      expect(box?.y ?? 0).toBeGreaterThan(640);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await scrollToEnd(page);
      await expect(page.getByText('Oak flooring').last()).toBeVisible();
      await expect.poll(() => coveredBy(add)).toEqual([]);
      expect((await add.boundingBox())?.y).toBe(box?.y);
    }
  }
  await turnTo(page, '/expenses', 'All Expenses');
  await tap(page, assistant);
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(assistant).toBeFocused();
  for (const path of ['/admin', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(assistant).toBeVisible();
    await expectFreeEnd(path);
  }
});

test.describe('an expense that cannot be saved', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('says so in the form beside its button, which stays above the keyboard', {
    tag: '@slow',
  }, async ({ page }) => {
    await createProject(page);
    await page.goto('/dashboard');
    await tap(page, page.getByRole('button', { name: 'Add Expense' }));
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    const submit = form.getByRole('button', { name: 'Add Expense' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Description').fill('Grout');
    await form.getByLabel('Amount').fill('18.90');
    await form.getByLabel('Category').selectOption('Materials');
    await form.getByLabel('Payment Method').selectOption('Cash');
    const answers = [
      {
        status: 500,
        json: { error: 'The storage is full.' },
        words: 'Error: The storage is full.',
      },
      {
        status: 400,
        json: {
          error: 'Please check the form for errors.',
          details: [{ path: ['amount'], message: 'Too much' }],
        },
        words: 'Validation Error: Please check the form for errors.',
      },
    ];
    for (const { words, ...answer } of answers) {
      await page.route('**/api/expenses', (route) => route.fulfill(answer));
      // Not by a tap: two in quick succession count as a double tap, which is ignored.
      await form.getByLabel('Description').press('Enter');
      const alert = form.getByRole('alert').filter({ hasText: words });
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await page.unroute('**/api/expenses');
    }
    await expectAccessible(page);
    await page.route('**/api/expenses', (route) =>
      route.fulfill({
        status: 403,
        json: { error: "You've reached the limit of 5 expenses", upgradeRequired: true },
      }),
    );
    await tap(page, submit);
    await page.getByRole('button', { name: 'Continue with Free Plan' }).click();
    await expect(form.getByRole('alert')).toContainText(
      "Upgrade Required: You've reached the limit of 5 expenses on the free plan. Please upgrade to add more expenses.",
    );
    await expect(form.getByLabel('Description')).toHaveValue('Grout');

    // Like a phone with its keyboard: the window keeps its height, but less of it is visible.
    await page.evaluate(() => {
      const seen = window.visualViewport;
      if (!seen) throw new Error('The browser tells nothing');
      Object.defineProperty(seen, 'height', { get: () => 420 });
      seen.dispatchEvent(new Event('resize'));
    });
    await expect
      .poll(async () => {
        const box = await submit.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(420);
  });
});
