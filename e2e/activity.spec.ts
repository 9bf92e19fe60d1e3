import { addActivity, ageDeletions, forgetActivity } from './database.ts';
import { joinedPerson } from './sharing.ts';
import {
  api,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  expectAccessibleAt,
  expectNoSidewaysScroll,
  pressEscapeIn,
  signedInTest,
  test,
  turnTo,
} from './test.ts';

signedInTest(
  'a change reads as a sentence, here and in the expense',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    await createExpense(page, id, { description: 'Floor tiles', amount: '2380' });
    await createExpense(page, id, { description: 'Wiring' });
    await page.goto('/expenses');
    await page.getByRole('button', { name: 'Floor tiles' }).first().click();
    const details = page.getByRole('dialog', { name: 'Floor tiles' });
    await details.getByRole('button', { name: 'History' }).click();
    await expect(details.getByRole('listitem')).toHaveText([/^You added Floor tiles/]);
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Amount').fill('2410');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Expense Updated')).toBeVisible();
    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page).toHaveURL('/activity');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    const entries = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
    await expect(entries).toHaveText([
      /^You changed the amount of Floor tiles from \$2,380\.00 to \$2,410\.00\d+:\d\d [AP]M$/,
      /^You added Wiring/,
      /^You added Floor tiles for \$2,380\.00/,
      /^You created the project Kitchen/,
    ]);
  },
);

