import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { contractor } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { NewContractorForm } from './new-contractor-form.tsx';

const CREATE = 'POST /api/contractors';
const save = page.getByRole('button', { name: 'Add Contractor' });

it('a contractor needs a name, and the rate must be a number', async () => {
  await renderPage(<NewContractorForm project={null} onCreated={() => undefined} />);
  await page.getByLabelText('Hourly rate').fill('-5');
  await save.click();
  await expect.element(page.getByText('Name is required')).toBeVisible();
  await expect.element(page.getByText('Hourly rate must be a valid number')).toBeVisible();
  expect(receivedCalls(CREATE)).toEqual([]);
});

it('a field that the server refuses shows the error, and the rest is kept', async () => {
  const details = [{ path: ['email'], message: 'This address is blocked' }];
  answer(CREATE, { error: 'Check the form', code: 'validation', details }, 400);
  await renderPage(<NewContractorForm project={null} onCreated={() => undefined} />);
  await page.getByLabelText('Name *').fill('Rosa Okafor');
  await page.getByLabelText('Email').fill('rosa@example.com');
  await save.click();
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveAccessibleDescription('This address is blocked');
  await expect.element(page.getByLabelText('Name *')).toHaveValue('Rosa Okafor');
});

it('a full plan opens the upgrade, by the flag and not by the message', async () => {
  answer(CREATE, { error: 'No room', code: 'plan_limit', upgradeRequired: true }, 403);
  await renderPage(<NewContractorForm project={null} onCreated={() => undefined} />);
  await page.getByLabelText('Name *').fill('Rosa Okafor');
  await save.click();
  const modal = page.getByRole('dialog', { name: 'Contractor Limit Reached' });
  await expect.element(modal).toBeVisible();
});

it('a saved contractor is passed on', async () => {
  answer(CREATE, contractor);
  answer('GET /api/contractors', [contractor]);
  const created: number[] = [];
  await renderPage(<NewContractorForm project={null} onCreated={({ id }) => created.push(id)} />);
  await page.getByLabelText('Name *').fill('  Rosa Okafor ');
  await save.click();
  await expect.poll(() => created).toEqual([3]);
  expect(receivedCalls(CREATE)[0]?.body).toMatchObject({ name: 'Rosa Okafor', email: null });
});
