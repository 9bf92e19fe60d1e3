import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { agreement, contractor, expense, planLine } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { ExpenseFormDialog } from './expense-form-dialog.tsx';

const CREATE = 'POST /api/expenses';

function AddExpense() {
  const [isOpen, setIsOpen] = useState(true);
  return <ExpenseFormDialog isOpen={isOpen} onOpenChange={setIsOpen} projectId={4} />;
}

const form = page.getByRole('dialog', { name: 'Add Expense' });
const more = form.getByRole('button', { name: 'More' });

async function openForm(records: { agreements?: object[]; lines?: object[] } = {}) {
  answer('GET /api/contractors', [contractor]);
  answer('GET /api/expenses/habits', {
    category: 'materials',
    paymentMethod: 'cash',
    byContractor: {},
    descriptions: [],
  });
  answer('GET /api/rooms', []);
  answer('GET /api/plan-lines', records.lines ?? []);
  answer('GET /api/agreements', records.agreements ?? []);
  answer('GET /api/bills', []);
  answer(CREATE, expense);
  await renderPage(<AddExpense />);
  await form.getByLabelText('Description').fill('Floor tiles');
  await form.getByLabelText('Amount').fill('100');
}

const sent = () => receivedCalls(CREATE).map(({ body }) => body);

describe('a project without a plan', () => {
  beforeEach(() => openForm());

  it('has no more fields than before', async () => {
    await expect.element(more).toBeVisible();
    expect(form.getByRole('combobox').elements()).toHaveLength(3);
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toMatchObject([{ kind: 'expense', agreementId: null, lines: [] }]);
  });
});

describe('a payment to a contractor', () => {
  const choose = () => form.getByLabelText(/^Contractor/).selectOptions('Rosa Okafor');

  it('counts toward the only open agreement, unless the person says otherwise', async () => {
    await openForm({ agreements: [agreement, { ...agreement, id: 13, status: 'closed' }] });
    await choose();
    const counts = form.getByRole('checkbox', { name: 'Counts toward Tiling ($4,200.00 left)' });
    await expect.element(counts).toBeChecked();
    await counts.click();
    await expect.element(counts).not.toBeChecked();
    await counts.click();
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toMatchObject([{ contractorId: 3, agreementId: 12 }]);
  });

  it('leaves the choice to the person if there are several agreements', async () => {
    await openForm({ agreements: [agreement, { ...agreement, id: 13, title: 'Floor' }] });
    await choose();
    await expect.element(form.getByLabelText(/^Counts toward/)).toHaveValue('');
  });
});

describe('a refund', () => {
  it('can name the expense that it refunds', async () => {
    await openForm();
    const expenses = [{ ...expense, description: 'Oak planks' }];
    answer('GET /api/expenses', {
      expenses,
      totalCount: 1,
      totalPages: 1,
      totalAmount: '1250.40',
    });
    answer('GET /api/expenses/9', expenses[0]);
    await more.click();
    await form.getByRole('switch', { name: /^Refund/ }).click();
    await form.getByRole('button', { name: /Oak planks/ }).click();
    await form.getByRole('button', { name: 'Add Refund' }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toMatchObject([{ kind: 'refund', refundOfId: 9, amount: '100.00' }]);
  });
});

describe('a split', () => {
  const part = (number: number) => form.getByRole('group', { name: `Part ${number}` });
  const save = form.getByRole('button', { name: 'Add Expense' });

  beforeEach(async () => {
    await openForm({ lines: [planLine] });
    await more.click();
    await form.getByRole('button', { name: 'Split', exact: true }).click();
  });

  it('is refused in place until its parts add up', async () => {
    await part(1).getByLabelText('Amount').fill('60');
    await part(2).getByLabelText('Category').selectOptions('Labor');
    await part(2).getByLabelText('Amount').fill('30');
    await expect.element(form.getByText('$10.00 left over')).toBeVisible();
    await save.click();
    await expect.element(form.getByText('The parts must add up to the amount')).toBeVisible();
    expect(sent()).toEqual([]);
    await part(2).getByRole('button', { name: 'The rest ($40.00)' }).click();
    await expect.element(form.getByText('Adds up')).toBeVisible();
    await part(2).getByLabelText('Line of the plan').selectOptions('Tiles and grout');
    await save.click();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toMatchObject([
      {
        amount: '100.00',
        category: 'materials',
        lines: [
          { category: 'materials', amount: '60.00', planLineId: null },
          { category: 'labor', amount: '40.00', planLineId: 7 },
        ],
      },
    ]);
  });

  it('divides evenly, to the cent', async () => {
    await form.getByRole('button', { name: 'Add part' }).click();
    await form.getByRole('button', { name: 'Split evenly' }).click();
    await expect.element(part(1).getByLabelText('Amount')).toHaveValue('33.34');
    await expect.element(part(3).getByLabelText('Amount')).toHaveValue('33.33');
    await expect.element(form.getByText('Adds up')).toBeVisible();
  });
});
