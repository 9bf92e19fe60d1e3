import type { Page } from '@playwright/test';
import { makePro } from './database.ts';
import { saved } from './download.ts';
import { joinedPerson } from './sharing.ts';
import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  onPhoneAndDesk,
  phoneAndDesk,
  signedInTest as test,
  turnTo,
} from './test.ts';

async function fillProject(page: Page): Promise<number> {
  const { id } = await createProject(page, 'Our house');
  for (const [description, amount, date] of [
    ['New roof', '9999.99', '2025-05-01'],
    ['Vinyl siding', '4000', '2026-03-01'],
    ['Kitchen painting', '780', '2026-04-01'],
    ['Invoice 1043', '120', '2026-05-01'],
  ]) {
    await createExpense(page, id, { description, amount, date, category: 'materials' });
  }
  return id;
}

/** The three choices of an expense. */
const choicesOf = (page: Page, description: string) =>
  page.getByRole('group', { name: description });
const choice = (page: Page, description: string, use: RegExp | string) =>
  choicesOf(page, description).getByRole('button', { name: use });
const improvements = (page: Page) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^\$[\d,.]+$/ })
    .first();

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('suggestions are accepted, decided and taken back, and go into files', async ({
      page,
      account,
    }) => {
      await makePro(account.email);
      await fillProject(page);
      await page.goto('/reports');
      await page.getByRole('link', { name: 'Tax record' }).click();
      await expect(page.getByRole('heading', { name: 'Tax record', level: 1 })).toBeVisible();
      await expect(page.getByText('Not tax advice.')).toBeVisible();
      await expect(page.getByText(/Not tax advice\. .* in its edition of 2022/)).toBeVisible();
      await expect(improvements(page)).toHaveText('$0.00');

      await page.getByRole('button', { name: /^Accept all 2\s?: Exterior/ }).click();
      await expect(improvements(page)).toHaveText('$13,999.99');
      await expect(choicesOf(page, 'New roof')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(improvements(page)).toHaveText('$0.00');

      // One by one, it stays where it is until the list is asked for again.
      await choice(page, 'Invoice 1043', 'Not part').click();
      await expect(choice(page, 'Invoice 1043', 'Not part')).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByText('Not part of the home$120.00')).toBeVisible();
      await choice(page, 'Invoice 1043', 'Not part').click();
      await expect(page.getByText('Undecided (4)')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectContrast(page);

      await page.getByRole('button', { name: '2025' }).click();
      await expect(page).toHaveURL('/tax?year=2025');
      await expect(choicesOf(page, 'Vinyl siding')).toHaveCount(0);
      await choice(page, 'New roof', /^Improvement/).click();
      await expect(improvements(page)).toHaveText('$9,999.99');

      const pdf = await saved(page, page.getByRole('link', { name: 'Download as PDF' }));
      expect(pdf.name).toMatch(/^our-house-tax-record-.*\.pdf$/);
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}

test('the keyboard goes through the list, and an expense leads to its place in it', {
  tag: '@slow',
}, async ({ page }) => {
  await fillProject(page);
  await page.goto('/tax');
  await choice(page, 'Invoice 1043', /^Improvement/).focus();
  // Where nothing is suggested, accepting does nothing.
  await page.keyboard.press('a');
  await expect(choice(page, 'Invoice 1043', /^Improvement/)).toBeFocused();
  await page.keyboard.press('3');
  await expect(choice(page, 'Kitchen painting', /^Repair/)).toBeFocused();
  await page.keyboard.press('a');
  await expect(choice(page, 'Vinyl siding', /^Improvement/)).toBeFocused();
  await expect(page.getByText('Repairs$780.00')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Repairs$0.00')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, 'Kitchen painting', /^Repair/)).toBeFocused();

  await turnTo(page, '/expenses', 'All Expenses');
  await page.getByRole('button', { name: 'New roof' }).first().click();
  const details = page.getByRole('dialog', { name: 'New roof' });
  await details.getByRole('link', { name: 'Improvement or repair?' }).click();
  await expect(page).toHaveURL(/\/tax\?expense=\d+$/);
  await expect(choicesOf(page, 'New roof')).toBeVisible();
  await expect(choicesOf(page, 'Vinyl siding')).toHaveCount(0);
});

test('a viewer sees what was decided, and an empty project says what comes', {
  tag: '@slow',
}, async ({ page, browser }) => {
  const { id } = await createProject(page);
  await page.goto('/tax');
  await expect(page.getByText('Nothing to decide yet')).toBeVisible();
  await createExpense(page, id, { description: 'New roof' });
  const viewer = { projectId: id, role: 'viewer', firstName: 'Sam' } as const;
  const { page: sam } = await joinedPerson(browser, page, viewer);
  await sam.goto('/tax');
  await expect(sam.getByText('Undecided', { exact: true })).toBeVisible();
  await expect(choicesOf(sam, 'New roof')).toHaveCount(0);
  await expect(sam.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  // What the owner decides arrives by itself.
  await choice(page, 'New roof', /^Improvement/).click();
  await expect(sam.getByText('Undecided (0)')).toBeVisible();
  await sam.getByRole('button', { name: 'All', exact: true }).click();
  await expect(sam.getByText('Improvement', { exact: true }).last()).toBeVisible();
  await onPhoneAndDesk(sam, () => expectNoSidewaysScroll(sam));
});
