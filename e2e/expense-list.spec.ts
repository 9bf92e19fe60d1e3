import type { Page } from '@playwright/test';
import { saved } from './download.ts';
import {
  createContractor,
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectAccessibleAt,
  expectNoSidewaysScroll,
  onPhoneAndDesk,
  phoneAndDesk,
  pressEscapeIn,
  signedInTest as test,
} from './test.ts';

/** The descriptions, in table rows or in cards. */
const details = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Arch|Beams|Cable|Dust)$/ });

/** Three expenses for a kitchen and one for an attic, two of them paid to one contractor. */
async function fillTwoProjects(page: Page) {
  const kitchen = await createProject(page, 'Kitchen');
  const attic = await createProject(page, 'Attic');
  const rosa = await createContractor(page, { name: 'Rosa Okafor' });
  const contractorId = rosa.id;
  const receipt = { imageUrl: 'https://example.com/receipt.pdf' };
  await createExpense(page, kitchen.id, {
    ...{ description: 'Beams', amount: '30.00', date: '2026-02-10', category: 'labor' },
  });
  await createExpense(page, kitchen.id, {
    ...{ description: 'Arch', amount: '20.00', date: '2026-03-10', category: 'tools' },
    ...{ contractorId, ...receipt },
  });
  await createExpense(page, kitchen.id, {
    ...{ description: 'Cable', amount: '9999999.99', date: '2026-03-11', category: 'permits' },
  });
  await createExpense(page, attic.id, {
    ...{ description: 'Dust', amount: '5.00', date: '2026-01-10', contractorId },
  });
  return contractorId;
}

