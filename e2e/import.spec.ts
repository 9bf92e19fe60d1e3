import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedInTest as test,
} from './test.ts';

const SHEET = `Kitchen 2026,,,,
,,,,
Date,Item,Store,Cost,Budget
3/1/2026,Cabinet pulls,Home Center,$84.12,100
3/14/2026,Lights,Lamp World,"$1,219.00",900
3/15/2026,Outlet covers,Home Center,,20
3/16/2026,Oak flooring,Home Center,"$1,250.40",1300
,TOTAL,,"$2,553.52",
`;

test('a spreadsheet becomes expenses, and the import can be undone', async ({ page }) => {
  const project = await createProject(page);
  await page.goto('/expenses');
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
  await expect(page.getByRole('heading', { name: 'Import expenses' })).toBeVisible();
  // The page is a part of the expenses.
  const parent = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(parent).toHaveText('All Expenses');
  await createExpense(page, project.id, { date: '2026-03-15' });
  await expectAccessible(page);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'kitchen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SHEET),
  });

  // The columns are guessed, and can be corrected.
  await expect(page.getByLabel('What is in Cost')).toHaveValue('amount');
  await expect(page.getByLabel('What is in Budget')).toHaveValue('');
  await expect(page.getByLabel('What is in Store')).toHaveValue('contractor');
  await page.getByLabel('Contractors: Lamp World').selectOption('Only mention in the notes');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();

  // The total, the row without an amount and the expense that is there start unticked.
  await expect(page.getByText('2 expenses', { exact: true })).toBeVisible();
  const tick = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect(tick(/Cabinet pulls/)).toBeChecked();
  await expect(tick(/Oak flooring/)).not.toBeChecked();
  await expect(tick(/Outlet covers/)).toBeDisabled();
  await expect(page.getByText('There is no amount')).toBeVisible();
  await expect(page.getByText('A total of the rows above')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tick(/Oak flooring/).check();
  await page.getByRole('button', { name: 'Import 3 expenses' }).click();

  await expect(page.getByText('3 expenses added', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All Expenses' }).click();
  await expect(page.getByRole('cell', { name: 'Cabinet pulls' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Lights' })).toBeVisible();

  // The same file again has nothing to add. Undoing removes exactly what it made.
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('3 expenses added and removed again')).toBeVisible();
  await page.getByRole('link', { name: 'All Expenses' }).click();
  await expect(page.getByRole('cell', { name: 'Oak flooring' })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: 'Cabinet pulls' })).toHaveCount(0);
});
