import { randomUUID } from 'node:crypto';
import { invite, joinedPerson, openBrowser } from './sharing.ts';
import {
  api,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  expectAccessibleAt,
  expectContrast,
  expectNoSidewaysScroll,
  onPhoneAndDesk,
  PASSWORD,
  signedInTest,
  test,
  turnTo,
} from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

signedInTest(
  'a link brings in a new person, who adds an expense that names them',
  async ({ page, browser }) => {
    const { id } = await createProject(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Project\s*Kitchen/ }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const people = page.getByRole('dialog', { name: 'People in Kitchen' });
    await expect(people.getByText('Ada (you)')).toBeVisible();
    await people.getByRole('button', { name: 'Copy a link' }).click();
    await expect(people.getByText('Copied.')).toBeVisible();
    await expect(people.getByText(/^Can edit · Ends /)).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(await people.getByLabel('Invitation link').inputValue());
    await expectAccessible(page);

    const sam = await openBrowser(browser);
    const asked: string[] = [];
    sam.on('request', (request) => asked.push(request.url()));
    await sam.goto(url);
    await expect(
      sam.getByRole('heading', { name: 'You are invited to Kitchen', level: 1 }),
    ).toBeVisible();
    await expect(sam.getByRole('main')).toContainText('Invited byAda');
    await expect(sam.getByRole('main')).toContainText('Your roleCan edit');
    await expectAccessible(sam);
    await expectContrast(sam);
    await sam.getByRole('link', { name: 'Sign up' }).click();
    await expect(sam.getByRole('status')).toHaveText('Sign in or sign up to join “Kitchen”.');
    await sam.getByLabel('First name').fill('Sam');
    await sam.getByLabel('Email').fill(`${randomUUID()}@example.com`);
    await sam.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await sam.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await sam.getByRole('button', { name: 'Create Account' }).click();
    await expect(sam.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
    await expect(sam).toHaveURL('/dashboard');
    // The token leaves nothing behind, and no other site heard of it.
    expect(
      await sam.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(url.split('/').at(-1));
    const origin = new URL(url).origin;
    expect(asked.filter((each) => !each.startsWith(origin) && !each.startsWith('data:'))).toEqual(
      [],
    );

    await sam.getByRole('button', { name: 'Add Expense' }).click();
    const form = sam.getByRole('dialog', { name: 'Add Expense' });
    await form.getByLabel('Description').fill('Tiles');
    await form.getByLabel('Amount').fill('80');
    await form.getByLabel('Category').selectOption('Materials');
    await form.getByLabel('Payment Method').selectOption('Cash');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(sam.getByRole('button', { name: /Tiles/ })).toBeVisible();

    await createExpense(page, id, { description: 'Sink' });
    await people.getByRole('button', { name: 'Close' }).click();
    await turnTo(page, '/expenses', 'All Expenses');
    await page.getByRole('button', { name: 'Tiles', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Tiles' })).toContainText('Added bySam');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row', { name: /Sink/ })).toContainText('Added by You');
  },
);

signedInTest('a viewer sees everything and no control to change it', async ({ page, browser }) => {
  const { id: projectId } = await createProject(page);
  await createExpense(page, projectId);
  await createMilestone(page, projectId, { description: 'With the sink' });
  await createContractor(page);
  const { page: sam } = await joinedPerson(browser, page, {
    projectId,
    role: 'viewer',
    firstName: 'Sam',
  });
  const controls =
    /^(Add|Edit|Delete|Duplicate|Complete|Reopen|Switch|Use a starter|New)\b(?! Project)/;
  await sam.goto('/dashboard');
  for (const [link, heading, record] of [
    ['Dashboard', 'Kitchen Dashboard', 'Oak flooring'],
    ['Timeline', 'Timeline', 'Cabinets in'],
    ['Contractors', 'Contractors', 'Rosa Okafor'],
    ['All Expenses', 'All Expenses', 'Oak flooring'],
  ] as const) {
    await sam.getByRole('link', { name: link }).click();
    await expect(sam.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(sam.getByText(record).first()).toBeVisible();
    await expect(sam.getByText('View only · Shared by Ada')).toBeVisible();
    await expect(sam.getByRole('main').getByRole('button', { name: controls })).toHaveCount(0);
    await expectAccessible(sam);
  }
  // An address that asks for a form is a page like any other.
  await sam.goto('/expenses?add=new&description=Tiles');
  await expect(sam.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(sam).toHaveURL('/expenses');
  await expect(sam.getByRole('dialog')).toHaveCount(0);
  await sam.getByRole('button', { name: 'Oak flooring' }).first().click();
  const details = sam.getByRole('dialog', { name: 'Oak flooring' });
  await expect(details).toContainText('Added byAda');
  await expect(details.getByRole('button')).toHaveText(['History', '']);

  await turnTo(sam, '/projects', 'Projects');
  const card = sam.getByRole('listitem').filter({ hasText: 'Kitchen' });
  await expect(card).toContainText('Ada · Can view');
  await expect(card.getByRole('button')).toHaveCount(2);
  await expect(card.getByRole('button', { name: 'Export Kitchen' })).toBeVisible();
  await sam.getByRole('button', { name: 'People in Kitchen' }).click();
  const people = sam.getByRole('dialog', { name: 'People in Kitchen' });
  await expect(people.getByText('Ada', { exact: true })).toBeVisible();
  await expect(people.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(people.getByRole('combobox')).toHaveCount(0);
  await expectAccessible(sam);
});

test.describe('the owner', () => {
  test.use({ expectedConsole: [/status of 404/] });

  signedInTest('changes a role and removes a member', async ({ page, browser }) => {
    const { id: projectId } = await createProject(page);
    const own = { projectId, role: 'editor', firstName: 'Sam' } as const;
    const { page: sam } = await joinedPerson(browser, page, own);
    await sam.goto('/timeline');
    await expect(sam.getByRole('button', { name: 'Add Milestone' })).toBeVisible();

    await page.goto('/projects');
    await page.getByRole('button', { name: 'People in Kitchen' }).click();
    const people = page.getByRole('dialog', { name: 'People in Kitchen' });
    // The owner's own row has no controls.
    await expect(people.getByRole('listitem').first()).toContainText('Owner');
    await expect(people.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
    await people.getByLabel('Role of Sam').selectOption('Can view');
    await expect(page.getByText('Role changed')).toBeVisible();
    await sam.getByRole('link', { name: 'Dashboard' }).click();
    await expect(sam.getByText('View only · Shared by Ada')).toBeVisible();
    await expect(sam.getByRole('button', { name: 'Add Expense' })).toHaveCount(0);

    await people.getByRole('button', { name: 'Remove Sam' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Remove Member' });
    await expect(confirm).toContainText('What they added stays');
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Remove Member' }).click();
    await expect(people.getByText('Sam')).toHaveCount(0);

    // Sam has no other project, and reads at once why this one is gone.
    await expect(sam.getByText('You are no longer in Kitchen')).toBeVisible();
    await expect(sam.getByRole('heading', { name: 'Create Your First Project' })).toBeVisible();
  });
});

signedInTest(
  'a member who loses a project goes on with another one',
  { tag: '@slow' },
  async ({ page, browser }) => {
    const { id: projectId } = await createProject(page);
    const own = { projectId, role: 'editor', firstName: 'Sam' } as const;
    const { page: sam, userId } = await joinedPerson(browser, page, own);
    await createProject(sam, 'Attic');
    await sam.goto(`/dashboard?project=${projectId}`);
    await expect(sam.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
    await sam.getByRole('button', { name: 'Add Expense' }).click();
    const form = sam.getByRole('dialog', { name: 'Add Expense' });
    await form.getByLabel('Description').fill('Tiles');
    await form.getByLabel('Amount').fill('80');
    await form.getByLabel('Category').selectOption('Materials');
    await form.getByLabel('Payment Method').selectOption('Cash');
    await api(page, 'DELETE', `/api/projects/${projectId}/members/${userId}`);
    await form.getByRole('button', { name: 'Add Expense' }).click();
    // Nothing typed goes with the project. It can be copied before the form closes.
    await expect(form.getByRole('alert')).toContainText('Choose one of your projects');
    await expect(form.getByLabel('Description')).toHaveValue('Tiles');
    await sam.keyboard.press('Escape');
    await sam.getByRole('button', { name: 'Discard' }).click();
    await expect(sam.getByText('You are no longer in Kitchen')).toBeVisible();
    await expect(sam.getByRole('heading', { name: 'Attic Dashboard' })).toBeVisible();
  },
);

signedInTest(
  'a member leaves, and the project is gone',
  { tag: '@slow' },
  async ({ page, browser }) => {
    const { id: projectId } = await createProject(page);
    const own = { projectId, role: 'editor', firstName: 'Sam' } as const;
    const { page: sam } = await joinedPerson(browser, page, own);
    await createProject(sam, 'Attic');
    await sam.goto(`/dashboard?project=${projectId}`);
    await sam.getByRole('button', { name: /Ada · Can edit\s*Kitchen/ }).click();
    await expect(sam.getByRole('menuitemradio', { name: /Kitchen/ })).toContainText(
      'Ada · Can edit',
    );
    await sam.getByRole('menuitem', { name: 'People' }).click();
    await sam.getByRole('button', { name: 'Leave' }).click();
    const confirm = sam.getByRole('alertdialog', { name: 'Leave Project' });
    await expect(confirm).toContainText('What you added stays in it');
    await confirm.getByRole('button', { name: 'Leave Project' }).click();
    await expect(sam.getByText('You left Kitchen')).toBeVisible();
    await expect(sam.getByRole('heading', { name: 'Attic Dashboard' })).toBeVisible();
    await expect(sam.getByRole('dialog')).toHaveCount(0);
    await sam.getByRole('button', { name: /Project\s*Attic/ }).click();
    await expect(sam.getByRole('menuitemradio')).toHaveText(['Attic']);
  },
);

test.describe('an invitation that has ended', () => {
  test.use({ expectedConsole: [/status of (404|410)/] });

  signedInTest('tells nothing about the project', { tag: '@slow' }, async ({ page, browser }) => {
    const { id: projectId } = await createProject(page);
    const revoked = await invite(page, projectId, 'viewer');
    await page.goto('/projects');
    await page.getByRole('button', { name: 'People in Kitchen' }).click();
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('button', { name: 'Revoke Invitation' }).click();
    await expect(page.getByText('Invitation revoked')).toBeVisible();
    const visitor = await openBrowser(browser);
    for (const url of [revoked.url, `${revoked.url}x`]) {
      await visitor.goto(url);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        "This invitation can't be used",
      );
      await expect(visitor.getByRole('main')).toContainText(/ask for a new one/i);
      await expect(visitor.getByRole('main')).not.toContainText('Kitchen');
      await expect(visitor.getByRole('main')).not.toContainText('Ada');
      await expectAccessible(visitor);
    }

    const { url } = await invite(page, projectId, 'viewer');
    const { page: sam } = await joinedPerson(browser, page, {
      projectId,
      role: 'viewer',
      firstName: 'Sam',
    });
    await sam.goto(url);
    await sam.getByRole('button', { name: 'Join Kitchen' }).click();
    await expect(sam.getByText('You are already in Kitchen.')).toBeVisible();
    await sam.goto(url);
    await expect(sam.getByRole('heading', { level: 1 })).toHaveText(
      "This invitation can't be used",
    );
    await sam.getByRole('link', { name: 'Go to your projects' }).click();
    await expect(sam.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  });
});

test.describe('on the way to a project', () => {
  test.use({ expectedConsole: [/status of (401|409)/] });

  signedInTest('a wrong password and another account lose nothing', async ({ page, account }) => {
    const { id: projectId } = await createProject(page);
    const { url } = await invite(page, projectId, 'editor');
    await page.goto(url);
    await page.getByRole('button', { name: 'Join Kitchen' }).click();
    await expect(page.getByRole('alert')).toHaveText('This project is your own.');
    await page.goto(url);
    await page.getByRole('button', { name: 'Use another account' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Ada · Can edit\s*Kitchen/ })).toBeVisible();
  });
});

signedInTest(
  "a full plan is the owner's, so an editor is not asked to pay",
  { tag: '@slow' },
  async ({ page, browser }) => {
    const { id: projectId } = await createProject(page);
    for (let index = 0; index < 5; index += 1) await createExpense(page, projectId);
    for (let index = 0; index < 3; index += 1)
      await createContractor(page, { name: `Rosa ${index}` });
    const own = { projectId, role: 'editor', firstName: 'Sam' } as const;
    const { page: sam } = await joinedPerson(browser, page, own);
    await sam.goto('/expenses');
    await sam.getByRole('button', { name: 'Add Expense' }).click();
    const full = sam.getByRole('dialog', { name: 'Expense Limit Reached' });
    await expect(full).toContainText('Ada, who owns this project');
    await expect(full.getByRole('link')).toHaveCount(0);
    await expectAccessible(sam);
    await full.getByRole('button', { name: 'Got it' }).click();
    await sam.getByRole('link', { name: 'Contractors' }).click();
    await expect(sam.getByRole('heading', { name: 'Rosa 0' })).toBeVisible();
    await sam.getByRole('button', { name: 'Add Contractor' }).click();
    await expect(sam.getByRole('dialog', { name: 'Contractor Limit Reached' })).toContainText(
      'Ada, who owns this project',
    );
  },
);

signedInTest('a project with many people fits', { tag: '@slow' }, async ({ page, browser }) => {
  const { id: projectId } = await createProject(page, 'W'.repeat(200));
  await joinedPerson(browser, page, {
    projectId,
    role: 'editor',
    firstName: 'Wilhelmina'.repeat(10),
  });
  for (let index = 0; index < 12; index += 1) await invite(page, projectId, 'viewer');
  await page.goto('/projects');
  await page.getByRole('button', { name: /^People in/ }).click();
  const people = page.getByRole('dialog', { name: /^People in/ });
  await people.getByLabel('E-mail address').fill('not an address');
  await people.getByRole('button', { name: 'Send invitation' }).click();
  await expect(people.getByText('Enter a valid e-mail address')).toBeVisible();
  await people.getByLabel('E-mail address').fill(`${'w'.repeat(60)}@example.com`);
  await people.getByLabel('Role', { exact: true }).selectOption('Can view');
  await people.getByRole('button', { name: 'Send invitation' }).click();
  await onPhoneAndDesk(page, async () => {
    await expect(people.getByText(/We sent an invitation to w+@example/)).toBeVisible();
    await expect(people.getByRole('button', { name: /^Revoke/ })).toHaveCount(13);
    await expectNoSidewaysScroll(page);
  });
  await expectAccessibleAt(page, [360, 1280]);
});
