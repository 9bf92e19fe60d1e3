import {
  createExpense,
  createProject,
  expect,
  expectAccessibleAt,
  expectNoSidewaysScroll,
  onPhoneAndDesk,
  signedInTest,
  test,
  turnTo,
} from './test.ts';

signedInTest(
  'projects can be created for a day, changed, selected and deleted',
  async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByText('No projects yet')).toBeVisible();
    await page.getByRole('button', { name: 'New Project' }).first().click();
    const create = page.getByRole('dialog', { name: 'New Project' });
    await expect(create.getByLabel('Start date')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
    await create.getByLabel('Project Name').fill('Kitchen');
    await create.getByLabel('Description').fill('Counters and light');
    await create.getByLabel('Total Budget').fill('25000');
    await create.getByLabel('Start date').fill('2026-09-01');
    await create.getByRole('button', { name: 'Create Project' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
    await turnTo(page, '/projects', 'Projects');
    const kitchen = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kitchen' });
    await expect(kitchen.getByText('Active')).toBeVisible();
    await expect(kitchen.getByText('$25,000.00')).toBeVisible();
    await expect(kitchen.getByText('0.00%')).toBeVisible();
    await expect(kitchen.getByText('Started Sep 1, 2026')).toBeVisible();

    await page.getByRole('button', { name: 'New Project' }).first().click();
    await create.getByLabel('Project Name').fill('Bathroom');
    await create.getByLabel('Total Budget').fill('9000');
    await create.getByLabel('Total Budget').press('Enter');
    await expect(page.getByRole('heading', { name: 'Bathroom Dashboard' })).toBeVisible();
    await turnTo(page, '/projects', 'Projects');
    const bathroom = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bathroom' });
    await expect(bathroom.getByText('Active')).toBeVisible();
    await kitchen.getByRole('button', { name: 'Switch to this project Kitchen' }).click();
    await expect(bathroom.getByText('Active')).toBeHidden();
    await bathroom.getByRole('button', { name: 'Switch to this project Bathroom' }).click();
    await expect(bathroom.getByText('Active')).toBeVisible();
    await expect(kitchen.getByText('Active')).toBeHidden();

    await page.reload();
    await expect(bathroom.getByText('Active')).toBeVisible();

    await page.getByRole('button', { name: 'Edit Bathroom' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Project' });
    await expect(edit.getByLabel('Total Budget')).toHaveValue('9000.00');
    await edit.getByLabel('Project Name').fill('Guest bathroom');
    await edit.getByLabel('Start date').fill('2026-01-15');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit).toBeHidden();
    const guest = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Guest bathroom' });
    await expect(guest.getByText('Jan 15, 2026')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Guest bathroom' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Delete Project' });
    await expect(confirm).toContainText('All its expenses');
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await expect(guest).toBeVisible();
    await page.getByRole('button', { name: 'Delete Guest bathroom' }).click();
    await confirm.getByRole('button', { name: 'Delete Project' }).click();
    await expect(page.getByRole('button', { name: 'Edit Guest bathroom' })).toBeHidden();
    await expect(kitchen.getByText('Active')).toBeVisible();
  },
);

signedInTest(
  'a card opens its dashboard, below the total of all',
  { tag: '@slow' },
  async ({ page }) => {
    const kitchen = await createProject(page, 'Kitchen', '25000');
    const bath = await createProject(page, 'Bath', '9999999.99');
    await createExpense(page, kitchen.id, { amount: '1000.10' });
    await createExpense(page, bath.id, { amount: '0.20' });
    await page.goto('/projects');
    const all = page.getByRole('region', { name: 'All 2 projects' });
    await onPhoneAndDesk(page, async () => {
      await expect(all).toContainText('$10,024,999.99');
      await expect(all).toContainText('$1,000.30');
      await expect(all).toContainText('$10,023,999.69');
      await expectNoSidewaysScroll(page);
      // Anywhere on the card, not only on its name.
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bath' });
      await card.click();
      await expect(page.getByRole('heading', { name: 'Bath Dashboard' })).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      await page.goBack();
      await page.getByRole('link', { name: 'Kitchen' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
      await page.goBack();
    });
    await expect(all).toBeVisible();
    await expectAccessibleAt(page, [360, 1280]);
  },
);

test.describe('when the server does not answer', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  signedInTest('a message says so, the input is kept, and a retry works', async ({ page }) => {
    await createProject(page);
    let isDown = true;
    await page.route('**/api/projects**', (route) => (isDown ? route.abort() : route.continue()));
    // The stream of changes would load the page again by itself.
    await page.route('**/api/events**', (route) => route.abort());
    await page.goto('/projects');
    await expect(page.getByRole('alert')).toContainText("can't be reached");
    isDown = false;
    await page.getByRole('button', { name: /try again/i }).click();
    await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
    isDown = true;
    await page.getByRole('button', { name: 'New Project' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New Project' });
    await dialog.getByLabel('Project Name').fill('Attic');
    await dialog.getByLabel('Total Budget').fill('500');
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(dialog.getByRole('alert')).toContainText("can't be reached");
    await expect(dialog.getByLabel('Project Name')).toHaveValue('Attic');
    isDown = false;
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByRole('heading', { name: 'Attic Dashboard' })).toBeVisible();
    await turnTo(page, '/projects', 'Projects');
    await expect(page.getByRole('heading', { name: 'Attic' })).toBeVisible();
    isDown = true;
    await page.getByRole('button', { name: 'Delete Attic' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: 'Delete Project' }).click();
    await expect(confirm.getByRole('alert')).toContainText("can't be reached");
  });
});

signedInTest(
  'if a selected project was deleted elsewhere, the first one is selected',
  { tag: '@slow' },
  async ({ page }) => {
    await createProject(page, 'First');
    const second = await createProject(page, 'Second');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Project\s*First/ }).click();
    await page.getByRole('menuitemradio', { name: 'Second' }).click();
    await expect(page.getByRole('heading', { name: 'Second Dashboard' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Second Dashboard' })).toBeVisible();
    // An open page may ask for the project while it is deleted, and the browser logs the 404.
    await page.goto('about:blank');
    await page.request.delete(`/api/projects/${second.id}`, {
      headers: { origin: process.env['PRODUCT_URL'] ?? '' },
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'First Dashboard' })).toBeVisible();
  },
);

signedInTest('a full page fits a small phone', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await createProject(page, 'W'.repeat(200), '99999999.99');
  for (let index = 0; index < 12; index += 1) await createProject(page, `Project ${index}`);
  await page.goto('/projects');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(13);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Delete W/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
