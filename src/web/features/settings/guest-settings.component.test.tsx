import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { SignedInUserProvider } from '../auth/signed-in-user.tsx';
import { SettingsPage } from './settings-page.tsx';

const KEEP = 'POST /api/auth/google/keep';

const renderSettings = (address = '/settings') =>
  renderPage(
    <SignedInUserProvider value={{ ...user, isGuest: true }}>
      <SettingsPage />
    </SignedInUserProvider>,
    address,
  );

it('a guest chooses the theme and how numbers are written, and asks for nothing else', async () => {
  answer('PUT /api/account/locale', { ...user, isGuest: true, locale: 'de-DE' });
  await renderSettings();
  await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await page.getByLabelText('Numbers and dates').selectOptions('de-DE');
  await expect.poll(() => receivedCalls('PUT /api/account/locale')).toHaveLength(1);
  await expect.element(page.getByText('Weekly mail and calendar')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Switch it/ })).not.toBeInTheDocument();
  for (const call of ['GET /api/account', 'GET /api/sessions', 'GET /api/weekly-mail']) {
    expect(receivedCalls(call)).toEqual([]);
  }
});

it('a guest creates the account there, also with Google, and reads why that was refused', async () => {
  answer(KEEP, { error: 'Google sign-in is not configured here.', code: 'unavailable' }, 503);
  await renderSettings('/settings?google=google_has_account');
  await expect.element(page.getByText(/You have an account here already/)).toBeVisible();
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Free Account' });
  await expect.element(dialog.getByLabelText('Confirm password', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign up with Google' }).click();
  await expect.element(dialog.getByText('Google sign-in is not configured here.')).toBeVisible();
  expect(receivedCalls(KEEP)).toHaveLength(1);
});
