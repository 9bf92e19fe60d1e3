import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { project, user } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer } from '../../testing/test-server.ts';
import { SignedInUserProvider } from '../auth/signed-in-user.tsx';
import { ProjectsPage } from './projects-page.tsx';

const kitchen = { ...project, totalSpent: '5000.00' };
const bath = { ...project, id: 5, name: 'Bath', budget: '10000.00' };
const sample = { ...project, id: 6, name: 'Maple Street', budget: '90000.00', isSample: true };

async function renderProjects(projects: unknown) {
  answer('GET /api/projects', projects);
  answer('GET /api/projects/deleted', []);
  await renderPage(
    <SignedInUserProvider value={user}>
      <ProjectsPage />
    </SignedInUserProvider>,
  );
}

const totals = page.getByRole('region', { name: /All \d projects/ });

it('the totals over all projects leave out the sample, which says what it is', async () => {
  await renderProjects([kitchen, bath, sample]);
  await expect.element(totals.getByText('All 2 projects without the sample')).toBeVisible();
  await expect.element(totals.getByText('$35,000.00')).toBeVisible();
  await expect.element(totals.getByText('$30,000.00')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Maple Street' });
  await expect.element(card.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(card.getByText(/Made-up figures, which count in no total/)).toBeVisible();
  const others = page.getByText(/Made-up figures, which count in no total/);
  expect(others.elements()).toHaveLength(1);
});

it('there are no totals of one project and the sample', async () => {
  await renderProjects([kitchen, sample]);
  await expect.element(page.getByRole('link', { name: 'Maple Street' })).toBeVisible();
  await expect.element(totals).not.toBeInTheDocument();
});
