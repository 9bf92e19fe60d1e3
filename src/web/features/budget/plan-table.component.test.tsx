import { useQuery } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlanLine } from '#shared/plan-line.ts';
import { budgetOf, planLine } from '../../testing/budget-records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, answerLater, receivedCalls } from '../../testing/test-server.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { groupPlan } from './plan-groups.ts';
import { PlanTable } from './plan-table.tsx';

const tiles = planLine;
const paint = { ...planLine, id: 12, title: 'Paint', planned: '300.00', position: 2 };
const pasted: string[] = [];

function Table({ canChange = true }: { canChange?: boolean }) {
  const { data: lines = [] } = useQuery(planLinesQuery(4));
  const view = { group: 'category', show: 'all' } as const;
  return (
    <PlanTable
      projectId={4}
      groups={groupPlan({ budget: budgetOf(lines), lines, rooms: [] }, view)}
      grouping="category"
      unplanned={undefined}
      rooms={[]}
      canChange={canChange}
      onOpen={() => undefined}
      onPasteRows={(text) => pasted.push(text)}
    />
  );
}

async function renderTable(lines: PlanLine[] = [tiles, paint], canChange = true) {
  answer('GET /api/plan-lines', lines);
  await renderPage(<Table canChange={canChange} />);
  await expect.element(page.getByRole('rowheader', { name: 'Paint', exact: true })).toBeVisible();
}

const cell = (name: string) => page.getByRole('button', { name, exact: true });
const editor = (name: string) => page.getByRole('textbox', { name });

it('Enter edits a cell, saves it and moves down; the version goes along', async () => {
  await renderTable();
  answer('PUT /api/plan-lines/11', { ...tiles, planned: '1450.50', version: 2 });
  cell('Planned: $1,200.00').element().focus();
  await userEvent.keyboard('{Enter}');
  await editor('Planned of Floor tiles').fill('1,450.50');
  answer('GET /api/plan-lines', [{ ...tiles, planned: '1450.50', version: 2 }, paint]);
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Planned: $300.00')).toHaveFocus();
  await expect.element(cell('Planned: $1,450.50')).toBeVisible();
  expect(receivedCalls('PUT /api/plan-lines/11').map(({ body }) => body)).toEqual([
    { planned: '1450.50', version: 1 },
  ]);
});

it('typing replaces, Tab moves across, Escape keeps the old value, arrows move', async () => {
  await renderTable();
  answer('PUT /api/plan-lines/11', { ...tiles, title: 'Oak', version: 2 });
  cell('Floor tiles').element().focus();
  await userEvent.keyboard('O');
  await expect.element(editor('Title of Floor tiles')).toHaveValue('O');
  answer('GET /api/plan-lines', [{ ...tiles, title: 'Oak', version: 2 }, paint]);
  await userEvent.keyboard('ak{Tab}');
  await expect.element(cell('Oak')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Room: none' }).first()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(cell('Planned: $300.00')).toHaveFocus();
  await userEvent.keyboard('9{Escape}');
  await expect.element(cell('Planned: $300.00')).toHaveFocus();
  expect(receivedCalls('PUT /api/plan-lines/12')).toEqual([]);
});

it('a tick shows with the click, before anything else runs', async () => {
  await renderTable();
  answerLater('PUT /api/plan-lines/11', { ...tiles, isDone: true, version: 2 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tick = page.getByRole('checkbox', { name: 'Done: Floor tiles' });
  await userEvent.click(tick);
  expect(tick.element()).toBeChecked();
});

it('an invalid amount stays in its cell with the reason', async () => {
  await renderTable();
  await cell('Planned: $300.00').click();
  await editor('Planned of Paint').fill('many');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(editor('Planned of Paint'))
    .toHaveAccessibleDescription('Planned amount must be 0 or more');
});

it('an edit that loses to someone else keeps what was typed', async () => {
  await renderTable();
  const theirs = { ...paint, planned: '350.00', version: 2 };
  const refusal = { error: 'Changed', code: 'conflict', current: theirs };
  answer('PUT /api/plan-lines/12', refusal, 409);
  answer('GET /api/plan-lines', [tiles, theirs]);
  await cell('Planned: $300.00').click();
  await editor('Planned of Paint').fill('400');
  await userEvent.keyboard('{Enter}');
  const lost = page.getByText('Someone else changed this to “$350.00” meanwhile', { exact: false });
  await expect.element(lost).toBeVisible();
  answer('PUT /api/plan-lines/12', { ...theirs, planned: '400.00', version: 3 });
  answer('GET /api/plan-lines', [tiles, { ...theirs, planned: '400.00', version: 3 }]);
  await cell('Planned: 400').click();
  await expect.element(editor('Planned of Paint')).toHaveValue('400');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Planned: $400.00')).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
  expect(receivedCalls('PUT /api/plan-lines/12').at(-1)?.body).toMatchObject({ version: 2 });
});

it('an edit of another field than the other person’s is saved on top', async () => {
  await renderTable();
  const current = { ...paint, planned: '350.00', version: 5 };
  answer('PUT /api/plan-lines/12', { error: 'Changed', code: 'conflict', current }, 409);
  await cell('Paint').click();
  await editor('Title of Paint').fill('Primer');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => receivedCalls('PUT /api/plan-lines/12').map(({ body }) => body))
    .toEqual([
      { title: 'Primer', version: 1 },
      { title: 'Primer', version: 5 },
    ]);
});

it('Alt and an arrow move a line, and the table says where it is', async () => {
  await renderTable();
  answer('PUT /api/plan-lines/order', {});
  answer('GET /api/plan-lines', [paint, tiles]);
  cell('Paint').element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect
    .poll(() => receivedCalls('PUT /api/plan-lines/order').map(({ body }) => body))
    .toEqual([{ projectId: 4, ids: [12, 11] }]);
  await expect.element(page.getByText('Paint is now 1 of 2')).toBeInTheDocument();
  await expect.element(cell('Paint')).toHaveFocus();
});

it('several rows from a spreadsheet go to the preview', async () => {
  await renderTable();
  cell('Paint').element().focus();
  const data = new DataTransfer();
  data.setData('text/plain', 'Sink\t90\nTap\t40');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => pasted).toEqual(['Sink\t90\nTap\t40']);
});

it('a viewer finds nothing to edit', async () => {
  await renderTable([tiles, paint], false);
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(cell('Planned: $300.00')).not.toBeInTheDocument();
  await expect.element(page.getByText('$300.00').first()).toBeVisible();
});
