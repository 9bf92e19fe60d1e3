import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MilestoneInput } from '#shared/milestone.ts';
import { ApiError } from '../../lib/api-client.ts';
import { contractor } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer } from '../../testing/test-server.ts';
import { MilestoneForm } from './milestone-form.tsx';

const save = page.getByRole('button', { name: 'Add Milestone' });
const title = page.getByLabelText('Title');

async function renderForm(onSubmit: (input: MilestoneInput) => Promise<unknown>) {
  answer('GET /api/contractors', [contractor]);
  await renderPage(
    <MilestoneForm
      projectId={4}
      submitText="Add Milestone"
      pendingText="Adding..."
      onSubmit={onSubmit}
    />,
  );
}

it('a milestone needs a title and a category', async () => {
  const saved: MilestoneInput[] = [];
  await renderForm(async (input) => saved.push(input));
  await save.click();
  for (const field of [title, page.getByLabelText('Category')]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(saved).toEqual([]);
});

it('a milestone is sent with its contractor, and an empty date as null', async () => {
  const saved: MilestoneInput[] = [];
  await renderForm(async (input) => saved.push(input));
  await title.fill('Cabinets in');
  await page.getByLabelText('Category').selectOptions('Kitchen');
  await page.getByLabelText('Contractor (optional)').selectOptions('Rosa Okafor');
  await save.click();
  await expect
    .poll(() => saved)
    .toMatchObject([{ projectId: 4, title: 'Cabinets in', contractorId: 3, targetDate: null }]);
});

it('a server error shows on its field, any other beside the button', async () => {
  await renderForm(async () => {
    throw new ApiError({
      message: 'Check',
      sentence: 'Check the form.',
      status: 400,
      details: [
        { path: ['title'], message: 'This title is taken' },
        { path: [], message: 'Something else' },
      ],
    });
  });
  await title.fill('Cabinets in');
  await page.getByLabelText('Category').selectOptions('Kitchen');
  await save.click();
  await expect.element(title).toHaveAccessibleDescription('This title is taken');
  await expect.element(page.getByText('Check the form.')).toBeVisible();
});
