import { expect, expectAccessible, signedInTest, test } from './test.ts';

signedInTest('the weekly mail is switched on and off in the settings', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByText(/It is off\. It would go to .+@example\.com\./)).toBeVisible();
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText(/It is on and goes to /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/It is on and goes to /)).toBeVisible();
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByText(/It is off\./)).toBeVisible();
});

test.describe('a broken link', () => {
  test.use({ expectedConsole: [/404/] });

  test('asks first, and then says so', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/unsubscribe/1.broken');
    await expect(page.getByRole('heading', { name: 'Stop the weekly mail?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop the weekly mail' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is not complete.');
  });
});
