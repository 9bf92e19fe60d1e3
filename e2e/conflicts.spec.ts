import type { Page } from '@playwright/test';
import {
  api,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  signedInTest,
  test,
} from './test.ts';

const TITLE = 'You changed this somewhere else while you were editing';

// The browser reports each refused save.
test.use({ expectedConsole: [/status of (404|409)/] });

/** Opens a page in a second tab of the same account, and its form. */
async function openSecondTab(page: Page, path: string, edit: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await tab.getByRole('button', { name: edit }).click();
  return tab;
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

signedInTest('two tabs change an expense, and nothing is lost', async ({ page }) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await page.goto('/expenses');
  await page.getByRole('button', { name: 'Edit Oak flooring' }).click();
  const other = await openSecondTab(page, '/expenses', 'Edit Oak flooring');
  await other.getByLabel('Amount').fill('1300');
  await other.getByLabel('Notes').fill('Delivered late');
  await other.getByLabel('Category', { exact: true }).selectOption('Labor');
  await save(other);
  await expect(other.getByText('Expense Updated')).toBeVisible();

  await page.getByLabel('Description').fill('Oak floor');
  await page.getByLabel('Amount').fill('1400');
  await page.getByLabel('Notes').fill('First half');
  await save(page);
  const panel = page.getByRole('region', { name: TITLE });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('group')).toHaveCount(2);
  await expect(panel.getByRole('group', { name: 'Amount' })).toContainText('$1,300.00');
  await expect(panel).toContainText('Category: Labor');
  await expectAccessible(page);
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('labor');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('First half');
  await panel.getByRole('group', { name: 'Notes' }).getByLabel('Take theirs').check();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Delivered late');
  await save(page);
  await expect(page.getByText('Expense Updated')).toBeVisible();

  await page.getByRole('button', { name: 'Oak floor', exact: true }).first().click();
  const details = page.getByRole('dialog', { name: 'Oak floor' });
  await expect(details).toContainText('$1,400.00');
  await expect(details).toContainText('Labor');
  await expect(details).toContainText('Delivered late');
});

signedInTest(
  'a second change during the comparison is compared again',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    const { id: expenseId } = await createExpense(page, id);
    await page.goto('/expenses');
    await page.getByRole('button', { name: 'Edit Oak flooring' }).click();
    await page.getByLabel('Amount').fill('1400');
    for (const amount of ['1300', '1350']) {
      await api(page, 'PUT', `/api/expenses/${expenseId}`, { amount });
      await save(page);
      await expect(page.getByRole('group', { name: 'Amount' })).toContainText(
        `$${amount[0]},${amount.slice(1)}.00`,
      );
    }
    await page.getByLabel('Take theirs').check();
    await save(page);
    await expect(page.getByRole('row').filter({ hasText: 'Oak flooring' })).toContainText(
      '$1,350.00',
    );
  },
);

signedInTest(
  'an expense that was deleted meanwhile is saved as a new one',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    const { id: expenseId } = await createExpense(page, id);
    await page.goto('/expenses');
    await page.getByRole('button', { name: 'Edit Oak flooring' }).click();
    await page.getByLabel('Description').fill('Oak floor');
    await api(page, 'DELETE', `/api/expenses/${expenseId}`);
    await save(page);
    await expect(page.getByText('This expense was deleted while you were editing')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save as New Expense' }).click();
    await expect(page.getByText('Expense Added')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Oak floor' })).toContainText('$1,250.40');
  },
);

signedInTest(
  'a milestone that was deleted meanwhile is restored and saved',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    const { id: milestoneId } = await createMilestone(page, id);
    await page.goto('/timeline');
    await page.getByRole('button', { name: 'Edit Cabinets in' }).click();
    await page.getByLabel('Title').fill('Cabinets and counter');
    await api(page, 'DELETE', `/api/milestones/${milestoneId}`);
    await save(page);
    await page.getByRole('button', { name: 'Restore this milestone' }).click();
    await expect(page.getByText('deleted while you were editing')).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('Cabinets and counter');
    await save(page);
    await expect(page.getByRole('heading', { name: 'Cabinets and counter' })).toBeVisible();
  },
);

const others = [
  {
    go: (page: Page) => page.getByRole('link', { name: 'Timeline' }).click(),
    edit: 'Edit Cabinets in',
    field: 'Title',
    label: 'Title',
  },
  {
    go: (page: Page) => page.getByRole('link', { name: 'Contractors' }).click(),
    edit: 'Edit Rosa Okafor',
    field: 'Company',
    label: 'Company',
  },
  {
    go: async (page: Page) => {
      await page.getByRole('button', { name: 'Ada' }).click();
      await page.getByRole('menuitem', { name: 'Projects' }).click();
    },
    edit: 'Edit Kitchen',
    field: 'Project Name',
    label: 'Name',
  },
];

signedInTest(
  'two tabs change a milestone, a contractor and a project',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    await createMilestone(page, id);
    await createContractor(page);
    await page.goto('/billing');
    const other = await page.context().newPage();
    await other.goto('/billing');
    for (const { go, edit, field, label } of others) {
      for (const tab of [page, other]) {
        await go(tab);
        await tab.getByRole('button', { name: edit }).click();
        await expect(tab.getByLabel(field)).toBeVisible();
      }
      await other.getByLabel(field).fill('From the other tab');
      await save(other);
      await expect(other.getByRole('dialog')).toBeHidden();
      await page.getByLabel(field).fill('From this tab');
      await save(page);
      const choice = page.getByRole('region', { name: TITLE }).getByRole('group', { name: label });
      await expect(choice).toContainText('From the other tab');
      await choice.getByLabel('Take theirs').check();
      await expect(page.getByLabel(field)).toHaveValue('From the other tab');
      await choice.getByLabel('Keep mine').check();
      await save(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText('From this tab').first()).toBeVisible();
    }
  },
);
