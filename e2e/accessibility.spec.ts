import type { Page } from '@playwright/test';
import {
  api,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  phoneAndDesk,
  signedInTest,
  test,
  turnTo,
} from './test.ts';

const firstScreens = ['/', '/login'];
const otherPublicScreens = [
  '/tour',
  '/login?tab=signup',
  '/login?error=google_failed',
  '/forgot-password',
  '/reset-password#token=abc',
  '/admin',
  '/nowhere',
];
/** `npm test` checks each of these with the journeys through it. */
const ownScreens = ['/dashboard', '/expenses', '/projects', '/documents', '/billing'];

async function expectAllAccessible(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectContrast(page);
    await expectNoSidewaysScroll(page);
  }
}

signedInTest(
  'every kind of screen has enough contrast in both themes',
  { tag: '@slow' },
  async ({ page }) => {
    const { id: projectId } = await createProject(page);
    const { id: contractorId } = await createContractor(page);
    await createExpense(page, projectId, { contractorId });
    await createMilestone(page, projectId, { targetDate: '2026-03-08' });
    await api(page, 'POST', '/api/plan-lines', {
      ...{ projectId, title: 'Tiles', category: 'labor', planned: '8000' },
    });
    await api(page, 'POST', '/api/scope-lines', { projectId, title: 'Tile and setting' });
    await page.goto('/projects');
    for (const [path, heading, content] of [
      ['/projects', 'Projects', 'Kitchen'],
      ['/dashboard', 'Kitchen Dashboard', 'Oak flooring'],
      ['/expenses', 'All Expenses', 'Oak flooring'],
      ['/budget', 'Budget', 'Tiles'],
      ['/quotes', 'Quotes', 'Tile and setting'],
      ['/contractors', 'Contractors', 'Rosa Okafor'],
      [`/contractors/${contractorId}`, 'Rosa Okafor', 'No agreements yet'],
      ['/timeline', 'Timeline', 'Cabinets in'],
      ['/photos', 'Photos', 'No photos yet'],
      ['/documents', 'Documents', 'No documents yet'],
      ['/reports', 'Reports', 'Spending over time'],
      ['/activity', 'Activity', 'You added Oak flooring'],
      ['/billing', 'Billing', 'Free plan limits'],
    ] as const) {
      await turnTo(page, path, heading);
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
      await expectContrast(page);
    }
    await turnTo(page, '/expenses', 'All Expenses');
    await page.getByRole('button', { name: 'Edit Oak flooring' }).click();
    await page.getByLabel('Amount').fill('0');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Amount must be greater than 0')).toBeVisible();
    await expectContrast(page);
  },
);

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('the first screens have no violations', async ({ page }) => {
      await expectAllAccessible(page, firstScreens);
    });

    test('the other public screens have no violations', { tag: '@slow' }, async ({ page }) => {
      await expectAllAccessible(page, otherPublicScreens);
    });

    signedInTest('the own screens have no violations', { tag: '@slow' }, async ({ page }) => {
      await createProject(page);
      await createProject(page, 'Bathroom');
      await expectAllAccessible(page, ownScreens);
    });

    signedInTest('onboarding and the empty projects page have no violations', async ({ page }) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Create Project & Get Started' }).click();
      await expect(page.getByText('Budget must be at least $100')).toBeVisible();
      await expectAccessible(page);
      await turnTo(page, '/projects', 'Projects');
      await expect(page.getByText('No projects yet')).toBeVisible();
      await expectAccessible(page);
    });

    signedInTest(
      'expenses and their dialogs have no violations',
      { tag: '@slow' },
      async ({ page }) => {
        const { id } = await createProject(page);
        await createExpense(page, id, { notes: 'First half', category: 'utilities' });
        await createExpense(page, id, { description: 'Wiring', category: 'labor' });
        await page.goto('/dashboard');
        await expect(page.getByRole('button', { name: /Wiring/ })).toBeVisible();
        await expectAccessible(page);
        await turnTo(page, '/expenses', 'All Expenses');
        await page.getByRole('button', { name: 'Oak flooring' }).first().click();
        await expect(page.getByRole('dialog', { name: 'Oak flooring' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await expect(page.getByLabel('Amount')).toBeVisible();
        await page.getByLabel('Amount').fill('0');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByText('Amount must be greater than 0')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Add New Contractor' }).click();
        await expect(page.getByLabel('Name *')).toBeVisible();
        await expectAccessible(page);
      },
    );

    signedInTest(
      'a full plan and its upgrade modal have no violations',
      { tag: '@slow' },
      async ({ page }) => {
        const { id } = await createProject(page);
        for (let index = 0; index < 5; index += 1) await createExpense(page, id);
        await page.goto('/expenses?search=nothing');
        await expect(page.getByText('No expenses match your filters')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Add Expense' }).click();
        await expect(page.getByRole('dialog', { name: 'Expense Limit Reached' })).toBeVisible();
        await expectAccessible(page);
      },
    );

    signedInTest(
      'open dialogs and menus have no violations',
      { tag: '@slow' },
      async ({ page, account }) => {
        await createProject(page);
        await page.goto('/projects');
        await page.getByRole('button', { name: 'New Project' }).first().click();
        await page.getByRole('button', { name: 'Create Project' }).click();
        await expect(page.getByText('Budget must be at least $100')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Edit Kitchen' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Delete Kitchen' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        if (viewport.width < 1024) {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
          await expectAccessible(page);
        }
        await page.getByRole('button', { name: account.firstName }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('menuitem', { name: 'Settings' }).click();
        await page.getByRole('button', { name: 'Change password' }).click();
        await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}

signedInTest('projects can be managed by keyboard alone', async ({ page }) => {
  await createProject(page);
  await page.goto('/projects');
  const newProject = page.getByRole('button', { name: 'New Project' }).first();
  await newProject.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New Project' });
  await expect(dialog.getByLabel('Project Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(newProject).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Project Name')).toBeFocused();
  await page.keyboard.type('Attic');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1200');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Attic Dashboard' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
