import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  phoneAndDesk,
  test,
} from './test.ts';

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('a programmer looks up a call, the fields of its body and the document for programs', {
      tag: '@slow',
    }, async ({ page }) => {
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
      await expectContrast(page);

      // The document for programs.
      await page.getByRole('link', { name: 'OpenAPI 3.1 document' }).click();
      await expect(page.locator('body')).toContainText('"openapi":"3.1.0"');
    });
  });
}