signedInTest(
  'forms show the history of their record, and Undo brings one back',
  async ({ page }) => {
    const { id } = await createProject(page);
    await createMilestone(page, id);
    await createContractor(page);
    const dialog = page.getByRole('dialog');
    const expectHistory = async (edit: string, sentence: string) => {
      await page.getByRole('button', { name: edit }).click();
      await dialog.getByRole('button', { name: 'History' }).click();
      await expect(dialog.getByText(sentence)).toBeVisible();
    };
    await page.goto('/projects');
    await expectHistory('Edit Kitchen', 'You created the project Kitchen');
    await expectAccessible(page);
    await pressEscapeIn(dialog);
    await page.getByRole('link', { name: 'Contractors' }).click();
    await expectHistory('Edit Rosa Okafor', 'You added the contractor Rosa Okafor');
    await pressEscapeIn(dialog);
    await page.getByRole('link', { name: 'Timeline' }).click();
    await expectHistory('Edit Cabinets in', 'You added the milestone Cabinets in');
    await pressEscapeIn(dialog);

    // A deleted milestone is back at once.
    await page.getByRole('button', { name: 'Delete Cabinets in' }).click();
    await page.getByRole('button', { name: 'Delete Milestone' }).click();
    await expect(page.getByRole('heading', { name: 'Cabinets in' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Cabinets in' })).toBeVisible();
  },
);

signedInTest(
  'a deleted expense and a deleted contractor keep each other',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    const rosa = await createContractor(page);
    await createExpense(page, id, { contractorId: rosa.id });
    await page.goto('/expenses');
    await page.getByRole('button', { name: 'Delete Oak flooring' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No expenses yet')).toBeVisible();
    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByText('You deleted Oak flooring, $1,250.40')).toBeVisible();
    await page.getByRole('button', { name: 'Restore Oak flooring' }).click();
    await expect(page.getByText('Oak flooring is restored.')).toBeVisible();
    await expect(page.getByText('You restored Oak flooring')).toBeVisible();
    await expect(page.getByText('Restored since')).toBeVisible();
    await page.getByRole('link', { name: 'All Expenses' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Oak flooring' })).toContainText(
      'Rosa Okafor',
    );

    await page.getByRole('link', { name: 'Contractors' }).click();
    await page.getByRole('button', { name: 'Delete Rosa Okafor' }).click();
    await page.getByRole('button', { name: 'Delete Contractor' }).click();
    await expect(page.getByText('No contractors yet')).toBeVisible();
    await turnTo(page, '/activity?kind=contractor', 'Activity');
    await page.getByRole('button', { name: 'Restore Rosa Okafor' }).click();
    await expect(page.getByText('You restored the contractor Rosa Okafor')).toBeVisible();
    await page.getByRole('link', { name: 'Contractors' }).click();
    await expect(page.getByText('paid in 1 expense')).toBeVisible();
  },
);

signedInTest('a deleted project is restored with its expenses', async ({ page }) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await page.goto('/projects');
  await expect(page.getByText('Recently deleted')).toBeHidden();
  await page.getByRole('button', { name: 'Delete Kitchen' }).click();
  await page.getByRole('button', { name: 'Delete Project' }).click();
  await expect(page.getByText('No projects yet')).toBeVisible();
  const deleted = page.getByRole('region', { name: 'Recently deleted' });
  await expect(deleted).toContainText('with 1 expense');
  await expectAccessible(page);
  await deleted.getByRole('button', { name: 'Restore Kitchen' }).click();
  await expect(deleted).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Kitchen' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$1,250.40');
});

test.describe('a restore that is refused', () => {
  test.use({ expectedConsole: [/status of 403/] });

  signedInTest(
    'says that the plan is full, or that it is too late',
    { tag: '@slow' },
    async ({ page }) => {
      const { id } = await createProject(page);
      const { id: expenseId } = await createExpense(page, id, { description: 'Floor tiles' });
      await api(page, 'DELETE', `/api/expenses/${expenseId}`);
      for (let index = 0; index < 5; index += 1) await createExpense(page, id);
      await page.goto('/activity');
      await page.getByRole('button', { name: 'Restore Floor tiles' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'the limit of 5 expenses on the free plan',
      );

      await ageDeletions(id, 31);
      await page.reload();
      await expect(page.getByText('Deleted more than 30 days ago')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
    },
  );
});

signedInTest(
  'filters are in the address, and the list goes on',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page);
    await createMilestone(page, id);
    await addActivity(id, 'Maria', 120);
    await page.goto('/activity');
    const entries = page.locator('ol > li');
    await expect(entries).toHaveCount(50);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(entries).toHaveCount(100);
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entries).toHaveCount(122);
    await expect(more).toBeHidden();

    await page.getByLabel('Filter by person').selectOption('You');
    await expect(entries).toHaveText([/milestone Cabinets in/, /project Kitchen/]);
    await page.getByLabel('Filter by kind').selectOption('Milestones');
    await expect(entries).toHaveText([/milestone Cabinets in/]);
    await expect(page).toHaveURL(/kind=milestone&person=\d+/);
    await page.reload();
    await expect(entries).toHaveText([/milestone Cabinets in/]);
    await page.getByLabel('Filter by kind').selectOption('Contractors');
    await expect(page.getByText('No activity matches your filters')).toBeVisible();
    await page.getByRole('button', { name: 'Show all activity' }).click();
    await expect(page).toHaveURL('/activity');
    await expect(page.getByText('Maria added Delivery 120 for $10.01')).toBeVisible();
  },
);

signedInTest(
  'the filter offers everyone in the project',
  { tag: '@slow' },
  async ({ page, browser }) => {
    const { id } = await createProject(page);
    const sam = await joinedPerson(browser, page, {
      projectId: id,
      role: 'viewer',
      firstName: 'Sam',
    });
    await joinedPerson(browser, page, { projectId: id, role: 'editor', firstName: 'Maria' });
    await api(page, 'DELETE', `/api/projects/${id}/members/${sam.userId}`);
    await addActivity(id, 'Ben', 60);
    await page.goto('/activity');
    const person = page.getByLabel('Filter by person');
    await expect(person.getByRole('option')).toHaveText(['Everyone', 'You', 'Maria', 'Ben']);
    await person.selectOption('Maria');
    await expect(page.locator('ol > li')).toHaveText([/^Maria joined/]);
  },
);

signedInTest(
  'the page is accessible at every width, empty and overfull',
  { tag: '@slow' },
  async ({ page }) => {
    const { id } = await createProject(page, 'Kitchen '.repeat(25).trim());
    await forgetActivity(id);
    await page.goto('/activity');
    const widths = [360, 768, 1280];
    const atEachWidth = async (look: () => Promise<void>) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await look();
      }
    };
    await atEachWidth(async () => {
      await expect(page.getByText('No activity yet')).toBeVisible();
    });
    await expectAccessibleAt(page, widths);
    await addActivity(id, 'M'.repeat(100), 60);
    const { id: expenseId } = await createExpense(page, id, { description: 'x'.repeat(200) });
    await api(page, 'DELETE', `/api/expenses/${expenseId}`);
    await atEachWidth(async () => {
      await expect(page.getByRole('button', { name: /^Restore x/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
    await expectAccessibleAt(page, widths);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  signedInTest(
    'the toast with Undo leaves the corner button free',
    { tag: '@slow' },
    async ({ page }) => {
      const { id } = await createProject(page);
      await createExpense(page, id);
      await createExpense(page, id, { description: 'x'.repeat(200) });
      await page.goto('/expenses');
      await page.getByRole('button', { name: /^Delete x/ }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await page.getByRole('button', { name: 'Add Expense' }).tap({ trial: true });
      const box = await undo.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await undo.tap();
      await expect(page.getByText('Restored', { exact: true })).toBeVisible();
    },
  );
});
