import { createProject, expect, pressEscapeIn, signedInTest, test, withMotion } from './test.ts';

test.use(withMotion);

const pages = [
  { link: 'Dashboard', path: '/dashboard', heading: 'Kitchen Dashboard' },
  { link: 'All Expenses', path: '/expenses', heading: 'All Expenses' },
  { link: 'Contractors', path: '/contractors', heading: 'Contractors' },
  { link: 'Timeline', path: '/timeline', heading: 'Timeline' },
];

signedInTest(
  'the sidebar links to every page, and is a drawer on a phone',
  async ({ page, account }) => {
    await createProject(page);
    await page.goto('/dashboard');
    const sidebar = page.getByRole('complementary');
    expect((await sidebar.boundingBox())?.width).toBe(256);
    await expect(sidebar.getByText('Plumbline')).toBeVisible();
    const aheadOfClick = page.waitForResponse(/\/api\/milestones/);
    await sidebar.getByRole('link', { name: 'Timeline' }).hover();
    await aheadOfClick;
    for (const { link, path, heading } of pages) {
      await sidebar.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.getByRole('button', { name: account.firstName }).click();
    await page.getByRole('menuitem', { name: 'Billing & Subscription' }).click();
    await expect(page).toHaveURL('/billing');
    await page.getByRole('button', { name: account.firstName }).click();
    await page.getByRole('menuitem', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/projects');

    // Under 1024 px it is a drawer that closes on choice and returns the focus.
    await page.setViewportSize({ width: 1023, height: 700 });
    await expect(sidebar).toBeHidden();
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Timeline' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/timeline');
    await opener.click();
    await pressEscapeIn(drawer);
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
);

test('signed out, known pages show the landing page and unknown ones the 404', async ({ page }) => {
  for (const path of ['/dashboard', '/projects', '/billing']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Start Your First Project' })).toBeVisible();
  }
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test.describe('a session that has ended', () => {
  test.use({ expectedConsole: [/status of 401/] });

  signedInTest(
    'leads to the sign-in page with a message instead of an error',
    async ({ page, context }) => {
      await createProject(page);
      // The stream of changes and the last calls would notice the end before the form does.
      await page.route('**/api/events*', () => undefined);
      const lastCalls = ['**/api/projects/deleted', '**/api/inbox/count*'].map((url) =>
        page.waitForResponse(url),
      );
      await page.clock.install();
      await page.goto('/projects');
      await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
      // The count of the inbox is asked for when the page is at rest.
      await page.clock.runFor(10_000);
      await Promise.all(lastCalls);
      await context.clearCookies({ name: 'plumbline_session' });
      await page.getByRole('button', { name: 'New Project' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'New Project' });
      await dialog.getByLabel('Project Name').fill('Attic');
      await dialog.getByLabel('Total Budget').fill('500');
      await dialog.getByRole('button', { name: 'Create Project' }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect(
        page.getByText('You have been signed out. Sign in again to continue.'),
      ).toBeVisible();
    },
  );
});

signedInTest(
  'a spinner shows while the user loads, and the theme is remembered once it is chosen',
  { tag: '@slow' },
  async ({ page, account }) => {
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/user', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/projects');
    await expect(page.getByRole('status')).toBeVisible();
    release();
    await expect(page.getByText('No projects yet')).toBeVisible();
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.getByRole('button', { name: account.firstName }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    expect(await background()).toBe(light);
    await page.reload();
    await expect(page.getByText('No projects yet')).toBeVisible();
    expect(await background()).toBe(light);

    // Without motion, the whole page changes at once.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const changing = await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      return document.getAnimations().length;
    });
    expect(changing).toBe(0);
  },
);
