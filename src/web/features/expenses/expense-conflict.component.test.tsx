import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityEntry } from '#shared/activity.ts';
import type { Expense } from '#shared/expense.ts';
import type { User } from '#shared/user.ts';
import { contractor, expense } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { SignedInUserProvider } from '../auth/signed-in-user.tsx';
import { ExpenseFormDialog } from './expense-form-dialog.tsx';

const UPDATE = 'PUT /api/expenses/9';
const HISTORY = 'GET /api/projects/4/activity';
const RECEIPT = 'receipts/0b0c8f5e2f574c0e9d8c0d6f3d1f0a11.png';
const WITH_RECEIPT = {
  imageUrl: RECEIPT,
  attachments: [{ key: RECEIPT, type: 'image/png', name: 'till.png', size: 5 }],
};
const ada = { id: 1 } as User;

const entry: ActivityEntry = {
  id: 12,
  at: '2026-03-08T12:00:00.000Z',
  actor: { id: 2, name: 'Maria Diaz' },
  via: 'web',
  action: 'update',
  kind: 'expense',
  recordId: 9,
  label: 'Oak flooring',
  changes: [],
  canRestore: false,
};

function EditExpense({ expense }: { expense: Expense }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <SignedInUserProvider value={ada}>
      <ExpenseFormDialog isOpen={isOpen} onOpenChange={setIsOpen} projectId={4} expense={expense} />
    </SignedInUserProvider>
  );
}

const form = page.getByRole('dialog', { name: 'Edit Expense' });
const save = form.getByRole('button', { name: 'Save Changes' });
const amount = form.getByRole('textbox', { name: 'Amount' });
const panel = form.getByRole('region');

/** The server has another version of the expense. */
function refuse(changes: Partial<typeof expense> & object, version = 2) {
  const current = { ...expense, ...changes, version };
  answer(UPDATE, { error: 'Someone else changed this', code: 'conflict', current }, 409);
}

beforeEach(() => {
  answer('GET /api/contractors', [contractor]);
  answer(HISTORY, { entries: [entry], next: null });
});

describe('a form whose record was changed by someone else', () => {
  beforeEach(async () => {
    await renderPage(<EditExpense expense={expense} />);
  });

  it('names the person and shows only the fields that differ', async () => {
    refuse({ amount: '1300.00' });
    await amount.fill('1400');
    await form.getByLabelText('Description').fill('Oak floor');
    await save.click();
    await expect
      .element(panel)
      .toHaveAccessibleName('Maria Diaz changed this while you were editing');
    await expect.element(panel).toHaveFocus();
    expect(panel.getByRole('group').elements()).toHaveLength(1);
    await expect
      .element(panel.getByRole('group', { name: 'Amount' }))
      .toHaveTextContent('AmountKeep mine$1,400.00Take theirs$1,300.00');
    await expect.element(form.getByLabelText('Description')).toHaveValue('Oak floor');
  });

  it('keeps what was typed, and sends the new version', async () => {
    refuse({ amount: '1300.00' }, 5);
    await amount.fill('1400');
    await save.click();
    await expect.element(panel.getByLabelText('Keep mine')).toBeChecked();
    answer(UPDATE, expense);
    await save.click();
    await expect.element(form).not.toBeInTheDocument();
    expect(receivedCalls(UPDATE).map(({ body }) => body)).toMatchObject([
      { amount: '1400.00', version: 1 },
      { amount: '1400.00', version: 5 },
    ]);
  });

  it('takes theirs into the field, and can go back to mine', async () => {
    refuse({ amount: '1300.00' });
    await amount.fill('1400');
    await save.click();
    await panel.getByLabelText('Take theirs').click();
    await expect.element(amount).toHaveValue('1300.00');
    await expect.element(panel.getByText('$1,400.00')).toBeVisible();
    await panel.getByLabelText('Keep mine').click();
    await expect.element(amount).toHaveValue('1400');
  });

  it('follows what is typed afterwards', async () => {
    refuse({ amount: '1300.00' });
    await amount.fill('1400');
    await save.click();
    await panel.getByLabelText('Take theirs').click();
    await amount.fill('1500');
    await expect.element(panel.getByLabelText('Keep mine')).toBeChecked();
    await expect.element(panel.getByText('$1,500.00')).toBeVisible();
  });

  it('takes over what was not touched, with a note', async () => {
    refuse({ category: 'labor', notes: 'Late', contractorId: 3, ...WITH_RECEIPT } as object);
    await amount.fill('1400');
    await save.click();
    await expect.element(panel.getByText('What you entered is kept. Save again.')).toBeVisible();
    for (const text of [
      'Category: Labor',
      'Notes: Late',
      'Contractor: Rosa Okafor',
      'Files: till.png',
    ]) {
      await expect.element(panel.getByText(text)).toBeVisible();
    }
    answer(UPDATE, expense);
    await save.click();
    await expect.element(form).not.toBeInTheDocument();
    expect(receivedCalls(UPDATE).at(-1)?.body).toMatchObject({
      amount: '1400.00',
      category: 'labor',
      notes: 'Late',
      contractorId: 3,
      attachments: [{ key: RECEIPT, name: 'till.png' }],
      version: 2,
    });
  });

  it('says so if the person is not known', async () => {
    answer(HISTORY, { error: 'The database is away.', code: 'unavailable' }, 503);
    refuse({});
    await amount.fill('1400');
    await save.click();
    await expect
      .element(panel)
      .toHaveAccessibleName('Someone else changed this while you were editing');
    await expect.element(panel.getByText(/^None of your fields are affected/)).toBeVisible();
  });
});

describe('a form whose record was deleted', () => {
  it('offers to restore it, and says why that failed', async () => {
    answer(UPDATE, { error: 'Expense not found', code: 'not_found' }, 404);
    answer(HISTORY, { entries: [{ ...entry, action: 'delete' }], next: null });
    const sentence = 'The project of this expense was deleted. Restore it first.';
    answer('POST /api/activity/12/restore', { error: sentence, code: 'conflict' }, 409);
    await renderPage(<EditExpense expense={expense} />);
    await amount.fill('1400');
    await save.click();
    await panel.getByRole('button', { name: 'Restore this expense' }).click();
    await expect.element(panel.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(amount).toHaveValue('1400');
  });

  it('saves it as a new one, without the receipt of the deleted one', async () => {
    await renderPage(<EditExpense expense={{ ...expense, ...WITH_RECEIPT }} />);
    answer(UPDATE, { error: 'Expense not found', code: 'not_found' }, 404);
    await amount.fill('1400');
    await save.click();
    await expect.element(panel.getByText(/The receipt stays with the deleted one/)).toBeVisible();
    answer('POST /api/expenses', expense);
    await form.getByRole('button', { name: 'Save as New Expense' }).click();
    await expect.element(form).not.toBeInTheDocument();
    const [created] = receivedCalls('POST /api/expenses');
    expect(created?.body).toMatchObject({ amount: '1400.00', attachments: [] });
    expect(created?.body).not.toHaveProperty('version');
  });
});
