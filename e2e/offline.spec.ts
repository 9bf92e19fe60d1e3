import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, signedInTest as test } from './test.ts';

// The router also logs the error that its page shows.
test.use({ expectedConsole: [/Failed to load resource|^ApiError: /] });

const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'You are offline' });

test('without a connection, a page that has not loaded says so, and loads when it is back', async ({
  page,
  context,
}) => {
  await createProject(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(offline(page)).toBeVisible();
  await expect(page).toHaveURL('/timeline');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  // Everything else is still there: no page was reloaded.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No milestones yet')).toBeVisible();
  await expect(offline(page)).toBeHidden();
});

test('with a data saver, an idle page loads only what is opened', async ({ page }) => {
  await createProject(page);
  await page.clock.install();
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.clock.runFor(20_000);
  await page.getByRole('button', { name: 'New Project' }).click();
  await expect(page.getByRole('dialog', { name: 'New Project' })).toBeVisible();
  expect(loaded.filter((url) => /project-form-dialog/.test(url))).toHaveLength(1);
  expect(loaded.filter((url) => /-page-|chat-panel|expense-form-dialog/.test(url))).toEqual([]);
});

test('a form that cannot be saved without a connection says so and keeps its input', async ({
  page,
  context,
}) => {
  await createProject(page);
  await page.goto('/projects');
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await dialog.getByLabel('Project Name').fill('Attic');
  await dialog.getByLabel('Total Budget').fill('500');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { name: 'Attic Dashboard' })).toBeVisible();
});

test('a file of an older version leads to the new version by a reload', async ({ page }) => {
  await createProject(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
  let isOldVersion = true;
  await page.route('**/assets/timeline-page-*.js', (route) =>
    isOldVersion ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Timeline' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldVersion = false;
  });
  await retry.click();
  await expect(page.getByText('No milestones yet')).toBeVisible();
  expect(isOldVersion).toBe(false);
});
