import { randomUUID } from 'node:crypto';
import { expect, PASSWORD, signedInTest, test } from './test.ts';

test('a new user registers, creates a first project, leaves and finds it again', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Plumbline' })).toBeVisible();
  await expect(
    page.getByText("Let's get started by creating your first renovation project"),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create Your First Project' })).toBeVisible();
  for (const blurb of ['Track Expenses', 'Manage Contractors', 'Timeline Progress']) {
    await expect(page.getByRole('heading', { name: blurb })).toBeVisible();
  }
  await expect(page.getByLabel('Total Budget')).toHaveAttribute('placeholder', '25000');
  await page.getByLabel('Project Name').fill('Kitchen remodel');
  await page.getByLabel('Total Budget').fill('25000.50');
  await page.getByLabel('Total Budget').press('Enter');

  await expect(page.getByRole('heading', { name: 'Kitchen remodel Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Kitchen remodel Dashboard' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('the landing page shows the product, its plans and the demo', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Your First Project' })).toHaveAttribute(
    'href',
    /^\/login/,
  );
  await expect(page.getByRole('link', { name: 'Create Free Account' }).first()).toHaveAttribute(
    'href',
    /^\/login/,
  );
  await expect(page.getByText('$4.99')).toBeVisible();
  const demo = page.getByRole('link', { name: 'Watch Demo' }).first();
  await expect(demo).toHaveAttribute('href', '/demo');
  await expect(demo).toHaveAttribute('target', '_blank');
  await page.goto('/tour');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A walk through Plumbline');
});

signedInTest(
  'onboarding shows errors on their fields, keeps the input and lets users sign out',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/expenses');
    await page.getByLabel('Project Name').fill('ab');
    await page.getByLabel('Total Budget').fill('99.99');
    await page.getByRole('button', { name: 'Create Project & Get Started' }).click();
    await expect(page.getByText('Project name must be at least 3 characters long')).toBeVisible();
    await expect(page.getByText('Budget must be at least $100')).toBeVisible();
    await expect(page.getByLabel('Project Name')).toHaveValue('ab');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Project Name')).toHaveValue('ab');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('on a slow connection, the product shows before its script has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  const boot = page.getByRole('status');
  await expect(boot).toContainText('Plumbline');
  await expect(boot).toHaveCSS('display', 'grid');
  // In the wordmark's font from the start: the file is preloaded, and there is no fallback.
  const letters = await boot.getByText('Plumbline').evaluate(async (name) => {
    const { fontFamily } = getComputedStyle(name);
    await document.fonts.ready;
    const [own = ''] = fontFamily.split(',');
    const isThere = document.fonts.check(`48px ${own}`);
    const { display } = [...document.fonts].find(({ family }) => `"${family}"` === own) ?? {};
    return { fontFamily, isThere, display };
  });
  expect(letters.fontFamily).toContain('Fraunces');
  expect(letters).toMatchObject({ isThere: true, display: 'block' });
  await expect(page.locator('head link[rel=preload][as=font]')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(boot).toBeHidden();
});

test.describe('when a part of the application does not load', () => {
  test.use({ expectedConsole: [/Failed to (load resource|fetch dynamically imported module)/] });

  test('the page says so, and works after a reload', async ({ page }) => {
    await page.route('**/assets/router-*.js', (route) => route.abort());
    await page.goto('/login');
    const told = page.getByText(
      'The page could not be loaded. Check your connection and reload it.',
    );
    await expect(told).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(told).toBeHidden();
  });
});
