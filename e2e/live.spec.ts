import type { Page } from '@playwright/test';
import { createExpense, createMilestone, createProject, expect, signedInTest } from './test.ts';

/** A tab of the same person, whose stream is open. */
async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await follow(tab, address);
  return tab;
}

async function follow(page: Page, address: string): Promise<void> {
  const opened = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto(address);
  await opened;
}

/** The calls for a list that a page makes from now on. */
function countCalls(page: Page, path: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path) {
      calls.push(request.url());
    }
  });
  return calls;
}

async function addExpense(page: Page, description: string) {
  await page.getByRole('button', { name: 'Add Expense' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add New Expense' });
  await form.getByLabel('Description').fill(description);
  await form.getByLabel('Amount').fill('85');
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(form).toBeHidden();
}

signedInTest('a change shows in the other tab, and is loaded once in its own', async ({ page }) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await follow(page, '/expenses');
  const other = await openTab(page, '/dashboard');
  await expect(other.getByText('Oak flooring')).toBeVisible();
  const ownCalls = countCalls(page, '/api/expenses');

  await addExpense(page, 'Brass handles');

  await expect(page.getByText('Brass handles')).toBeVisible();
  await expect(other.getByText('Brass handles')).toBeVisible();
  // A later event of another tab is loaded. By then, one of its own would have been.
  await createExpense(other, id, { description: 'Grout' });
  await expect(page.getByText('Grout')).toBeVisible();
  expect(ownCalls).toHaveLength(2);
});

signedInTest('a form keeps what was typed when the list behind it changes', async ({ page }) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await follow(page, '/expenses');
  await page.getByRole('button', { name: 'Edit Oak flooring' }).first().click();
  const form = page.getByRole('dialog', { name: 'Edit Expense' });
  await form.getByLabel('Description').fill('Oak flooring, second delivery');
  const loaded = page.waitForResponse((response) => response.url().includes('/api/expenses?'));
  await createExpense(page, id, { description: 'Grout' });
  await loaded;
  await expect(form.getByLabel('Description')).toHaveValue('Oak flooring, second delivery');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Oak flooring, second delivery').first()).toBeVisible();
  await expect(page.getByText('Grout').first()).toBeVisible();
});

signedInTest('a project that is deleted elsewhere is left, with a message', async ({ page }) => {
  const { id } = await createProject(page, 'Attic');
  await createProject(page, 'Kitchen');
  await follow(page, `/dashboard?project=${id}`);
  await expect(page.getByRole('heading', { name: 'Attic Dashboard' })).toBeVisible();
  const other = await openTab(page, '/projects');
  await other.getByRole('button', { name: 'Delete Attic' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Attic” was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
});

signedInTest('a tab that lost its connection catches up', async ({ page }) => {
  const { id } = await createProject(page);
  await follow(page, '/timeline');
  await page.context().setOffline(true);
  await createMilestone(page, id, { title: 'Cabinets in' });
  await page.context().setOffline(false);
  await expect(page.getByText('Cabinets in').first()).toBeVisible();
});

signedInTest('a tab says that the session has ended in another one', async ({ page }) => {
  await createProject(page);
  await follow(page, '/expenses');
  const other = await openTab(page, '/dashboard');
  await other.getByRole('button', { name: /Ada/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
});
