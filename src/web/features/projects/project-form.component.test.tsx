import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ProjectInput } from '#shared/project-input.ts';
import { ApiError } from '../../lib/api-client.ts';
import { project } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer } from '../../testing/test-server.ts';
import { ProjectForm } from './project-form.tsx';
import { projectsQuery } from './project-queries.ts';

const save = page.getByRole('button', { name: 'Create Project' });
const budget = page.getByLabelText('Total Budget');
const currency = page.getByLabelText('Currency');

async function renderForm(onSubmit: (input: ProjectInput) => Promise<unknown>) {
  await renderPage(
    <ProjectForm submitText="Create Project" pendingText="Creating..." onSubmit={onSubmit} />,
  );
}

it('a project needs a name and a budget of at least $100', async () => {
  const saved: ProjectInput[] = [];
  await renderForm(async (input) => saved.push(input));
  await budget.fill('99.99');
  await save.click();
  await expect.element(budget).toHaveAccessibleDescription('Budget must be at least $100');
  await expect.element(page.getByLabelText('Project Name')).toHaveFocus();
  expect(saved).toEqual([]);
});

it('a start date that was not changed is not sent', async () => {
  const saved: ProjectInput[] = [];
  await renderForm(async (input) => saved.push(input));
  await page.getByLabelText('Project Name').fill('Kitchen');
  await budget.fill('25000');
  await save.click();
  await expect
    .poll(() => saved)
    .toEqual([
      { name: 'Kitchen', description: null, budget: '25000.00', currency: 'USD', region: null },
    ]);
});

it.each([
  ['25.000,50', '25000.50'],
  ['25,000', '25000.00'],
  ["25'000.5", '25000.50'],
])('a budget of %s is sent as %s', async (typed, sent) => {
  const saved: ProjectInput[] = [];
  await renderForm(async (input) => saved.push(input));
  await page.getByLabelText('Project Name').fill('Kitchen');
  await budget.fill(typed);
  await save.click();
  await expect.poll(() => saved).toMatchObject([{ budget: sent }]);
});

it('the messages of the budget are in the chosen currency', async () => {
  await renderForm(async () => undefined);
  await currency.selectOptions('EUR');
  await budget.fill('nonsense');
  await save.click();
  await expect.element(budget).toHaveAccessibleDescription('Budget must be at least €100');
});

function FormAfterProjects() {
  const { data } = useQuery(projectsQuery);
  return data && <ProjectForm submitText="Add" pendingText="" onSubmit={async () => undefined} />;
}

it('a new project starts with the currency of the last one', async () => {
  answer('GET /api/projects', [project, { ...project, id: 5, currency: 'CHF' }]);
  await renderPage(<FormAfterProjects />);
  await expect.element(currency).toHaveValue('CHF');
});

it('a change of the currency says that amounts stay', async () => {
  const note = page.getByText('Amounts are not converted.');
  const saved: ProjectInput[] = [];
  await renderPage(
    <ProjectForm
      project={project}
      submitText="Save"
      pendingText="Saving..."
      onSubmit={async (input) => saved.push(input)}
    />,
  );
  await expect.element(note).not.toBeInTheDocument();
  await currency.selectOptions('GBP');
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved).toMatchObject([{ currency: 'GBP', budget: '25000.00' }]);
});

it('a project that is not saved says why beside the button', async () => {
  const sentence = 'The database is away.';
  await renderForm(async () => {
    throw new ApiError({ message: sentence, sentence, status: 503, code: 'unavailable' });
  });
  await page.getByLabelText('Project Name').fill('Kitchen');
  await budget.fill('25000');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
});
