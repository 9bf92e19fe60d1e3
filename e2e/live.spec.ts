import type { Page } from '@playwright/test';
import {
  api,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  follow,
  signedInTest,
} from './test.ts';

/** A tab of the same person, whose stream is open. */
async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await follow(tab, address);
  return tab;
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
  const form = page.getByRole('dialog');
  // The category and the payment method are those of the last expense.
  await form.getByLabel('Description').fill(description);
  await form.getByLabel('Amount').fill('85');
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(form).toBeHidden();
}

signedInTest('a change shows in the other tab, and is loaded once in its own', async ({ page }) => {
  const { id } = await createProject(page);
  const floor = await createExpense(page, id);
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

  // Details that are open follow too.
  await page.getByRole('button', { name: 'Oak flooring', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Oak flooring' });
  await expect(details.getByText('Credit Card')).toBeVisible();
  await api(other, 'PUT', `/api/expenses/${floor.id}`, { paymentMethod: 'check' });
  await expect(details.getByText('Check', { exact: true })).toBeVisible();
});

signedInTest(
  'a form keeps what was typed, and the list follows when it closes',
  async ({ page }) => {
    await createProject(page);
    await follow(page, '/contractors');
    // This form is part of the empty list.
    await page.getByRole('button', { name: 'Add your first contractor' }).click();
    const form = page.getByRole('dialog', { name: 'Add Contractor' });
    await form.getByLabel('Name *').fill('Rosa Okafor');
    const other = await openTab(page, '/contractors');
    await createContractor(page, { name: 'Tom Brandt' });
    await expect(other.getByText('Tom Brandt')).toBeVisible();
    await expect(form.getByLabel('Name *')).toHaveValue('Rosa Okafor');
    await form.getByRole('button', { name: 'Add Contractor' }).click();
    await expect(page.getByText('Rosa Okafor')).toBeVisible();
    await expect(page.getByText('Tom Brandt')).toBeVisible();
    await expect(other.getByText('Rosa Okafor')).toBeVisible();
  },
);

signedInTest(
  'a project that is deleted elsewhere is left, with a message',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page, 'Attic');
    await createProject(page, 'Kitchen');
    await follow(page, `/dashboard?project=${id}`);
    await expect(page.getByRole('heading', { name: 'Attic Dashboard' })).toBeVisible();
    const other = await openTab(page, '/projects');
    await other.getByRole('button', { name: 'Delete Attic' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('“Attic” was deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
  },
);

signedInTest.describe(() => {
  signedInTest.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  signedInTest('a tab that lost its connection catches up', async ({ page }) => {
    const { id } = await createProject(page);
    await follow(page, '/timeline');
    await page.context().setOffline(true);
    await createMilestone(page, id, { title: 'Cabinets in' });
    await page.context().setOffline(false);
    await expect(page.getByText('Cabinets in').first()).toBeVisible();
  });

  signedInTest('a change that could not be loaded is loaded later', async ({ page }) => {
    const { id } = await createProject(page);
    await follow(page, '/timeline');
    await expect(page.getByText('No milestones yet')).toBeVisible();
    // What keeps the last answers, and asks again for them, is not there either.
    await page.route('**/assets/*.js', (route) => route.abort());
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    await page.route('**/api/milestones?*', async (route) => {
      asked.resolve();
      await goOn.promise;
      await route.abort();
    });
    await createMilestone(page, id, { title: 'Cabinets in' });
    await asked.promise;
    await page.context().setOffline(true);
    goOn.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().setOffline(false);
    await expect(page.getByText('Cabinets in').first()).toBeVisible();
  });
});

signedInTest.describe(() => {
  signedInTest.use({ expectedConsole: [/status of 401/] });

  signedInTest(
    'a tab asks to sign in when the session ends in another',
    { tag: '@slow' },
    async ({ page }) => {
      await createProject(page);
      await follow(page, '/expenses');
      const other = await openTab(page, '/dashboard');
      await other.getByRole('button', { name: 'Ada' }).click();
      await other.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/login/);
    },
  );
});
