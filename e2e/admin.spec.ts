import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  signedInTest as test,
} from './test.ts';

const adminPassword = async () =>
  (
    await readFile(path.join(process.env['PRODUCT_DATA_DIR'] ?? '', 'admin-password'), 'utf8')
  ).trim();

test.use({ expectedConsole: [/Failed to load resource/] });

test('an admin opens the panel, finds a user, changes the plan and logs out', async ({
  page,
  account,
}) => {
  const { id } = await createProject(page, 'Kitchen', '12500.35');
  await createExpense(page, id);
  await page.goto('/admin');
  const password = page.getByRole('textbox', { name: 'Admin password' });
  const open = page.getByRole('button', { name: 'Open the panel' });
  await open.click();
  await expect(page.getByText('Please enter the admin password')).toBeVisible();
  await password.fill('guess');
  await open.click();
  await expect(page.getByText('Invalid admin password')).toBeVisible();
  await page.route('**/api/admin/**', (route) => route.abort());
  await open.click();
  await expect(page.getByText('Failed to connect to admin panel')).toBeVisible();
  await page.unroute('**/api/admin/**');

  await password.fill(await adminPassword());
  await password.press('Enter');
  await expect(page.getByText('Admin access granted')).toBeVisible();
  await expect(page.getByText('Revenue a month')).toBeVisible();
  await page.getByLabel('Search users').fill(account.email.toUpperCase());
  const row = page.getByRole('row', { name: account.email });
  await expect(page.getByRole('row')).toHaveCount(2);
  for (const cell of ['Ada', /#\d+/, 'Free', '$12,500.35']) await expect(row).toContainText(cell);

  await row.getByRole('button', { name: 'Upgrade' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Upgrade to Pro' });
  await expect(dialog).toContainText(account.email);
  await expectAccessible(page);
  await page.route('**/upgrade', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Upgrade' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upgrade user');
  await dialog.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByText(`${account.email} is now on the Pro plan.`)).toBeVisible();
  await expect(row).toContainText('by admin');
  await expect(row).toContainText('Active');
  await expect(page.getByText(`Upgraded ${account.email} (was Free)`)).toBeVisible();
  await expectAccessible(page);
  await expectContrast(page);

  // The password is remembered, and the user has the plan.
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('You pay nothing for it')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin');
  const found = page.waitForResponse(/search=/);
  await page.getByLabel('Search users').fill(account.email);
  await found;
  await expect(page.locator('[aria-busy=true]')).toBeHidden();
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await expect(page.getByText('1 project, 1 expense, 0 contractors')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Downgrade' }).click();
  await page
    .getByRole('alertdialog', { name: 'Downgrade to Free' })
    .getByRole('button', { name: 'Downgrade' })
    .click();
  await expect(page.getByText(`${account.email} is now on the Free plan.`)).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(open).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminPassword'))).toBeNull();
  await page.evaluate(() => localStorage.setItem('adminPassword', 'of-yesterday'));
  await page.reload();
  await expect(page.getByText('Invalid admin password')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminPassword'))).toBeNull();
});
