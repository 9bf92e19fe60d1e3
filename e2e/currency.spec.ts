import { makePro } from './database.ts';
import {
  api,
  createContractor,
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedInTest,
  turnTo,
} from './test.ts';

signedInTest(
  'a project in euros shows euros on every screen',
  { tag: '@slow' },
  async ({ page }) => {
    const main = page.getByRole('main');
    const expectOnlyEuros = async (...amounts: string[]) => {
      for (const amount of amounts) await expect(main.getByText(amount).first()).toBeVisible();
      await expect(main).not.toContainText('$');
    };

    await page.goto('/projects');
    await page.getByRole('button', { name: 'New Project' }).first().click();
    const create = page.getByRole('dialog', { name: 'New Project' });
    await expect(create.getByLabel('Currency')).toHaveValue('USD');
    await create.getByLabel('Currency').selectOption('EUR');
    await create.getByLabel('Project Name').fill('Cottage');
    await create.getByLabel('Total Budget').fill('99,99');
    await create.getByRole('button', { name: 'Create Project' }).click();
    await expect(create.getByText('Budget must be at least €100')).toBeVisible();
    await create.getByLabel('Total Budget').fill('1.500,50');
    await expectAccessible(page);
    await create.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByRole('heading', { name: 'Cottage Dashboard' })).toBeVisible();
    await expectOnlyEuros('€1,500.50');

    await page.getByRole('button', { name: 'Add Expense' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await expect(form.getByText('€', { exact: true })).toBeVisible();
    await form.getByLabel('Description').fill('Oak flooring');
    await form.getByLabel('Amount').fill('1.600,75');
    await form.getByLabel('Category').selectOption('materials');
    await form.getByLabel('Payment Method').selectOption('cash');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form).toBeHidden();
    // Remaining, the meter, the donut, the next panel and the recent expenses.
    await expectOnlyEuros('−€100.25', '€1,600.75', '€100.25 over budget');
    await expect(main.getByText('This project is €100.25 over budget.')).toBeVisible();

    await turnTo(page, '/expenses?minAmount=100', 'All Expenses');
    await expectOnlyEuros('1 expense, €1,600.75', 'From €100.00');
    await page.getByRole('button', { name: 'Oak flooring' }).first().click();
    const details = page.getByRole('dialog', { name: 'Oak flooring' });
    await expect(details.getByText('€1,600.75')).toBeVisible();
    await details.getByRole('button', { name: 'History' }).click();
    await expect(details.getByText('You added Oak flooring for €1,600.75')).toBeVisible();
    await details.getByRole('button', { name: 'Delete' }).click();
    const confirm = page.getByRole('alertdialog');
    await expect(confirm).toContainText('€1,600.75');
    await confirm.getByRole('button', { name: 'Cancel' }).click();

    await turnTo(page, '/activity', 'Activity');
    await expectOnlyEuros('for €1,600.75');
    await turnTo(page, '/projects', 'Projects');
    await expectOnlyEuros('€1,500.50', '€1,600.75', '€100.25 over budget');

    await page.getByRole('button', { name: 'Edit Cottage' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Project' });
    await edit.getByLabel('Currency').selectOption('CHF');
    await expect(edit.getByText('Amounts are not converted.')).toBeVisible();
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(main.getByText('CHF 1,500.50')).toBeVisible();

    // The next one starts with the same.
    await page.getByRole('button', { name: 'New Project' }).first().click();
    await expect(create.getByLabel('Currency')).toHaveValue('CHF');
  },
);

signedInTest(
  'the budget of a project in euros is in euros',
  { tag: '@slow' },
  async ({ page, account }) => {
    await makePro(account.email);
    const create = async (url: string, data: object) =>
      ((await (await api(page, 'POST', url, data)).json()) as { id: number }).id;
    const projectId = await create('/api/projects', {
      name: 'Cottage',
      budget: '9000',
      currency: 'EUR',
    });
    const { id: contractorId } = await createContractor(page);
    const planLineId = await create('/api/plan-lines', {
      projectId,
      title: 'Tiles',
      category: 'labor',
      planned: '8000',
    });
    const agreementId = await create('/api/agreements', {
      projectId,
      contractorId,
      planLineId,
      title: 'Tiling',
      amount: '6000',
    });
    await create('/api/bills', { projectId, agreementId, title: 'Half', amount: '3000' });
    await create('/api/reserve-moves', { projectId, amount: '500' });
    const main = page.getByRole('main');
    const expectOnlyEuros = async (...amounts: string[]) => {
      for (const amount of amounts) await expect(main.getByText(amount).first()).toBeVisible();
      await expect(main).not.toContainText('$');
    };

    await page.goto('/dashboard');
    await expectOnlyEuros('€500.00 left if nothing changes');
    await turnTo(page, '/budget', 'Budget');
    await expectOnlyEuros('€500.00 left if nothing changes', '€3,000.00 due', '€500.00 set aside');
    await expect(page.locator('[aria-label*="$"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open Tiles' }).click();
    const line = page.getByRole('dialog', { name: 'Tiles' });
    await expect(line.getByText('€0.00 paid · €3,000.00 left to bill')).toBeVisible();
    await expect(line).not.toContainText('$');

    await turnTo(page, `/contractors/${contractorId}`, 'Rosa Okafor');
    await expectOnlyEuros('€6,000.00', 'Pay €3,000.00');

    await turnTo(page, '/expenses', 'All Expenses');
    await page.getByRole('button', { name: 'Add First Expense' }).click();
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await form.getByLabel('Description').fill('Tiles');
    await form.getByLabel('Amount').fill('1.000,50');
    await form.getByLabel(/^Contractor/).selectOption('Rosa Okafor');
    await expect(form.getByText('(€6,000.00 left)')).toBeVisible();
    await form.getByLabel('Category').selectOption('materials');
    await form.getByLabel('Payment Method').selectOption('cash');
    await form.getByRole('button', { name: 'More', exact: true }).click();
    await form.getByRole('button', { name: 'Split', exact: true }).click();
    const [first, second] = [1, 2].map((number) =>
      form.getByRole('group', { name: `Part ${number}` }),
    );
    await first?.getByLabel('Amount').fill('600,25');
    await expect(form.getByText('€400.25 left over')).toBeVisible();
    await second?.getByLabel('Category').selectOption('tools');
    await second?.getByLabel('Amount').fill('400,25');
    await expect(form.getByText('Adds up')).toBeVisible();
    await expect(form).not.toContainText('$');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Tiles' }).first().click();
    const details = page.getByRole('dialog', { name: 'Tiles' });
    await expect(details.getByRole('row', { name: 'Tools' })).toContainText('€400.25');
    await expect(details).not.toContainText('$');

    await turnTo(page, '/reports', 'Reports');
    await expectOnlyEuros('€1,000.50 spent so far', '€9,000.00');
  },
);

signedInTest('totals over projects of two currencies are never added', async ({ page }) => {
  const kitchen = await createProject(page, 'Kitchen', '1000');
  const response = await api(page, 'POST', '/api/projects', {
    name: 'Cottage',
    budget: '500',
    currency: 'EUR',
  });
  const cottage = (await response.json()) as { id: number };
  const rosa = await createContractor(page);
  await createExpense(page, kitchen.id, { amount: '100', contractorId: rosa.id });
  await createExpense(page, cottage.id, { amount: '20', contractorId: rosa.id });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/expenses?project=all&group=month');
  const main = page.getByRole('main');
  // Of the list, and of its month.
  await expect(main.getByText('2 expenses, $100.00 + €20.00')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await turnTo(page, '/contractors', 'Contractors');
  await expect(main.getByText('$100.00 + €20.00')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await turnTo(page, '/projects', 'Projects');
  const totals = page.getByRole('region', { name: 'All 2 projects' });
  for (const amount of ['$900.00', '€480.00']) {
    await expect(totals.getByText(amount)).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
