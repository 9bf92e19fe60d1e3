import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expense } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, answerLater, receivedCalls } from '../../testing/test-server.ts';
import { ExpenseFormDialog } from './expense-form-dialog.tsx';

const CREATE = 'POST /api/expenses';

function AddExpense() {
  const [isOpen, setIsOpen] = useState(true);
  return <ExpenseFormDialog isOpen={isOpen} onOpenChange={setIsOpen} projectId={4} />;
}

const form = page.getByRole('dialog', { name: 'Add Expense' });
const save = form.getByRole('button', { name: 'Add Expense' });

async function fillForm() {
  await form.getByLabelText('Description').fill('Oak flooring');
  await form.getByLabelText('Amount').fill('1250.40');
  await form.getByLabelText('Category').selectOptions('Materials');
  await form.getByLabelText('Payment Method').selectOptions('Cash');
}

beforeEach(async () => {
  answer('GET /api/contractors', []);
  answer('GET /api/expenses/habits', {
    category: null,
    paymentMethod: null,
    byContractor: {},
    descriptions: ['Oak flooring'],
  });
  await renderPage(<AddExpense />);
});

describe('the form of an expense', () => {
  it('shows what is missing and sends nothing', async () => {
    await save.click();
    for (const text of [
      'Description is required',
      'Category is required',
      'Payment method is required',
    ]) {
      await expect.element(form.getByText(text)).toBeVisible();
    }
    expect(receivedCalls(CREATE)).toEqual([]);
  });

  it('puts the server’s errors on their fields', async () => {
    const details = [{ path: ['amount'], message: 'Too much for this account' }];
    answer(CREATE, { error: 'Check the form', code: 'validation', details }, 400);
    await fillForm();
    await save.click();
    const amount = form.getByLabelText('Amount');
    await expect.element(amount).toHaveAccessibleDescription('Too much for this account');
    await expect.element(amount).toHaveFocus();
    await expect.element(form.getByText('Check the form')).toBeVisible();
    await expect.element(form.getByLabelText('Description')).toHaveValue('Oak flooring');
  });

  it('says why it was not saved, and saves the same on the next try', async () => {
    answer(CREATE, { error: 'The database is away.', code: 'unavailable' }, 503);
    await fillForm();
    await save.click();
    await expect.element(form.getByText('The database is away.')).toBeVisible();
    answer(CREATE, expense);
    await save.click();
    await expect.element(form).not.toBeInTheDocument();
    const bodies = receivedCalls(CREATE).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it('offers the upgrade if the plan is full', async () => {
    answer(CREATE, { error: 'No room', code: 'plan_limit', upgradeRequired: true }, 403);
    await fillForm();
    await save.click();
    const modal = page.getByRole('dialog', { name: 'Expense Limit Reached' });
    await expect.element(modal).toBeVisible();
  });

  it('is sent once, however often Enter is pressed', async () => {
    const answerNow = answerLater(CREATE, expense);
    await fillForm();
    const element = form.getByLabelText('Description').element().closest('form');
    element?.requestSubmit();
    element?.requestSubmit();
    await expect.element(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
    element?.requestSubmit();
    answerNow();
    await expect.element(form).not.toBeInTheDocument();
    expect(receivedCalls(CREATE)).toHaveLength(1);
  });
});

describe('a form with changes', () => {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });

  it('asks before it closes, and keeps the input', async () => {
    await form.getByLabelText('Description').fill('Oak');
    await form.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(form.getByLabelText('Description')).toHaveValue('Oak');
    await form.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  it('closes without a question if nothing was typed', async () => {
    await form.getByRole('button', { name: 'Close' }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(question.query()).toBeNull();
  });
});

describe('the receipt of an expense', () => {
  const receipt = form.getByLabelText('Receipt', { exact: true });

  it('is refused with a sentence if it has another type', async () => {
    await receipt.upload(new File(['a,b'], 'list.csv', { type: 'text/csv' }));
    const sentence = "“list.csv” can't be used. Choose a JPEG, PNG, GIF or PDF file.";
    await expect.element(form.getByText(sentence)).toBeVisible();
  });

  it('is refused with a sentence if it is too large', async () => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'photo.png', { type: 'image/png' }));
    const zone = receipt.element().closest('label');
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }));
    const sentence = '“photo.png” is larger than 10 MB. Choose a smaller file.';
    await expect.element(form.getByText(sentence)).toBeVisible();
  });
});
