import type { Locator } from '@playwright/test';
import { makePro } from './database.ts';
import {
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessibleAt,
  expectContrast,
  expectNoSidewaysScroll,
  follow,
  onPhoneAndDesk,
  signedInTest as test,
  turnTo,
} from './test.ts';

test('the dashboard sums up the project to the cent and follows every change', async ({
  page,
  account,
}) => {
  const { id } = await createProject(page, 'Kitchen', '1000');
  await makePro(account.email);
  await follow(page, '/dashboard');
  await expect(page.getByText('Last updated recently')).toBeVisible();
  await expect(page.getByText('No spending data yet')).toBeVisible();
  await expect(page.getByText('No expenses yet')).toBeVisible();

  await createExpense(page, id, { description: 'Oak', amount: '0.10', date: '2026-01-01' });
  await createExpense(page, id, { description: 'Pine', amount: '0.20', date: '2026-01-02' });
  await createExpense(page, id, {
    description: 'Wiring',
    amount: '900.37',
    category: 'labor',
    date: '2026-01-03',
  });
  await createExpense(page, id, {
    description: 'Water',
    amount: '150',
    category: 'utilities',
    date: '2026-01-04',
  });
  await createExpense(page, id, { description: 'Newest', amount: '1', date: '2026-01-05' });
  const main = page.getByRole('main');
  for (const [label, value] of [
    ['Total Budget', '$1,000.00'],
    ['Total Spent', '$1,051.67'],
    ['Remaining', '\u2212$51.67'],
    ['Budget Used', '105.17%'],
  ] as const) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
    await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByText('$900.37').first()).toBeVisible();
  await expect(main.getByText('$150.00').first()).toBeVisible();
  const recent = page.getByRole('listitem').getByRole('button');
  await expect(recent.filter({ hasText: 'Newest' })).toBeVisible();
  await expect(recent.filter({ hasText: 'Oak' })).toBeHidden();

  await recent.filter({ hasText: 'Wiring' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('$151.30', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('$848.70', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('15.13%', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/expenses');
});

/** Noon of March 8 in the browser's time zone. */
const NOW = '2026-03-08T17:00:00Z';
const receipt = { imageUrl: 'https://example.com/receipt.pdf' };

const sizeOf = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on screen');
  return box;
}

test('what is left comes first, in letters that fit any amount', async ({ page }) => {
  const { id } = await createProject(page, 'House', '9999999.99');
  await follow(page, '/dashboard');
  const remaining = page.getByText('$9,999,999.99').first();
  const budget = page.getByText('$9,999,999.99').nth(1);
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await onPhoneAndDesk(page, async () => {
    expect(await sizeOf(remaining)).toBeGreaterThan(1.8 * (await sizeOf(budget)));
  });
  await createExpense(page, id, { amount: '19999999.98', ...receipt });
  const overspent = page.getByText('\u2212$9,999,999.99');
  await expect(overspent).toBeVisible();
  await onPhoneAndDesk(page, async () => {
    for (const amount of [overspent, budget, page.getByText('$19,999,999.98').first()]) {
      await expect(amount).toBeVisible();
      const isCut = await amount.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(isCut).toBe(false);
    }
    await expectNoSidewaysScroll(page);
  });
  await expectAccessibleAt(page, [360, 1280]);
});

test('the meter shows how far over the budget is', { tag: '@slow' }, async ({ page }) => {
  const { id } = await createProject(page, 'Kitchen', '1000');
  await createExpense(page, id, { amount: '1010', ...receipt });
  const meter = page.getByRole('meter', { name: 'Budget used' });
  const mark = meter.getByText('Budget');

  await follow(page, '/dashboard');
  await expect(page.getByText('$10.00 over budget', { exact: true })).toBeVisible();
  await expect(meter).toHaveAttribute('aria-valuetext', '101.00%, $10.00 over budget');
  await onPhoneAndDesk(page, async () => {
    const bar = await boxOf(meter);
    const slightly = await boxOf(mark);
    expect(slightly.x + slightly.width).toBeGreaterThan(bar.x + bar.width * 0.97);
  });

  await createExpense(page, id, { amount: '1990', ...receipt });
  await expect(page.getByText('$2,000.00 over budget', { exact: true })).toBeVisible();
  await expect(meter).toHaveAttribute('aria-valuetext', '300.00%, $2,000.00 over budget');
  await onPhoneAndDesk(page, async () => {
    const bar = await boxOf(meter);
    const far = await boxOf(mark);
    expect((far.x - bar.x) / bar.width).toBeCloseTo(1 / 3, 1);
    await expectNoSidewaysScroll(page);
  });
  await expectAccessibleAt(page, [360, 1280]);
  // Over the budget: the colors of a warning.
  await expectContrast(page);

  await turnTo(page, '/projects', 'Projects');
  await onPhoneAndDesk(page, async () => {
    await expect(page.getByText('$2,000.00 over budget')).toBeVisible();
  });
});

test('Next names what to do, links to it and follows every change', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  const { id } = await createProject(page, 'Kitchen', '1000');
  await createExpense(page, id, { amount: '850' });
  await createMilestone(page, id, { title: 'Wiring inspected', targetDate: '2026-03-05' });
  await createMilestone(page, id, { title: 'Cabinets hung', targetDate: '2026-03-22' });
  await createMilestone(page, id, { title: 'Far away', targetDate: '2026-03-23' });
  await page.goto('/dashboard');
  const next = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await onPhoneAndDesk(page, async () => {
    await expect(next).toHaveText([
      /^A milestone is overdue\.Wiring inspected3 days lateOpen the timeline$/,
      /^Only \$150\.00 of the budget is left\..*See what it went to$/,
      /^A milestone is coming up\.Cabinets hungin 14 daysOpen the timeline$/,
      /^An expense has no receipt\.Add it$/,
    ]);
    await expect(next.getByRole('link', { name: 'Add it' })).toHaveAttribute(
      'href',
      '/expenses?receipt=without',
    );
    await expectNoSidewaysScroll(page);
  });
  await expectAccessibleAt(page, [360, 1280]);

  await next.getByRole('link', { name: 'Open the timeline' }).first().click();
  await expect(page).toHaveURL('/timeline');
  await page.getByRole('button', { name: 'Complete Wiring inspected' }).click();
  await expect(page.getByText(/^Completed on /)).toBeVisible();
  await page.goBack();
  await onPhoneAndDesk(page, async () => {
    await expect(next).toHaveCount(3);
    await expect(page.getByText('A milestone is overdue.')).toBeHidden();
  });
});

test('each category links to its expenses, once for the keyboard', { tag: '@slow' }, async ({
  page,
}) => {
  const { id } = await createProject(page);
  await createExpense(page, id, { amount: '9999999.99', ...receipt });
  await createExpense(page, id, { category: 'utilities', ...receipt });
  await page.goto('/dashboard');
  const materials = page.getByRole('link', { name: /^Materials/ });
  const other = page.getByRole('link', { name: /^Other/ });
  await onPhoneAndDesk(page, async () => {
    await expect(other).toHaveAttribute('href', '/expenses?category=equipment%2Cutilities%2Cother');
    const label = await boxOf(materials.getByText('Materials'));
    const amount = await boxOf(materials.getByText('$9,999,999.99'));
    expect(Math.abs(label.y + label.height / 2 - amount.y - amount.height / 2)).toBeLessThan(2);
    await expect(materials).toHaveCount(1);
    await materials.focus();
    await page.keyboard.press('Tab');
    await expect(other).toBeFocused();

    // In the ring, not in its hole.
    const donut = page.locator('main svg', { has: page.locator('a') });
    const { width, height } = await boxOf(donut);
    await donut.click({ position: { x: width * 0.91, y: height / 2 } });
    await expect(page).toHaveURL('/expenses?category=materials');
    await page.goBack();
  });
});
