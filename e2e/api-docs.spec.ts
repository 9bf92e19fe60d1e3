import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a programmer looks up a call and the fields of its body', async ({ page }) => {
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1, name: 'Plumbline API' })).toBeVisible();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: 'Expenses', exact: true })
        .click();
      await expect(page.getByRole('heading', { name: 'Expenses', exact: true })).toBeInViewport();

      const call = page.getByRole('article').filter({ hasText: 'Create an expense' });
      await call.getByRole('link', { name: 'ExpenseInput' }).click();
      await expect(page).toHaveURL(/#schema-ExpenseInput$/);
      const schema = page.locator(':target');
      await expect(schema.getByRole('heading', { name: 'ExpenseInput' })).toBeInViewport();
      await expect(schema.getByText('paymentMethod')).toBeVisible();

      await expectNoSidewaysScroll(page);
      // Thousands of elements of the same form would take axe half a minute.
      const others = 'section:not(#expenses, #security, #refusals, #schemas)';
      await page.locator(`${others}, article:nth-of-type(n+4)`).evaluateAll((repeated) => {
        for (const element of repeated) element.remove();
      });
      await expectAccessible(page);
    });
  });
}

test('the page leads to the document for programs', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'OpenAPI 3.1 document' }).click();
  await expect(page.locator('body')).toContainText('"openapi":"3.1.0"');
});
