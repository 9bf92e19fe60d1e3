import { randomUUID } from 'node:crypto';
import {
  createExpense,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneAndDesk,
  PASSWORD,
  signedInTest,
  test,
} from './test.ts';

const HOUSE = 'Maple Street renovation Dashboard';

test('a visitor tries the demo, keeps what they added, and removes the sample', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const [demo] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Watch Demo' }).first().click(),
  ]);
  await page.close();
  await expect(demo).toHaveURL('/dashboard');
  await expect(demo.getByRole('heading', { name: HOUSE })).toBeVisible();
  const note = demo.getByRole('complementary', { name: 'Demo' });
  await expect(note).toContainText('It vanishes after 24 hours');
  await onPhoneAndDesk(demo, async () => {
    await expectNoSidewaysScroll(demo);
    await expectAccessible(demo);
  });

  const projects = (await (await demo.request.get('/api/projects')).json()) as { id: number }[];
  await createExpense(demo, projects[0]?.id ?? 0, {
    description: 'My own lamp',
    date: new Date().toISOString().slice(0, 10),
  });
  await note.getByRole('button', { name: 'Create Free Account' }).click();
  const dialog = demo.getByRole('dialog', { name: 'Create Free Account' });
  await expect(dialog.getByLabel('Keep what I added')).toBeChecked();
  await expectAccessible(demo);
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create Account' }).click();

  const sample = demo.getByRole('complementary', { name: 'Sample project' });
  await expect(sample).toContainText('It counts neither against your plan nor in any total.');
  await expect(demo.getByText('My own lamp')).toBeVisible();
  await sample.getByRole('button', { name: 'Remove the sample' }).click();
  await expect(demo.getByRole('heading', { name: 'Welcome to Plumbline' })).toBeVisible();
});

signedInTest.use({ expectedConsole: [/status of 409/] });
signedInTest(
  'a new person starts with the sample project, and the demo leaves them signed in',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/dashboard');
    const start = page.getByRole('button', { name: 'Start with the sample project' });
    await expect(start).toBeVisible();
    await expectAccessible(page);
    await start.click();
    await expect(page.getByRole('heading', { name: HOUSE })).toBeVisible();

    await page.goto('/demo');
    await expect(page.getByRole('heading', { name: 'Add the sample project?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add the sample project' }).click();
    await expect(page.getByRole('heading', { name: HOUSE })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sample project' })).toBeVisible();
  },
);
