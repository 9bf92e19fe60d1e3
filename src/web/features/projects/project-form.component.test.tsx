import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ProjectInput } from '#shared/project.ts';
import { ApiError } from '../../lib/api-client.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProjectForm } from './project-form.tsx';

const save = page.getByRole('button', { name: 'Create Project' });
const budget = page.getByLabelText('Total Budget');

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
    .toEqual([{ name: 'Kitchen', description: null, budget: '25000.00' }]);
});

it('a budget keeps its value when the mouse wheel turns over it', async () => {
  await renderForm(async () => undefined);
  await budget.fill('25000');
  budget.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
  await expect.element(budget).not.toHaveFocus();
  await expect.element(budget).toHaveValue(25000);
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