test('expenses can be sorted and grouped by month, and the address keeps it', async ({ page }) => {
  await fillTwoProjects(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/expenses');
  await expect(details(page)).toHaveText(['Cable', 'Arch', 'Beams']);
  await page.getByLabel('Sort').selectOption('Lowest amount first');
  await expect(page).toHaveURL('/expenses?sort=amount');
  await expect(details(page)).toHaveText(['Arch', 'Beams', 'Cable']);
  await page.goBack();
  await expect(page).toHaveURL('/expenses');

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(details(page)).toHaveText(['Cable', 'Arch', 'Beams']);
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await amount.getByRole('button').click();
  await expect(page).toHaveURL('/expenses?sort=-amount');
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/expenses?sort=amount');

  await onPhoneAndDesk(page, async () => {
    await expect(details(page)).toHaveText(['Arch', 'Beams', 'Cable']);
    await page.getByRole('button', { name: 'Group by month' }).click();
    await expect(page).toHaveURL('/expenses?group=month');
    await expect(page.getByText('2 expenses, $10,000,019.99')).toBeVisible();
    await expect(page.getByText('1 expense, $30.00').last()).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goBack();
    await expect(page).toHaveURL('/expenses?sort=amount');
    await expect(details(page)).toHaveText(['Arch', 'Beams', 'Cable']);
  });
  await page.getByRole('button', { name: 'Group by month' }).click();
  await expect(page.getByText('2 expenses, $10,000,019.99')).toBeVisible();
  await expectAccessibleAt(page, [360, 1280]);
});

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });
    const isPhone = viewport.width < 1024;

    test('after a deletion by keyboard, the focus is on the row that took its place', {
      tag: '@slow',
    }, async ({ page }) => {
      const { id } = await createProject(page);
      for (const [description, date] of [
        ['Arch', '2026-03-03'],
        ['Beams', '2026-03-02'],
        ['Cable', '2026-03-01'],
      ]) {
        await createExpense(page, id, { description, date });
      }
      await page.goto('/expenses?group=month');
      const remove = async (description: string) => {
        await page.getByRole('button', { name: `Delete ${description}` }).focus();
        await page.keyboard.press('Enter');
        const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
        await confirm.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: description, exact: true })).toBeHidden();
      };
      await remove('Beams');
      await expect(page.getByRole('button', { name: 'Cable', exact: true })).toBeFocused();
      // After the last row, the focus goes to the one before, also from the details.
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Arch', exact: true })).toBeFocused();
      await remove('Arch');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('less common filters apply together and can be removed one by one', {
      tag: '@slow',
    }, async ({ page }) => {
      const contractorId = await fillTwoProjects(page);
      await page.goto('/expenses?group=month');
      await page.getByRole('button', { name: 'More filters' }).click();
      const dialog = page.getByRole('dialog', { name: 'More filters' });
      await dialog.getByLabel('From', { exact: true }).fill('2026-03-31');
      await dialog.getByLabel('To', { exact: true }).fill('2026-03-01');
      await dialog.getByRole('button', { name: 'Show Expenses' }).click();
      await expect(dialog.getByText('This day is before the first one')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('From', { exact: true }).fill('2026-01-01');
      await dialog.getByLabel('To', { exact: true }).fill('2026-03-10');
      await dialog.getByLabel('Projects').selectOption('All projects');
      for (const category of ['Tools', 'Materials']) await dialog.getByLabel(category).check();
      await dialog.getByLabel('Contractor').selectOption('Rosa Okafor');
      await dialog.getByLabel('Lowest amount').fill('5');
      await dialog.getByLabel('Highest amount').fill('20');
      await dialog.getByRole('button', { name: 'Show Expenses' }).click();
      await expect(details(page)).toHaveText(['Arch', 'Dust']);
      await expect(page).toHaveURL(
        `/expenses?category=materials%2Ctools&project=all&contractor=${contractorId}&from=2026-01-01&to=2026-03-10&minAmount=5.00&maxAmount=20.00&group=month`,
      );
      await expect(page.getByRole('button', { name: 'More filters' })).toContainText('5 active');
      await expect(page.getByLabel('Filter by category')).toHaveValue('materials,tools');
      // Rows show which of the two projects they belong to.
      const dust = page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: 'Dust' });
      await expect(dust.getByText('Attic').filter({ visible: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('button', { name: 'Export' }).click();
      const list = page.getByRole('button', { name: 'Download List of expenses' });
      const csv = (await saved(page, list)).bytes.toString();
      await page.getByRole('button', { name: 'Close' }).click();
      const lines = csv.trim().split('\r\n').slice(1);
      expect(lines).toEqual([
        `2026-03-10,Arch,Tools,Credit Card,Rosa Okafor,,20.00,,Kitchen,Ada,https://example.com/receipt.pdf,Expense,,,,,USD`,
        `2026-01-10,Dust,Materials,Credit Card,Rosa Okafor,,5.00,,Attic,Ada,No,Expense,,,,,USD`,
      ]);

      await page.getByRole('button', { name: 'Remove filter: $5.00 – $20.00' }).click();
      await expect(page).not.toHaveURL(/Amount/);
      await page.goBack();
      await expect(page).toHaveURL(/minAmount=5.00/);
      await page.goBack();
      await expect(page).toHaveURL('/expenses?group=month');
      await expect(details(page)).toHaveText(['Cable', 'Arch', 'Beams']);
      await page.goForward();
      await expect(details(page)).toHaveText(['Arch', 'Dust']);
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL('/expenses?group=month');

      await page.goto('/expenses?receipt=without&sort=description&pageSize=10');
      await expect(details(page)).toHaveText(['Beams', 'Cable']);
      await page.getByRole('button', { name: 'Remove filter: Without receipt' }).click();
      await expect(details(page)).toHaveText(['Arch', 'Beams', 'Cable']);
    });

    test('an expense can be duplicated, and the form remembers the last choices', {
      tag: '@slow',
    }, async ({ page }) => {
      const { id } = await createProject(page);
      const rosa = await createContractor(page, { name: 'Rosa Okafor' });
      await page.goto('/expenses');
      await page.getByRole('button', { name: 'Add First Expense' }).click();
      const form = page.getByRole('dialog');
      await expect(form.getByLabel('Category')).toHaveValue('');
      await expect(form.getByLabel('Payment Method')).toHaveValue('');
      await pressEscapeIn(form);
      await expect(form).toBeHidden();

      await createExpense(page, id, {
        ...{ description: 'Arch', category: 'labor', paymentMethod: 'check', notes: 'Half' },
        ...{ contractorId: rosa.id, imageUrl: 'https://example.com/receipt.pdf' },
      });
      await createExpense(page, id, { category: 'utilities', paymentMethod: 'cash' });
      await page.getByRole('button', { name: 'Arch', exact: true }).click();
      await form.getByRole('button', { name: 'Duplicate' }).click();
      await expect(form.getByRole('heading', { name: 'Add Expense' })).toBeVisible();
      await expect(form.getByLabel('Description')).toHaveValue('Arch');
      await expect(form.getByLabel('Amount')).toHaveValue('1250.40');
      await expect(form.getByLabel('Category')).toHaveValue('labor');
      await expect(form.getByLabel('Payment Method')).toHaveValue('check');
      await expect(form.getByLabel('Notes')).toHaveValue('Half');
      await expect(form.getByLabel('Date')).not.toHaveValue('2026-03-08');
      await expect(form.getByRole('button', { name: /remove/i })).toBeHidden();
      await form.getByRole('button', { name: 'Add Expense' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('button', { name: 'Arch', exact: true })).toHaveCount(2);
      await createExpense(page, id, { category: 'utilities', paymentMethod: 'cash' });
      await page.reload();

      await page.getByRole('button', { name: 'Add Expense' }).click();
      await expect(form.getByLabel('Category')).toHaveValue('utilities');
      await expect(form.getByLabel('Payment Method')).toHaveValue('cash');
      await form.getByLabel('Contractor').selectOption('Rosa Okafor');
      await expect(form.getByLabel('Category')).toHaveValue('labor');
      // A choice by hand is not changed.
      await form.getByLabel('Category').selectOption('Tools');
      await form.getByLabel('Contractor').selectOption('None');
      await form.getByLabel('Contractor').selectOption('Rosa Okafor');
      await expect(form.getByLabel('Category')).toHaveValue('tools');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
