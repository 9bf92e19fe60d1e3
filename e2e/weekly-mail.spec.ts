import { expect, expectAccessible, signedInTest, test } from './test.ts';

signedInTest('the weekly mail is switched on and off in the account menu', async ({ page }) => {
  await page.goto('/projects');
  const dialog = page.getByRole('dialog', { name: 'Weekly mail' });
  const open = async () => {
    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('menuitem', { name: 'Weekly mail' }).click();
  };
  await open();
  await expect(dialog.getByText(/^It is off\. It would go to .+@example\.com\.$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('The weekly mail is on.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await open();
  await expect(dialog.getByText(/^It is on and goes to /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByText('The weekly mail is off.')).toBeVisible();
});

test.describe('a broken link', () => {
  test.use({ expectedConsole: [/404/] });

  test('asks first, and then says so', async ({ page }) => {
    await page.goto('/unsubscribe/1.broken');
    await expect(page.getByRole('heading', { name: 'Stop the weekly mail?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop the weekly mail' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is not complete.');
  });
});
