import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { contractor, expense } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, answerLater } from '../../testing/test-server.ts';
import type { FieldMarks } from './fill-in.ts';
import { ReceiptReading } from './receipt-reading.tsx';
import { useExpenseForm } from './use-expense-form.ts';

const KEY = `receipts/${'a'.repeat(32)}.png`;
const READ = 'GET /api/readings/5';

const reading = {
  id: 5,
  key: KEY,
  status: 'done',
  total: { value: '84.20', checked: true },
  date: '2026-03-08',
  merchant: 'Tile Shop',
  tax: '4.20',
  lines: [
    { text: 'Tiles', amount: '60.00' },
    { text: 'Hammer', amount: '20.00' },
  ],
  contractorId: null,
  category: 'tools',
  duplicateOf: [],
  text: 'Tile Shop',
};

interface TestFormProps {
  start?: Record<string, string>;
}

function TestForm({ start = {} }: TestFormProps) {
  const form = useExpenseForm({
    projectId: 4,
    expense: undefined,
    copyOf: undefined,
    waiting: undefined,
    start: { values: start, wantsPhoto: false },
    ownerName: undefined,
    nameOf: () => undefined,
    onSaved: () => undefined,
    onPlanFull: () => undefined,
  });
  const [marks, setMarks] = useState<FieldMarks>({});
  return (
    <form>
      <input aria-label="Description" {...form.register('description')} />
      <input aria-label="Amount" {...form.register('amount')} />
      <input aria-label="Date" type="date" {...form.register('date')} />
      <select aria-label="Category" {...form.registerCategory()}>
        <option value="materials">Materials</option>
        <option value="tools">Tools</option>
      </select>
      <output aria-label="Amount mark">{marks.amount}</output>
      <output aria-label="Date mark">{marks.date}</output>
      <output aria-label="Parts">{JSON.stringify(form.all.watch('lines'))}</output>
      <ReceiptReading form={form} receipt={KEY} currency="USD" onMarks={setMarks} />
    </form>
  );
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const status = page.getByRole('status').filter({ hasText: /receipt|total/ });

beforeEach(() => {
  answer('GET /api/expenses/habits', {
    category: 'materials',
    paymentMethod: 'cash',
    byContractor: {},
    descriptions: [],
  });
  answer('GET /api/contractors', [contractor]);
  for (const list of ['rooms', 'plan-lines', 'agreements', 'bills']) answer(`GET /api/${list}`, []);
  answer('POST /api/readings', { id: 5, status: 'waiting' }, 201);
});

describe('a receipt that is read', () => {
  it('fills in what is free, with its tax, and marks only what nothing confirms', async () => {
    answer(READ, reading);
    await renderPage(<TestForm />);
    await expect.element(field('Description')).toHaveValue('Tile Shop');
    await expect.element(field('Amount')).toHaveValue('84.20');
    await expect.element(field('Date')).toHaveValue('2026-03-08');
    await expect.element(field('Category')).toHaveValue('tools');
    await expect
      .element(status)
      .toHaveTextContent('The receipt says: total $84.20, which adds up; tax $4.20.');
    await expect.element(field('Amount mark')).toHaveTextContent('');
    await expect.element(field('Date mark')).toHaveTextContent('Please check');
  });

  it('changes nothing that was typed or chosen meanwhile', async () => {
    const readNow = answerLater(READ, reading);
    await renderPage(<TestForm />);
    await expect.element(status).toHaveTextContent('Reading the receipt. You can keep working.');
    await field('Amount').fill('12');
    await field('Date').fill('2026-01-02');
    await field('Category').selectOptions('Tools');
    await field('Category').selectOptions('Materials');
    readNow();
    await expect.element(field('Description')).toHaveValue('Tile Shop');
    await expect.element(field('Amount')).toHaveValue('12');
    await expect.element(field('Date')).toHaveValue('2026-01-02');
    await expect.element(field('Category')).toHaveValue('materials');
    await expect.element(field('Date mark')).toHaveTextContent('');
  });

  it('changes nothing that the form was opened with', async () => {
    answer(READ, reading);
    await renderPage(<TestForm start={{ description: 'Floor', amount: '9.00' }} />);
    await expect.element(field('Date')).toHaveValue('2026-03-08');
    await expect.element(field('Description')).toHaveValue('Floor');
    await expect.element(field('Amount')).toHaveValue('9.00');
  });

  it('asks for a look at a total that does not add up, until the person comes to it', async () => {
    answer(READ, { ...reading, total: { value: '84.20', checked: false } });
    await renderPage(<TestForm />);
    await expect.element(field('Amount mark')).toHaveTextContent('Please check');
    await field('Amount').click();
    await expect.element(field('Amount mark')).toHaveTextContent('');
    await expect.element(field('Date mark')).toHaveTextContent('Please check');
    await expect.element(field('Amount')).toHaveValue('84.20');
  });

  it.each([
    ['cannot be read', () => answer(READ, { ...reading, status: 'failed', total: null })],
    ['is not read here', () => answer('POST /api/readings', { error: 'No' }, 404)],
  ])('that %s leaves one quiet line', async (_, prepare) => {
    prepare();
    await renderPage(<TestForm />);
    await expect
      .element(status)
      .toHaveTextContent('The receipt could not be read. Fill in the fields yourself.');
    await expect.element(field('Amount')).toHaveValue('');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('names the expense that it may be a duplicate of, with a link', async () => {
    answer('GET /api/expenses/9', expense);
    answer(READ, { ...reading, duplicateOf: [9] });
    await renderPage(<TestForm />);
    const link = page.getByRole('alert').getByRole('link');
    await expect.element(link).toHaveTextContent('Oak flooring, $1,250.40, Mar 8, 2026');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('can be split by its lines; the rest stays in the first part', async () => {
    answer(READ, reading);
    // A phone, on which the list is folded.
    await page.viewport(400, 800);
    await renderPage(<TestForm />);
    await page.getByRole('button', { name: 'Lines found (2)' }).click();
    await page.getByRole('button', { name: /Hammer/ }).click();
    await field('Category of these lines').selectOptions('Tools');
    await page.getByRole('button', { name: 'Split off $20.00' }).click();
    const parts = JSON.parse(field('Parts').element().textContent ?? '');
    expect(parts).toEqual([
      { category: 'tools', roomId: null, planLineId: null, amount: '64.20' },
      { category: 'tools', roomId: null, planLineId: null, amount: '20.00' },
    ]);
    await expect.element(page.getByRole('button', { name: /Hammer/ })).toBeDisabled();
  });
});
