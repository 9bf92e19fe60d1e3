import type { Page } from '@playwright/test';
import {
  api,
  createContractor,
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phoneAndDesk,
  signedInTest as test,
  turnTo,
} from './test.ts';

async function create(page: Page, path: string, data: object) {
  const response = await api(page, 'POST', path, data);
  return (await response.json()) as { id: number };
}

/** A kitchen with a plan, and an agreement about the tiles. */
async function createAgreement(page: Page) {
  const { id: projectId } = await createProject(page);
  const { id: contractorId } = await createContractor(page);
  const { id: planLineId } = await create(page, '/api/plan-lines', {
    projectId,
    title: 'Tiles',
    category: 'labor',
    planned: '26000',
  });
  const { id: agreementId } = await create(page, '/api/agreements', {
    projectId,
    contractorId,
    planLineId,
    title: 'Tiling',
    amount: '6000',
  });
  return { projectId, contractorId, planLineId, agreementId };
}

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('a refund and a split read the same everywhere', { tag: '@slow' }, async ({ page }) => {
      const { id } = await createProject(page);
      await createExpense(page, id, { amount: '100' });
      await page.goto('/expenses');
      await page.getByRole('button', { name: 'Add Expense' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Description').fill('Returned planks');
      await form.getByLabel('Amount').fill('40');
      await form.getByRole('button', { name: 'More', exact: true }).click();
      await form.getByRole('switch', { name: 'Refund' }).check();
      await form.getByRole('button', { name: 'Oak flooring' }).click();
      await form.getByRole('button', { name: 'Split', exact: true }).click();
      const second = form.getByRole('group', { name: 'Part 2' });
      await second.getByLabel('Category').selectOption('Tools');
      await form.getByRole('button', { name: 'Split evenly' }).click();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Add Refund' }).click();
      await expect(page.getByText('Refund Added')).toBeVisible();
      await expect(page.getByText('2 expenses, $60.00')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Returned planks', exact: true }).click();
      const details = page.getByRole('dialog', { name: 'Returned planks' });
      await expect(details.getByText('\u2212$40.00')).toBeVisible();
      await expect(details.getByRole('row', { name: 'Tools' })).toContainText('$20.00');
      await expect(details.getByText('Refund of')).toBeVisible();
      await expectAccessible(page);
    });

    test('a payment counts toward the agreement, on every screen', { tag: '@slow' }, async ({
      page,
    }) => {
      const { contractorId, agreementId } = await createAgreement(page);
      await page.goto('/dashboard');
      await expect(
        page.getByRole('link', { name: /^Expected .*\$1,000\.00 over if nothing changes/ }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Add Expense' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Description').fill('First tiles');
      await form.getByLabel('Amount').fill('1500');
      await form.getByLabel('Category').selectOption('Labor');
      await form.getByLabel('Payment Method').selectOption('Cash');
      await form.getByLabel(/^Contractor/).selectOption('Rosa Okafor');
      await expect(
        form.getByRole('checkbox', { name: 'Counts toward Tiling ($6,000.00 left)' }),
      ).toBeChecked();
      await form.getByRole('button', { name: 'Add Expense' }).click();
      await expect(page.getByText('Expense Added')).toBeVisible();
      // It was agreed before, so it costs no more in the end.
      await expect(
        page.getByRole('link', { name: /^Expected .*\$1,000\.00 over if nothing changes/ }),
      ).toBeVisible();
      await turnTo(page, `/contractors/${contractorId}`, 'Rosa Okafor');
      await expect(page.getByText('$4,500.00').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: '$1,500.00 paid on Tiling' }).click();
      await expect(page).toHaveURL(new RegExp(`agreement=${agreementId}`));
      const chip = page.getByRole('button', { name: 'Remove filter: Tiling' });
      await expect(page.getByText('1 expense, $1,500.00')).toBeVisible();
      await chip.click();
      await expect(chip).toBeHidden();
    });

    test('a bill is added and paid from the page of the contractor', { tag: '@slow' }, async ({
      page,
    }) => {
      await createAgreement(page);
      await page.goto('/contractors');
      await page.getByRole('link', { name: 'Rosa Okafor' }).click();
      await page.getByRole('button', { name: 'Add bill of Tiling' }).click();
      const form = page.getByRole('dialog', { name: 'Add Bill' });
      await form.getByLabel('Title').fill('First half');
      await form.getByLabel('Amount').fill('2000');
      await form.getByRole('button', { name: 'Add Bill' }).click();
      await page.getByRole('button', { name: 'Pay $2,000.00 of First half' }).click();
      const payment = page.getByRole('dialog', { name: 'Record Payment' });
      await payment.getByLabel('Payment Method').selectOption('Check');
      await payment.getByRole('button', { name: 'Record Payment' }).click();
      await expect(page.getByText('Payment recorded')).toBeVisible();
      await expect(page.getByRole('link', { name: '$2,000.00 paid on First half' })).toBeVisible();
      await page.getByRole('button', { name: 'Actions for Tiling' }).click();
      await page.getByRole('menuitem', { name: 'Close' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close Agreement' }).click();
      await expect(page.getByText('Closed', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('a contractor without agreements is told what they are for', { tag: '@slow' }, async ({
  page,
}) => {
  await createProject(page);
  const { id } = await createContractor(page);
  await page.goto(`/contractors/${id}`);
  await expect(page.getByText('No agreements yet')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add agreement' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Agreement' })).toBeVisible();
});

test('a link to the payments of another project keeps its filter', { tag: '@slow' }, async ({
  page,
}) => {
  const { projectId, contractorId, agreementId } = await createAgreement(page);
  await createExpense(page, projectId, { amount: '1500', contractorId, agreementId });
  await createExpense(page, projectId, { amount: '20' });
  const other = await createProject(page, 'Bathroom');
  await page.goto(`/expenses?project=${other.id}`);
  await expect(page.getByText('No expenses yet')).toBeVisible();
  await turnTo(page, `/contractors/${contractorId}?project=all`, 'Rosa Okafor');
  await page.getByRole('link', { name: '$1,500.00 paid on Tiling' }).click();
  await expect(page.getByText('1 expense, $1,500.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter: Tiling' })).toBeVisible();
});
