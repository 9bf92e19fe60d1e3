import { addExpenses, makePro } from './database.ts';
import { saved } from './download.ts';
import { receiptPdf, receiptPhoto } from './receipt-files.ts';
import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedInTest as test,
  turnTo,
} from './test.ts';

test('an expense with a receipt can be added, viewed, edited and deleted', async ({ page }) => {
  await createProject(page);
  await page.goto('/expenses');
  await expect(page.getByText('No expenses yet')).toBeVisible();
  // Only one thing to do, and nothing to search.
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Add First Expense']);
  await expect(page.getByRole('search')).toBeHidden();
  await page.getByRole('button', { name: 'Add First Expense' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add Expense' }).click();
  for (const sentence of [
    'Description is required',
    'Amount must be greater than 0',
    'Category is required',
    'Payment method is required',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await form.getByLabel('Description').fill('Oak flooring');
  await form.getByLabel('Amount').fill('1250.40');
  await form.getByLabel('Category').selectOption('Materials');
  await form.getByLabel('Payment Method').selectOption('Credit Card');
  await form.getByLabel('Receipt').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no receipt'),
  });
  await expect(form.getByText(/JPEG, PNG/).last()).toBeVisible();
  await form.getByLabel('Receipt').setInputFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptPhoto(),
  });
  await expect(form.getByRole('button', { name: /remove/i })).toBeVisible();
  await form.getByLabel('Description').press('Enter');
  await expect(page.getByText('Expense Added')).toBeVisible();
  await expect(page.getByText('Your expense has been added successfully.')).toBeVisible();
  await expect(form).toBeHidden();

  const row = page.getByRole('row', { name: /Oak flooring/ });
  await expect(row).toContainText('$1,250.40');
  await row.getByText('Credit Card').click();
  const details = page.getByRole('dialog', { name: 'Oak flooring' });
  const picture = details.getByRole('img', { name: 'Receipt for Oak flooring' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await details.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog');
  await expect(edit.getByLabel('Amount')).toHaveValue('1250.40');
  await edit.getByLabel('Amount').fill('1300');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your expense has been updated successfully.')).toBeVisible();
  await expect(row).toContainText('$1,300.00');

  await row.getByRole('button', { name: /delete/i }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Delete Expense' });
  await expect(confirm).toContainText('Oak flooring');
  await expect(confirm).toContainText('$1,300.00');
  await expect(confirm).toContainText(
    'Are you sure you want to delete this expense? This action cannot be undone.',
  );
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No expenses yet')).toBeVisible();
});

test('a PDF receipt opens in a new tab through its signed link', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  // Chromium has a PDF viewer, and its headless shell has none.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  );
  await createProject(page);
  await page.goto('/expenses');
  await page.getByRole('button', { name: 'Add First Expense' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Description').fill('Permit');
  await form.getByLabel('Amount').fill('85');
  await form.getByLabel('Category').selectOption('Permits');
  await form.getByLabel('Payment Method').selectOption('Check');
  await form.getByLabel('Receipt').setInputFiles({
    name: 'permit.pdf',
    mimeType: 'application/pdf',
    buffer: receiptPdf(),
  });
  await expect(form.getByTitle('First look of permit.pdf')).toBeVisible();
  await expect(form.getByRole('button', { name: /remove/i })).toBeVisible();
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(form).toBeHidden();
  const link = page.waitForResponse('**/api/signed-url');
  const tab = context.waitForEvent('page');
  await page
    .getByRole('row', { name: /Permit/ })
    .getByRole('button', { name: /receipt/i })
    .click();
  const { signedUrl } = await (await link).json();
  await tab;
  const file = await page.request.get(signedUrl);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect(file.headers()['x-content-type-options']).toBe('nosniff');
});

test('a contractor added from the form is preselected, and the rest of the form is kept', async ({
  page,
}) => {
  await createProject(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Description').fill('Rewiring');
  await form.getByLabel('Amount').fill('2150');
  await form.getByLabel('Category').selectOption('Labor');
  await form.getByLabel('Notes').fill('Kitchen circuit');
  await form.getByRole('button', { name: 'Add New Contractor' }).click();
  await page.getByLabel('Name *').fill('Rosa Okafor');
  await page.getByLabel('Company').fill('Okafor Electric');
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  await expect(page.getByText('Contractor added successfully')).toBeVisible();
  await expect(form.getByLabel('Contractor').locator('option:checked')).toContainText(
    'Rosa Okafor',
  );
  await expect(form.getByLabel('Description')).toHaveValue('Rewiring');
  await expect(form.getByLabel('Notes')).toHaveValue('Kitchen circuit');
  await form.getByLabel('Payment Method').selectOption('Check');
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: /Rewiring/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Okafor Electric');
});

test('search and filters are in the address, and Back and Forward restore them', async ({
  page,
  account,
}) => {
  const { id } = await createProject(page);
  await makePro(account.email);
  await createExpense(page, id, { description: 'Oak flooring', category: 'materials' });
  await createExpense(page, id, { description: 'Oak stain', category: 'tools' });
  await createExpense(page, id, {
    description: 'Plumber',
    category: 'labor',
    paymentMethod: 'cash',
  });
  await page.goto('/expenses');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByLabel('Search expenses').fill('oak');
  await expect(page).toHaveURL('/expenses?search=oak');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Filter by category').selectOption('Tools');
  await expect(page).toHaveURL('/expenses?search=oak&category=tools');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByLabel('Filter by category')).toHaveValue('all');
  await page.goForward();
  await expect(page.getByLabel('Filter by category')).toHaveValue('tools');
  await page.getByLabel('Filter by payment method').selectOption('Cash');
  await expect(page.getByText('No expenses match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL('/expenses');
  await expect(page.getByRole('row')).toHaveCount(4);

  await page.goto('/expenses?category=labor&page=nonsense&pageSize=7&paymentMethod=bribe');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Export' }).click();
  const list = page.getByRole('button', { name: 'Download List of expenses' });
  const { name, bytes } = await saved(page, list);
  expect(name).toMatch(/^kitchen-expenses-\d{4}-\d\d-\d\d\.csv$/);
  const csv = bytes.toString();
  expect(csv).toContain('Plumber');
  expect(csv).not.toContain('Oak');
});

test('a link opens a project, or shows a contractor or a period over all projects', {
  tag: '@slow',
}, async ({ page }) => {
  const kitchen = await createProject(page, 'Kitchen');
  const attic = await createProject(page, 'Attic');
  await createExpense(page, kitchen.id, { description: 'Tiles', date: '2026-02-10' });
  await createExpense(page, attic.id, { description: 'Beams', date: '2026-03-10' });
  await page.goto(`/expenses?project=${attic.id}&category=materials`);
  await expect(page).toHaveURL('/expenses?category=materials');
  await expect(page.getByRole('row', { name: 'Beams' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await turnTo(page, '/expenses?project=all&from=2026-02-01&to=2026-02-28', 'All Expenses');
  await expect(page.getByRole('row', { name: 'Tiles' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Feb 1, 2026 – Feb 28, 2026' }).click();
  await expect(page).toHaveURL('/expenses?project=all');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/expenses');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('pagination shows exact totals, and the table header stays visible', { tag: '@slow' }, async ({
  page,
  account,
}) => {
  const { id } = await createProject(page);
  await makePro(account.email);
  await addExpenses(id, 230);
  await page.goto('/expenses');
  await expect(page.getByText('1-25 of 230')).toBeVisible();
  await expect(page.getByRole('row', { name: /Delivery 230/ })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /next page/i }).click();
  await expect(page.getByText('26-50 of 230')).toBeVisible();
  await expect(page).toHaveURL('/expenses?page=2');
  await page.getByRole('button', { name: /last page/i }).click();
  await expect(page.getByText('226-230 of 230')).toBeVisible();
  await expect(page.getByRole('row', { name: /Delivery 1 / })).toBeVisible();
  await page.getByLabel(/rows per page/i).selectOption('100');
  await expect(page.getByText('1-100 of 230')).toBeVisible();
  await expect(page).toHaveURL(/pageSize=100/);
});

test.describe('failures', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('keep the input and say what to do', async ({ page }) => {
    await createProject(page);
    await page.goto('/dashboard');
    // If the plan check fails, the form opens anyway.
    await page.route('**/api/expenses/can_create', (route) => route.abort());
    await page.getByRole('button', { name: 'Add Expense' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Description').fill('Tiles');
    await form.getByLabel('Amount').fill('99.90');
    await form.getByLabel('Category').selectOption('Materials');
    await form.getByLabel('Payment Method').selectOption('Cash');
    await page.route('**/api/upload', (route) =>
      route.fulfill({ status: 503, json: { error: 'The storage is full.' } }),
    );
    await form.getByLabel('Receipt').setInputFiles({
      name: 'receipt.jpg',
      mimeType: 'image/jpeg',
      buffer: await receiptPhoto(),
    });
    await expect(form.getByText('The storage is full.')).toBeVisible();
    await page.route('**/api/expenses', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: 'Please check the form for errors.',
          details: [{ path: ['amount'], message: 'Too much for this account' }],
        },
      }),
    );
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('Validation Error')).toBeVisible();
    await expect(form.getByText('Too much for this account')).toBeVisible();
    await expect(form.getByLabel('Description')).toHaveValue('Tiles');
    await page.unroute('**/api/expenses');
    await page.route('**/api/expenses', (route) =>
      route.fulfill({
        status: 403,
        json: {
          error: "You've reached the limit of 5 expenses on the free plan.",
          upgradeRequired: true,
        },
      }),
    );
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('Upgrade Required')).toBeVisible();
    const modal = page.getByRole('dialog', { name: 'Expense Limit Reached' });
    await modal.getByRole('button', { name: 'Continue with Free Plan' }).click();
    await expect(modal).toBeHidden();
    await page.unroute('**/api/expenses');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: /Tiles/ })).toBeVisible();
  });
});

test('on a phone, the list shows cards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await createProject(page);
  await createExpense(page, id, { description: 'W'.repeat(200), amount: '99999999.99' });
  await page.goto('/expenses');
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: /^W/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('$99,999,999.99');
  await expectNoSidewaysScroll(page);
});
