import { createExpense, createProject, expect, signedInTest as test, withMotion } from './test.ts';

test.use(withMotion);

test('the page behind a dialog does not scroll and cannot be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  const { id } = await createProject(page);
  for (let count = 0; count < 4; count += 1) await createExpense(page, id);
  await page.goto('/expenses');
  const row = page.getByRole('row', { name: /Oak flooring/ }).first();
  await expect(row).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 200);
  await page.mouse.wheel(0, 100);
  await expect.poll(place).toBe(100);

  await row.getByText('Credit Card').click();
  const dialog = page.getByRole('dialog', { name: 'Oak flooring' });
  await expect(dialog).toBeVisible();
  const before = await place();
  const link = await page.getByText('All Expenses').first().boundingBox();
  await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 50);
  await expect(page).toHaveURL('/expenses');
  await page.mouse.move(700, 10);
  await page.mouse.wheel(0, 150);
  await page.keyboard.press('End');
  await expect(dialog).toBeVisible();
  expect(await place()).toBe(before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.mouse.wheel(0, 150);
  await expect.poll(place).toBeGreaterThan(before);
});

test.describe('when the code of a dialog does not load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a message says so and offers a reload, which helps', async ({ page }) => {
    const { id } = await createProject(page);
    await createExpense(page, id);
    await page.route('**/assets/expense-form-dialog-*.js', (route) => route.abort());
    await page.goto('/expenses');
    const button = page.getByRole('button', { name: 'Add Expense' });
    await button.click();
    const told = page.getByText('This could not be opened. Reload the page and try again.');
    await expect(told).toBeVisible();
    await page.unroute('**/assets/expense-form-dialog-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(told).toBeHidden();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Add Expense' })).toBeVisible();
  });

  test('a message names the connection if there is none', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    await createProject(page);
    await page.goto('/projects');
    const button = page.getByRole('button', { name: 'New Project' });
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    const told = page.getByText('This could not be opened. Check your connection and try again.');
    await expect(told).toBeVisible();
  });
});

test.describe('a toast in front of a dialog', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('can be closed, and the dialog stays', { tag: '@slow' }, async ({ page }) => {
    await createProject(page);
    await page.route('**/api/expenses', (route) => route.fulfill({ status: 500 }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Add Expense' }).click();
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await form.getByLabel('Description').fill('Oak flooring');
    await form.getByLabel('Amount').fill('12');
    await form.getByLabel('Category').selectOption('Materials');
    await form.getByLabel('Payment Method').selectOption('Cash');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    const close = page.getByRole('button', { name: 'Close toast' });
    await close.click();
    await expect(close).toBeHidden();
    await expect(form.getByLabel('Description')).toHaveValue('Oak flooring');
  });
});

test('after editing an expense from its details, the focus returns to its row', {
  tag: '@slow',
}, async ({ page }) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await page.goto('/expenses');
  const row = page.getByRole('button', { name: 'Oak flooring', exact: true });
  await row.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Oak flooring' });
  await details.getByRole('button', { name: 'Edit' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Expense' });
  await form.getByLabel('Description').fill('Oak floor');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(row).toBeFocused();
});
