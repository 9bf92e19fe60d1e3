import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { joinedPerson, openBrowser } from './sharing.ts';
import {
  api,
  createContractor,
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  onPhoneAndDesk,
  PASSWORD,
  phoneAndDesk,
  signedInTest,
  test,
} from './test.ts';

const refused = /40[013]/;

/** The newest mail to an address in the outbox of the product. */
async function mailTo(email: string, subject: RegExp): Promise<string> {
  const folder = path.join(process.env['PRODUCT_DATA_DIR'] ?? '', 'outbox');
  for (const file of (await readdir(folder).catch(() => [])).toSorted().reverse()) {
    const message = await readFile(path.join(folder, file), 'utf8');
    if (!message.includes(`To: ${email}`)) continue;
    const text = message.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    if (subject.test(text)) return text;
  }
  return '';
}

for (const { viewport, tag } of phoneAndDesk) {
  signedInTest.describe(`at ${viewport.width} px`, { tag }, () => {
    signedInTest.use({ viewport });

    signedInTest(
      'someone sees and ends what opens the account',
      async ({ page, account, browser }) => {
        const project = await createProject(page);
        const contractor = await createContractor(page);
        await api(page, 'POST', '/api/calendar-feed');
        await api(page, 'POST', `/api/projects/${project.id}/invitations`, { role: 'viewer' });
        await api(page, 'POST', `/api/contractors/${contractor.id}/link`, {
          projectId: project.id,
        });
        const phone = await openBrowser(browser);
        const signIn = { email: account.email, password: PASSWORD };
        await api(phone, 'POST', '/api/login', signIn);

        await page.goto('/settings');
        const sessions = page.getByRole('region', { name: 'Where you are signed in' });
        await expect(sessions.getByText('This one')).toBeVisible();
        const shares = page.getByRole('region', { name: 'What you share' });
        await expect(shares.getByRole('button', { name: /^Withdraw/ })).toHaveCount(3);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await expectContrast(page);

        await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Sign out the others' }).click();
        await expect(page.getByRole('alertdialog')).toBeHidden();
        await expect(sessions.getByRole('button')).toHaveCount(0);
        expect((await phone.request.get('/api/user')).status()).toBe(401);
        await phone.context().close();

        for (const name of ['Calendar address', 'Invitation for', 'Link for Rosa Okafor']) {
          await shares.getByRole('button', { name: `Withdraw: ${name}` }).click();
          await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
          await expect(shares.getByRole('button', { name: `Withdraw: ${name}` })).toHaveCount(0);
        }
        await expect(shares.getByText('Nothing at the moment.')).toBeVisible();
      },
    );
  });
}

signedInTest(
  'the name, the theme, numbers and dates are changed',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    await createExpense(page, id, { amount: '1234.5', date: '2026-03-08' });
    await page.goto('/settings');
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Hopper');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByLabel('Last name')).toHaveValue('Hopper');

    const choice = page.getByRole('combobox', { name: 'Numbers and dates' });
    await expect(choice).toHaveValue('en-US');
    await expect(page.getByText('$1,234,567.89 · Dec 31, 2026 · 6:30 PM')).toBeVisible();
    await choice.selectOption('Deutsch');
    await expect(page.getByText('1.234.567,89\u00A0$ · 31.12.2026 · 18:30')).toBeVisible();
    await expect(choice).toBeFocused();
    await page.getByRole('link', { name: 'Expenses' }).first().click();
    await expect(page.getByText('1.234,50\u00A0$').first()).toBeVisible();
    await expect(page.getByText('08.03.2026').first()).toBeVisible();

    await page.getByRole('button', { name: 'Add Expense' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Expense' });
    const amount = dialog.getByLabel('Amount');
    await expect(amount).toHaveAttribute('placeholder', '0,00');
    await dialog.getByLabel('Description').fill('Oak boards');
    await amount.fill('2.345');
    await dialog.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('2.345,00\u00A0$').first()).toBeVisible();

    await page.reload();
    await expect(page.getByText('2.345,00\u00A0$').first()).toBeVisible();
  },
);

test.describe('a new address', () => {
  test.use({ expectedConsole: [refused] });

  signedInTest(
    'counts when the link in the mail is opened',
    { tag: '@slow' },
    async ({ page, account }) => {
      const email = `new-${account.email}`;
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Change e-mail' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
      await dialog.getByLabel('New e-mail').fill(email);
      await dialog.getByLabel('Your password', { exact: true }).fill('a wrong guess');
      await dialog.getByRole('button', { name: 'Send the mail' }).click();
      await expect(dialog.getByText('This is not your current password')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Send the mail' }).click();
      await expect(dialog).toBeHidden();
      const you = page.getByRole('region', { name: 'You' });
      await expect(you.getByText('waits for you to open the link')).toBeVisible();
      await expect(you.getByText(account.email, { exact: true })).toBeVisible();
      await expect.poll(() => mailTo(account.email, /about to get another/)).toContain(email);

      const link = /http:\S+\/confirm-email#token=[\w-]+/;
      await expect.poll(() => mailTo(email, /Confirm your e-mail/)).toMatch(link);
      const [address = ''] = link.exec(await mailTo(email, /Confirm your e-mail/)) ?? [];
      await page.goto(address);
      await expect(page).toHaveURL('/confirm-email');
      await onPhoneAndDesk(page, () => expectAccessible(page));
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
      await page.goto('/settings');
      await expect(you.getByText(email, { exact: true })).toBeVisible();
      await page.goto(address);
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByRole('alert')).toContainText('This link has expired');
    },
  );
});

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`an account that is deleted, at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport, expectedConsole: [refused] });

    signedInTest(
      'goes after seven days, unless its owner keeps it',
      { tag: '@slow' },
      async ({ page, account, browser }) => {
        const { id: projectId } = await createProject(page, 'Shared kitchen');
        const { page: partner } = await joinedPerson(browser, page, {
          ...{ projectId, role: 'editor', firstName: 'Ben' },
        });
        await page.goto('/settings');
        await page.getByRole('button', { name: 'Delete account' }).click();
        const dialog = page.getByRole('dialog', { name: 'Delete your account' });
        await expect(dialog.getByText('Others lose Shared kitchen too.')).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await expectContrast(page);
        await dialog.getByLabel('Your password', { exact: true }).fill('a wrong guess');
        await dialog.getByRole('button', { name: 'Delete my account' }).click();
        await expect(dialog.getByText('This is not your current password')).toBeVisible();
        await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
        await dialog.getByRole('button', { name: 'Delete my account' }).click();
        await expect(page.getByText('Your account is deleted.')).toBeVisible();
        await expect(page).toHaveURL(/\/login/);
        await expectAccessible(page);
        expect((await partner.request.get(`/api/projects/${projectId}`)).status()).toBe(200);
        await partner.context().close();

        await page.getByLabel('Email').fill(account.email);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible();
        await expectAccessible(page);
        await expectContrast(page);
        await page.goto('/expenses');
        await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible();
        await page.getByRole('button', { name: 'Keep my account' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Expenses' })).toBeVisible();
        await page.goto('/dashboard');
        await expect(page.getByText('Shared kitchen').first()).toBeVisible();
      },
    );
  });
}
