import type { Page } from '@playwright/test';
import { makePro } from './database.ts';
import { saved } from './download.ts';
import {
  api,
  createContractor,
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  phoneAndDesk,
  signedInTest as test,
} from './test.ts';

const titles = [
  'Spending over time',
  'Cash by month',
  'From the budget to what it will cost',
  'Plan and expected by category',
  'Plan and expected by room',
  'Contractors',
];

/** A kitchen with a plan, an agreement, a bill and two payments. */
async function fillProject(page: Page) {
  const create = async (url: string, data: object) =>
    ((await (await api(page, 'POST', url, data)).json()) as { id: number }).id;
  const { id: projectId } = await createProject(page);
  const { id: contractorId } = await createContractor(page);
  const roomId = await create('/api/rooms', { projectId, name: 'Kitchen' });
  const planLineId = await create('/api/plan-lines', {
    projectId,
    roomId,
    title: 'Tiles',
    category: 'labor',
    planned: '8000',
  });
  const agreementId = await create('/api/agreements', {
    projectId,
    contractorId,
    planLineId,
    title: 'Tiling',
    amount: '9000',
  });
  await create('/api/bills', {
    projectId,
    agreementId,
    title: 'Half',
    amount: '4500',
    dueOn: '2027-01-15',
  });
  await createExpense(page, projectId, { amount: '1000', date: '2026-03-08' });
  await createExpense(page, projectId, { amount: '500.50', date: '2026-05-01' });
}

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('the reports of a Pro account read by eye, by keyboard and in a spreadsheet', async ({
      page,
      account,
    }) => {
      await makePro(account.email);
      await fillProject(page);
      await page.goto('/reports');
      for (const name of titles) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByText('More reports with Pro')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const spending = card(page, 'Spending over time');
      await expect(spending.getByText('$1,500.50 spent so far')).toBeVisible();
      await spending.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await expect(spending.getByText('Mar 8, 2026: $1,000.00 spent')).toBeVisible();
      await page.keyboard.press('End');
      await expect(spending.getByText('May 1, 2026: $1,500.50 spent')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(spending.getByText('Mar 8, 2026: $1,000.00 spent')).toBeVisible();

      await spending.getByText('Show the figures').click();
      const table = spending.getByRole('table', { name: 'Spending over time' });
      await expect(table.getByRole('row')).toHaveCount(3);
      await expect(table.getByRole('row').last()).toContainText('$1,500.50');
      await expectNoSidewaysScroll(page);
      const csv = await saved(page, spending.getByRole('button', { name: 'Download as CSV' }));
      expect(csv.name).toMatch(/\.csv$/);
      expect(csv.bytes.toString()).toContain('1500.50');

      const contractors = card(page, 'Contractors');
      await expect(contractors).toContainText('Rosa Okafor');
      await expect(contractors).toContainText('$9,000.00');
      for (const details of await page.getByText('Show the figures').all()) {
        if (await details.isVisible()) await details.click();
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectContrast(page);

      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: 'Print' }).click();
      await expect(page.locator('html[data-printed]')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Cash by month' })).toBeVisible();
    });

    test('a free account has the first chart and the way to the others', { tag: '@slow' }, async ({
      page,
    }) => {
      await fillProject(page);
      await page.goto('/reports');
      await expect(page.getByText('$1,500.50 spent so far')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'More reports with Pro' })).toBeVisible();
      await expect(page.getByRole('application')).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
      await expect(page).toHaveURL(/\/billing$/);
    });

    test('a project without anything says so', { tag: '@slow' }, async ({ page, account }) => {
      await makePro(account.email);
      await createProject(page);
      await page.goto('/reports');
      await expect(page.getByText('Nothing spent yet')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
