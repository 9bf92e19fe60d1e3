import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Project } from '#shared/project.ts';
import { parsePlainSearch, stringifyPlainSearch } from '../../lib/plain-search.ts';
import { contractor, project } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer } from '../../testing/test-server.ts';
import { ExpenseFilterChips } from './expense-filter-chips.tsx';
import { ExpenseFilters } from './expense-filters.tsx';
import { toExpenseSearch, toExpenseView } from './expense-view.ts';

/** Keeps the view as the text of an address, as the page does. */
function FilteredList({ start }: { start: string }) {
  const [query, setQuery] = useState(start);
  const view = toExpenseView(parsePlainSearch(query));
  const change = (changes: Partial<typeof view>) =>
    setQuery(stringifyPlainSearch(toExpenseSearch({ ...view, ...changes })));
  return (
    <>
      <ExpenseFilters projectId={4} view={view} onChange={change} />
      <ExpenseFilterChips projectId={4} view={view} onChange={change} />
      <output aria-label="Address">{query}</output>
    </>
  );
}

const address = page.getByLabelText('Address');
const chips = page.getByRole('list', { name: 'More filters' });

async function renderFilters(start: string, projects: Project[] = []) {
  answer('GET /api/contractors', [contractor]);
  answer('GET /api/projects', projects);
  await renderPage(<FilteredList start={start} />);
}

describe('the filters of the expenses', () => {
  it('from an address are in the fields and in chips', async () => {
    await renderFilters('?search=oak&category=materials&contractor=3&minAmount=100');
    await expect.element(page.getByLabelText('Search expenses')).toHaveValue('oak');
    await expect.element(page.getByLabelText('Filter by category')).toHaveValue('materials');
    await expect.element(chips.getByRole('button', { name: /Rosa Okafor/ })).toBeVisible();
    await expect.element(chips.getByRole('button', { name: /From \$100\.00/ })).toBeVisible();
  });

  it.each([
    { what: 'all projects', isSample: false, name: 'Remove filter: All projects' },
    { what: 'that a sample is left out', isSample: true, name: /All projects but the sample$/ },
  ])('say $what', async ({ isSample, name }) => {
    await renderFilters('?project=all', [project, { ...project, id: 5, isSample }]);
    await expect.element(chips.getByRole('button', { name, exact: true })).toBeVisible();
  });

  it('are removed one by one with their chips, also from the address', async () => {
    await renderFilters('?contractor=3&receipt=without');
    await chips.getByRole('button', { name: /Without receipt/ }).click();
    await expect.element(address).toHaveTextContent('?contractor=3');
    await chips.getByRole('button', { name: /Rosa Okafor/ }).click();
    await expect.element(address).toBeEmptyDOMElement();
    await expect.element(chips).not.toBeInTheDocument();
  });

  it('can all be cleared at once', async () => {
    await renderFilters('?search=oak&paymentMethod=cash&receipt=with');
    const clear = page.getByRole('button', { name: 'Clear Filters' });
    await clear.click();
    await expect.element(address).toBeEmptyDOMElement();
    await expect.element(page.getByLabelText('Search expenses')).toHaveValue('');
    await expect.element(clear).toBeDisabled();
  });

  it('in the dialog come from the address', async () => {
    await renderFilters('');
    const open = page.getByRole('button', { name: /More filters/ });
    const dialog = page.getByRole('dialog', { name: 'More filters' });
    await open.click();
    await dialog.getByLabelText('From').fill('2026-03-01');
    await dialog.getByLabelText('Lowest amount').fill('12.5');
    await dialog.getByRole('button', { name: 'Show Expenses' }).click();
    await expect.element(address).toHaveTextContent('?from=2026-03-01&minAmount=12.50');
    await open.click();
    await expect.element(dialog.getByLabelText('From')).toHaveValue('2026-03-01');
  });
});
