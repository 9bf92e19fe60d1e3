import type { Locator, Page } from '@playwright/test';
import { receiptPhoto } from './receipt-files.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  pressEscapeIn,
  signedInTest as test,
  withMotion,
} from './test.ts';

test.use(withMotion);

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

const follow = (page: Page, link: string) => page.getByRole('link', { name: link }).click();

async function openFromMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

interface FormCase {
  name: string;
  /** From the page of the one before. */
  go: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
  field: string;
  hasCancel?: boolean;
}

const forms: FormCase[] = [
  {
    name: 'Add Expense',
    go: (page) => follow(page, 'Dashboard'),
    open: (page) => page.getByRole('button', { name: 'Add Expense' }).click(),
    field: 'Description',
  },
  {
    name: 'Edit Expense',
    go: (page) => follow(page, 'All Expenses'),
    open: (page) => page.getByRole('button', { name: /^Edit Oak/ }).click(),
    field: 'Description',
  },
  {
    name: 'Add Contractor',
    go: (page) => follow(page, 'Contractors'),
    open: (page) => page.getByRole('button', { name: 'Add Contractor' }).click(),
    field: 'Company',
    hasCancel: true,
  },
  {
    name: 'Edit Milestone',
    go: (page) => follow(page, 'Timeline'),
    open: (page) => page.getByRole('button', { name: 'Edit Cabinets in' }).click(),
    field: 'Title',
    hasCancel: true,
  },
  {
    name: 'New Project',
    go: (page) => openFromMenu(page, 'Projects'),
    open: (page) => page.getByRole('button', { name: 'New Project' }).first().click(),
    field: 'Project Name',
  },
  {
    name: 'Change password',
    go: (page) => openFromMenu(page, 'Settings'),
    open: (page) => page.getByRole('button', { name: 'Change password' }).click(),
    field: 'Current password',
  },
];

test('every form asks before it discards changes, and only then', { tag: '@slow' }, async ({
  page,
}) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await createMilestone(page, id);
  await createContractor(page);
  await page.goto('/projects');
  for (const { name, go, open, field, hasCancel } of forms) {
    await go(page);
    const dialog = page.getByRole('dialog', { name, exact: true });
    const typed = dialog.getByLabel(field, { exact: true });

    await open(page);
    await expect(typed).toBeVisible();
    await pressEscapeIn(dialog);
    await expect(dialog).toBeHidden();

    await open(page);
    await typed.fill('Something new');
    const ways: (() => Promise<void>)[] = [
      () => pressEscapeIn(dialog),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ];
    if (hasCancel) ways.push(() => dialog.getByRole('button', { name: 'Cancel' }).click());
    for (const close of ways) {
      await close();
      await question(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(question(page)).toBeHidden();
      await expect(typed).toHaveValue('Something new');
    }
    await pressEscapeIn(dialog);
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await open(page);
    await expect(typed).not.toHaveValue('Something new');
    await pressEscapeIn(dialog);
    await expect(dialog).toBeHidden();
  }
});

test('a starter set asks before it discards changes', { tag: '@slow' }, async ({ page }) => {
  await createProject(page);
  await page.goto('/timeline');
  await page.getByRole('button', { name: 'Use a starter set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Starter Set' });
  await dialog.getByLabel('Title of milestone 1', { exact: true }).fill('Ask the neighbours');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Title of milestone 1', { exact: true })).toHaveValue(
    'Ask the neighbours',
  );
});

test('Back and Forward ask too, and Discard continues', async ({ page }) => {
  await createProject(page);
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Expense' });
  await dialog.getByLabel('Description').fill('Tiles');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(dialog.getByLabel('Description')).toHaveValue('Tiles');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  await expect(page).toHaveURL('/projects');
  await expect(dialog).toBeHidden();
});

test('closing the tab asks only if something would be lost', async ({ page }) => {
  await createProject(page);
  await page.goto('/dashboard');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const field = page.getByRole('dialog', { name: 'Add Expense' }).getByLabel('Description');
  await expect(field).toBeVisible();
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await field.pressSequentially('Tiles');
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(field).toHaveValue('Tiles');
});

test('a receipt counts as a change, and so does the project of the onboarding', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Project Name').fill('Kitchen');
  await page.evaluate(() => history.pushState(null, '', '/dashboard'));
  await page.getByLabel('Total Budget').fill('5000');
  await page.getByRole('button', { name: 'Create Project & Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Expense' });
  await dialog.getByLabel('Receipt').setInputFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptPhoto(),
  });
  await expect(dialog.getByRole('button', { name: 'Remove receipt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
});

test('leaving the onboarding asks', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByLabel('Project Name').fill('Kitchen');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByLabel('Project Name')).toHaveValue('Kitchen');
});

const focusedAfterDiscard = async (page: Page, opener: Locator) => {
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(opener).toBeFocused();
};

test('the focus returns to where it was', { tag: '@slow' }, async ({ page }) => {
  await createProject(page);
  await createContractor(page);
  await page.goto('/contractors');
  const edit = page.getByRole('button', { name: 'Edit Rosa Okafor' });
  await edit.click();
  const company = page.getByRole('dialog').getByLabel('Company');
  await company.fill('Okafor Electric');
  await page.keyboard.press('Escape');
  await pressEscapeIn(question(page));
  await expect(question(page)).toBeHidden();
  await expect(company).toBeFocused();
  await focusedAfterDiscard(page, edit);
});

test('a contractor form in front of an expense form asks for itself; the expense form stays', {
  tag: '@slow',
}, async ({ page }) => {
  await createProject(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const expense = page.getByRole('dialog', { name: 'Add Expense' });
  const contractor = page.getByRole('dialog', { name: 'Add New Contractor' });
  const openContractor = async () => {
    await expense.getByRole('button', { name: 'Add New Contractor' }).click();
    await expect(contractor.getByLabel('Name *')).toBeFocused();
  };
  const field = expense.getByLabel('Description');
  await field.fill('Rewiring');
  await openContractor();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Rewiring');
  await openContractor();
  await contractor.getByLabel('Name *').fill('Rosa');
  await contractor.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(contractor.getByLabel('Name *')).toHaveValue('Rosa');
  await pressEscapeIn(contractor);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(contractor).toBeHidden();
  await expect(field).toHaveValue('Rewiring');

  // An Escape right after the question appears answers it. As early as a key can be: the question
  // has the focus, and nothing else has run since.
  await field.focus();
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target as Element).closest('[role="alertdialog"]')) return;
      const key = { key: 'Escape', bubbles: true, cancelable: true };
      target?.dispatchEvent(new KeyboardEvent('keydown', key));
      document.body.dataset['answered'] = 'yes';
    });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('body[data-answered]')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(field).toBeFocused();
});
