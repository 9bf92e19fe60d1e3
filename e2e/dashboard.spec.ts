import { makePro } from './database.ts';
import { createExpense, createProject, expect, signedInTest as test } from './test.ts';

test('the dashboard sums up the project to the cent and follows every change', async ({
  page,
  account,
}) => {
  const { id } = await createProject(page, 'Kitchen', '1000');
  await makePro(account.email);
  await page.goto('/dashboard');
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
  await page.reload();
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
