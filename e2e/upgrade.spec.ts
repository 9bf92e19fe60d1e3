import type { Page } from '@playwright/test';
import { type InterposedServer, startInterposedServer } from './interposed-server.ts';
import { createProject, expect, signedInTest } from './test.ts';

const test = signedInTest.extend<{ server: InterposedServer }>({
  server: async ({ baseURL }, use) => {
    const server = await startInterposedServer(() => baseURL ?? '');
    await use(server);
    await server.close();
  },
});

// The router also logs the error that its page shows.
test.use({ expectedConsole: [/Failed to load resource|^ApiError: /] });

const SCRIPT = /(assets\/|\.\/)([\w-]+\.js)/g;
const NEW = 'of-the-next-build-';

/** Another build: each script has another name, and the old ones are gone. */
async function upgrade(page: Page, server: InterposedServer) {
  const old = (await version(page)) ?? '';
  const next = [...old].reverse().join('');
  server.rewrite = (text) => text.replaceAll(SCRIPT, `$1${NEW}$2`).replaceAll(old, next);
  server.place = (address) => {
    if (!/^\/assets\/.*\.js$/.test(address)) return address;
    return address.includes(NEW) ? address.replace(NEW, '') : null;
  };
  return next;
}

const version = (page: Page) => page.locator('meta[name=app-version]').getAttribute('content');

const newVersion = (page: Page) => page.getByRole('listitem').filter({ hasText: 'New version' });

/** With what loads when the page is at rest. */
async function openAtRest(page: Page, url: string) {
  await page.clock.install();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(10_000);
  await page.waitForFunction(() => 'openedForms' in window);
  await page.clock.resume();
}

test('a tab of the version before saves, says that there is a new one, and loses nothing', {
  tag: '@slow',
}, async ({ page, server }) => {
  await createProject(page);
  await openAtRest(page, `${server.url}/dashboard`);
  const form = page.getByRole('dialog', { name: 'Add Expense' });
  const add = page.getByRole('button', { name: 'Add Expense' }).first();
  const fill = async (description: string) => {
    await form.getByLabel('Description').fill(description);
    await form.getByLabel('Amount').fill('48.20');
    await form.getByLabel('Category').selectOption('Materials');
    await form.getByLabel('Payment Method').selectOption('Cash');
  };
  await add.click();
  await fill('Hinges');
  const next = await upgrade(page, server);

  // Its calls are still answered.
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Hinges').first()).toBeVisible();

  // A part of the form that is gone leaves the rest of it alone.
  await add.click();
  await fill('Screws');
  await form.getByRole('button', { name: 'Add New Contractor' }).click();
  await expect(page.getByText('This could not be opened. Reload the page')).toBeVisible();
  await expect(newVersion(page)).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('Screws');

  page.on('dialog', (dialog) => dialog.accept());
  await newVersion(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => version(page)).toBe(next);
  await expect(page.getByText('Open “Add Expense” again to continue.')).toBeVisible();
  await add.click();
  await expect(form.getByLabel('Description')).toHaveValue('Screws');
  await expect(form.getByLabel('Amount')).toHaveValue('48.20');
  await expect(page.getByText('What you typed is back')).toBeVisible();
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(form).toBeHidden();
  const { expenses } = await (await page.request.get('/api/expenses')).json();
  expect(expenses.map(({ description }: { description: string }) => description).sort()).toEqual([
    'Hinges',
    'Screws',
  ]);
});

test('a page whose code is gone leads to the new version', { tag: '@slow' }, async ({
  page,
  server,
}) => {
  await createProject(page);
  await openAtRest(page, `${server.url}/dashboard`);
  const next = await upgrade(page, server);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/timeline`);
  await newVersion(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No milestones yet')).toBeVisible();
  expect(await version(page)).toBe(next);
});
