import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, PASSWORD, signedInTest, test } from './test.ts';

const refused = /status of (400|401|409)/;

test.describe('errors show next to the form', () => {
  test.use({ expectedConsole: [refused] });

  signedInTest(
    'a wrong password, an unknown address and a taken one',
    async ({ page, account, context }) => {
      await context.clearCookies();
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
      await expect(page.getByText('Password is required')).toBeVisible();
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('The e-mail or password is not right.');
      await expect(page.getByLabel('Email')).toHaveValue(account.email);

      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByLabel('Confirm password', { exact: true }).fill('other');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
      await expect(page.getByText("Passwords don't match")).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'An account with this e-mail already exists. Sign in instead.',
      );
      await expect(page.getByLabel('Email')).toHaveValue(account.email);
    },
  );
});

test('a failed Google sign-in returns with a message, and buttons say what is happening', async ({
  page,
}) => {
  await page.goto('/login?error=google_denied');
  await expect(page.getByRole('alert')).toHaveText(
    'Google sign-in was cancelled. You can try again or use your e-mail.',
  );

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: 'Too busy.' } });
  });
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('something');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  page.removeAllListeners('console');
  release();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Too busy.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('something');
});

test('a user signs in with Google and is shown by first name', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL('/dashboard');
  const user = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ email: 'grace@example.com', firstName: 'Grace' });
});

async function mailedLink(email: string): Promise<string> {
  const folder = path.join(process.env['PRODUCT_DATA_DIR'] ?? '', 'outbox');
  for (const file of await readdir(folder).catch(() => [])) {
    const message = await readFile(path.join(folder, file), 'utf8');
    if (!message.includes(`To: ${email}`)) continue;
    const text = message.replace(/=\n/g, '').replaceAll('=3D', '=');
    return /http:\/\/localhost:\d+\/reset-password#token=[\w-]+/.exec(text)?.[0] ?? '';
  }
  return '';
}

test.describe('a forgotten password', () => {
  test.use({ expectedConsole: [refused] });

  signedInTest(
    'can be replaced through the mailed link, which works once',
    async ({ page, account, context }) => {
      await context.clearCookies();
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
      await page.getByLabel('Email').fill(account.email);
      await page.getByRole('button', { name: /send/i }).click();
      await expect(page.getByText('If an account exists for this e-mail')).toBeVisible();
      await expect.poll(() => mailedLink(account.email)).toContain('#token=');
      const link = await mailedLink(account.email);

      await page.goto(link);
      await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
      expect(page.url()).not.toContain('token');
      await page.getByLabel('New password', { exact: true }).fill('a brand new one');
      await page.getByLabel('Confirm new password', { exact: true }).fill('a brand new one');
      await page
        .getByRole('button', { name: /password/i, disabled: false })
        .last()
        .click();
      await expect(page).toHaveURL(/\/login/);
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill('a brand new one');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL('/dashboard');
    },
  );
});

signedInTest(
  'the password can be changed in the settings',
  { tag: '@slow' },
  async ({ page, account }) => {
    await page.goto('/projects');
    await page.getByRole('button', { name: account.firstName }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('New password', { exact: true }).fill('the next long one');
    await dialog.getByLabel('Confirm new password', { exact: true }).fill('the next long one');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toBeHidden();
    const login = await page.request.post('/api/login', {
      headers: { origin: process.env['PRODUCT_URL'] ?? '' },
      data: { email: account.email, password: 'the next long one' },
    });
    expect(login.status()).toBe(200);
  },
);
