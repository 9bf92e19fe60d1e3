import type { Page } from '@playwright/test';
import { createProject, expect, signedInTest as test } from './test.ts';

test.use({ expectedConsole: [/Failed to load resource/] });

/** The next creation reaches the server, but its answer is lost. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    const request = route.request();
    if (isLost || request.method() !== 'POST') return route.fallback();
    isLost = true;
    const answer = await route.fetch({ headers: await request.allHeaders() });
    expect(answer.status()).toBe(201);
    return route.abort('connectionreset');
  });
}

test('saving again after a lost answer creates nothing twice', async ({ page }) => {
  await page.goto('/dashboard');
  await loseNextAnswer(page, '/api/projects');
  await page.getByLabel('Project Name').fill('Kitchen');
  await page.getByLabel(/Budget/).fill('25000');
  const save = page.getByRole('button', { name: 'Create Project & Get Started' });
  await save.click();
  await expect(page.getByRole('alert')).toContainText("can't be reached");
  await save.click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const projects = await (await page.request.get('/api/projects')).json();
  expect(projects).toHaveLength(1);
});

test('after a lost answer, saving changed content says that the first content was saved', {
  tag: '@slow',
}, async ({ page }) => {
  await createProject(page);
  await page.goto('/contractors');
  await page.getByRole('button', { name: 'Add your first contractor' }).click();
  const form = page.getByRole('dialog', { name: 'Add Contractor' });
  await loseNextAnswer(page, '/api/contractors');
  await form.getByLabel('Name *').fill('Rosa Okafor');
  const save = form.getByRole('button', { name: 'Add Contractor' });
  await save.click();
  await expect(form.getByRole('alert')).toContainText("can't be reached");
  await form.getByLabel('Name *').fill('Tom Brandt');
  await save.click();
  await expect(form.getByRole('alert')).toContainText(
    'This was already saved with other content. Look for it before you save it again.',
  );
  const names = page.getByRole('listitem').filter({ hasText: /Rosa Okafor|Tom Brandt/ });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(names).toHaveText([/Rosa Okafor/]);

  // A form that is opened again is for another contractor.
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  await form.getByLabel('Name *').fill('Tom Brandt');
  await save.click();
  await expect(names).toHaveText([/Rosa Okafor/, /Tom Brandt/]);
});
