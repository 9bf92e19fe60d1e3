import type { Page } from '@playwright/test';
import { createProject, expect, signedInTest as test, withMotion } from './test.ts';

test.use(withMotion);

interface FormCase {
  name: string;
  path: string;
  fill: (page: Page) => Promise<void>;
  api: string;
}

const forms: FormCase[] = [
  {
    name: 'Add Expense',
    path: '/dashboard',
    fill: async (page) => {
      const form = page.getByRole('dialog');
      await form.getByLabel('Category').selectOption('Materials');
      await form.getByLabel('Payment Method').selectOption('Cash');
      await form.getByLabel('Amount').fill('12');
      await form.getByLabel('Description').fill('Tiles');
    },
    api: '/api/expenses',
  },
  {
    name: 'Add Contractor',
    path: '/contractors',
    fill: (page) => page.getByLabel('Name *').fill('Rosa'),
    api: '/api/contractors',
  },
  {
    name: 'Add Milestone',
    path: '/timeline',
    fill: async (page) => {
      await page.getByRole('dialog').getByLabel('Category').selectOption('Kitchen');
      await page.getByRole('dialog').getByLabel('Title').fill('Cabinets in');
    },
    api: '/api/milestones',
  },
  {
    name: 'New Project',
    path: '/projects',
    fill: async (page) => {
      await page.getByLabel('Total Budget').fill('500');
      await page.getByLabel('Project Name').fill('Attic');
    },
    api: '/api/projects',
  },
];

test('pressing Enter in a form again saves only once, during the save and while it fades out', {
  tag: '@slow',
}, async ({ page }) => {
  await createProject(page);
  for (const { name, path, fill, api } of forms) {
    await page.goto(path);
    await page.getByRole('button', { name, exact: true }).click();
    await fill(page);

    let saves = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${api}`, async (route) => {
      if (route.request().method() === 'POST') saves += 1;
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    // Keeps the closing dialog on screen, so that a second Enter could still reach it.
    await page.addStyleTag({
      content: '[data-state=closed] { animation-play-state: paused !important }',
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => saves).toBe(1);
    await page.keyboard.press('Enter');
    release();
    const leaving = page.locator('[role=dialog][data-state=closed]');
    const isGone = async () =>
      (await leaving.count()) > 0 || (await page.getByRole('dialog').count()) === 0;
    await expect.poll(isGone).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    // A second save would have started before this call.
    await page.evaluate(() => fetch('/api/user').then((answer) => answer.status));
    expect(saves, name).toBe(1);
  }
});
