import ICAL from 'ical.js';
import { saved } from './download.ts';
import { receiptPdf } from './receipt-files.ts';
import {
  completeMilestone,
  createContractor,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdEvents,
  phoneAndDesk,
  signedInTest as test,
} from './test.ts';

/**
 * Half past eleven in the evening in New York, the time zone of these tests; in London it is March
 * 9.
 */
const LATE_ON_MARCH_8 = new Date('2026-03-09T03:30:00Z');

function summariesOf(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'));
}

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport, expectedConsole: [/Failed to load resource/] });

    test('milestones can be added, completed, reopened, changed and deleted', async ({ page }) => {
      await page.clock.setFixedTime(LATE_ON_MARCH_8);
      const project = await createProject(page);
      await page.goto('/timeline');
      await expect(page.getByText('No milestones yet')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Add Milestone' }).click();
      const form = page.getByRole('dialog', { name: 'Add Milestone' });
      // A month and a day without a year.
      await form.getByLabel('Target date').pressSequentially('0308');
      await form.getByRole('button', { name: 'Add Milestone' }).click();
      await expect(form.getByText('Title is required')).toBeVisible();
      await expect(form.getByText('Target date must be a day that exists')).toBeVisible();
      await expect(form.getByText('Category is required')).toBeVisible();
      await expectAccessible(page);
      await form.getByLabel('Title').fill('Cabinets in');
      await form.getByLabel('Category').selectOption('Kitchen');
      await form.getByLabel('Target date').fill('2026-03-08');
      await form.getByLabel('Description').fill('Template first');
      await form.getByLabel('Title').press('Enter');
      await expect(form).toBeHidden();
      const cabinets = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: 'Cabinets in' });
      await expect(cabinets).toContainText('Due today');
      await expect(cabinets).toContainText('Mar 8, 2026');
      await expect(cabinets).toContainText('Template first');
      await expect(cabinets).toContainText('Kitchen');

      await createMilestone(page, project.id, { title: 'Some day', category: 'Painting' });
      await createMilestone(page, project.id, { title: 'Wiring', targetDate: '2026-03-07' });
      await createMilestone(page, project.id, { title: 'Floor', targetDate: '2026-03-20' });
      const permits = await createMilestone(page, project.id, {
        title: 'Permits',
        targetDate: '2026-01-01',
      });
      await completeMilestone(page, permits.id);
      const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
      await expect(titles).toHaveText(['Wiring', 'Cabinets in', 'Floor', 'Some day']);
      await page.getByRole('button', { name: 'Show 1 completed' }).click();
      await expect(titles).toHaveText(['Wiring', 'Cabinets in', 'Floor', 'Some day', 'Permits']);
      const item = (title: string) =>
        page.getByRole('main').getByRole('listitem').filter({ hasText: title });
      await expect(item('Wiring')).toContainText('Overdue by 1 day');
      await expect(item('Floor')).toContainText('Due in 12 days');
      await expect(item('Some day')).toContainText('No target date');
      await expect(item('Permits')).toContainText(/Completed on [A-Z][a-z]{2} \d+, \d{4}/);
      await expect(page.getByText('1 of 5 done')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.route('**/complete', (route) => route.abort());
      await page.getByRole('button', { name: 'Complete Wiring' }).click();
      await expect(item('Wiring').getByRole('alert')).toContainText("can't be reached");
      await page.unroute('**/complete');
      await page.getByRole('button', { name: 'Complete Wiring' }).click();
      await expect(item('Wiring')).toContainText('Completed on');
      await expect(page.getByText('2 of 5 done')).toBeVisible();
      await expect(titles).toHaveText(['Cabinets in', 'Floor', 'Some day', 'Permits', 'Wiring']);
      const reopen = page.getByRole('button', { name: 'Reopen Wiring' });
      await expect(reopen).toBeFocused();
      // A milestone that was just completed is not folded away with the others.
      await page.getByRole('button', { name: 'Hide 1 completed' }).click();
      await expect(titles).toHaveText(['Cabinets in', 'Floor', 'Some day', 'Wiring']);
      // The second click of a double-click on Complete.
      await reopen.dispatchEvent('click', { detail: 2 });
      await reopen.click();
      await expect(item('Wiring')).toContainText('Overdue by 1 day');

      await page.getByRole('button', { name: 'Edit Wiring' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Milestone' });
      await expect(edit.getByLabel('Target date')).toHaveValue('2026-03-07');
      await edit.getByLabel('Target date').fill('');
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(item('Wiring')).toContainText('No target date');

      await page.getByRole('button', { name: 'Delete Wiring' }).click();
      const confirm = page.getByRole('alertdialog', { name: 'Delete Milestone' });
      await expect(confirm).toContainText('This action cannot be undone.');
      await confirm.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Delete Wiring' }).click();
      await expectAccessible(page);
      await confirm.getByRole('button', { name: 'Delete Milestone' }).click();
      await expect(item('Wiring')).toBeHidden();
      await expect(page.getByText('1 of 4 done')).toBeVisible();

      const bath = await createProject(page, 'Bath');
      await page.goto(`/timeline?project=${bath.id}`);
      await expect(page.getByText('No milestones yet')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Bath');
      await expect(page).toHaveURL('/timeline');
    });

    test('a completion can be back-dated, and a milestone names its contractor', {
      tag: '@slow',
    }, async ({ page }) => {
      const project = await createProject(page);
      const { id } = await createContractor(page, { name: 'Rosa Okafor' });
      await createMilestone(page, project.id, { title: 'Wiring', contractorId: id });
      await createMilestone(page, project.id, { title: 'Paint', description: 'Two coats' });
      await page.goto('/timeline');
      const item = (title: string) =>
        page.getByRole('main').getByRole('listitem').filter({ hasText: title });
      await expect(item('Wiring')).toContainText('Rosa Okafor');
      await expect(item('Paint').getByText('Two coats')).toBeHidden();
      await page.getByRole('button', { name: 'Show notes on Paint' }).click();
      await expect(item('Paint').getByText('Two coats')).toBeVisible();

      await page.getByRole('button', { name: 'Edit Paint' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Milestone' });
      const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: receiptPdf() });
      await edit.getByLabel('Add files').setInputFiles([pdf('report.pdf'), pdf('permit.pdf')]);
      const files = edit.getByRole('list', { name: 'Files' });
      await expect(files.getByRole('listitem')).toHaveCount(2);
      await files.getByRole('button', { name: 'Remove permit.pdf' }).click();
      await expect(files.getByRole('listitem')).toHaveText(['report.pdf']);
      await expectAccessible(page);
      await edit.getByLabel('Contractor').selectOption('Rosa Okafor');
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(item('Paint')).toContainText('Rosa Okafor');

      await page.getByRole('button', { name: 'Complete Wiring' }).click();
      await item('Wiring')
        .getByRole('button', { name: /^Completed on/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Day of Completion' });
      await expectAccessible(page);
      await dialog.getByLabel('Completed on').fill('2999-01-01');
      await dialog.getByRole('button', { name: 'Save Day' }).click();
      await expect(dialog.getByText('This day is in the future')).toBeVisible();
      await dialog.getByLabel('Completed on').fill('2026-01-31');
      await dialog.getByRole('button', { name: 'Save Day' }).click();
      await expect(dialog).toBeHidden();
      const dated = item('Wiring').getByRole('button', { name: 'Completed on Jan 31, 2026' });
      await expect(dated).toBeFocused();
      await page.reload();
      await page.getByRole('button', { name: 'Show 1 completed' }).click();
      await expect(dated).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('an empty timeline starts with a starter set', { tag: '@slow' }, async ({ page }) => {
      await page.clock.setFixedTime(LATE_ON_MARCH_8);
      await createProject(page, 'Guest bathroom');
      await page.goto('/timeline');
      await page.getByRole('button', { name: 'Use a starter set' }).click();
      const dialog = page.getByRole('dialog', { name: 'Starter Set' });
      await expect(dialog.getByLabel('Bathroom')).toBeChecked();
      await dialog.getByLabel('Basement').check();
      await dialog.getByLabel('Start date').fill('2026-04-01');
      await expect(dialog.getByLabel('Target date of milestone 1', { exact: true })).toHaveValue(
        '2026-04-01',
      );
      await expect(dialog.getByLabel('Target date of milestone 2', { exact: true })).toHaveValue(
        '2026-04-15',
      );
      await dialog.getByLabel('Title of milestone 1', { exact: true }).fill('');
      await dialog.getByLabel('Target date of milestone 2', { exact: true }).fill('2026-05-05');
      await dialog.getByRole('button', { name: 'Leave out milestone 3' }).click();
      await expect(dialog.getByLabel('Title of milestone 3', { exact: true })).toBeFocused();
      await dialog.getByRole('button', { name: 'Add 12 Milestones' }).click();
      await expect(dialog.getByText('Title is required')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByLabel('Title of milestone 1', { exact: true }).fill('Dry enough to begin');
      // Looking at another set, and choosing a later start, keeps the changes.
      await dialog.getByLabel('Whole house').check();
      await expect(dialog.getByLabel('Target date of milestone 1', { exact: true })).toHaveValue(
        '2026-04-01',
      );
      await dialog.getByLabel('Basement').check();
      await expect(dialog.getByLabel('Title of milestone 1', { exact: true })).toHaveValue(
        'Dry enough to begin',
      );
      await dialog.getByLabel('Start date').fill('2026-04-02');
      await expect(dialog.getByLabel('Target date of milestone 2', { exact: true })).toHaveValue(
        '2026-05-06',
      );

      const saved = page.waitForRequest('**/api/milestones/starter_set');
      await dialog.getByRole('button', { name: 'Add 12 Milestones' }).click();
      await saved;
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
      await expect(page.getByText('0 of 12 done')).toBeVisible();
      const first = page.getByRole('main').getByRole('listitem').first();
      await expect(first).toContainText('Dry enough to begin');
      await expect(first).toContainText('Due in 25 days');
      await expect(page.getByText('Basement cleared')).toBeHidden();
    });

    test('milestones can be added to a calendar, by a secret address or as a file', {
      tag: '@slow',
    }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const project = await createProject(page);
      await createMilestone(page, project.id, { targetDate: '2026-03-08' });
      await createMilestone(page, project.id, { title: 'Some day' });
      await page.goto('/timeline');
      await page.getByRole('button', { name: 'Calendar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Calendar' });
      const file = await saved(page, dialog.getByRole('link', { name: 'Download .ics' }));
      expect(file.name).toBe('milestones.ics');
      expect(summariesOf(file.bytes.toString())).toEqual(['Cabinets in (Kitchen)']);

      await dialog.getByRole('button', { name: 'Make a secret address' }).click();
      const address = dialog.getByLabel('Secret address');
      const first = await address.inputValue();
      await dialog.getByRole('button', { name: 'Copy address' }).click();
      await expect(dialog.getByText('Copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
      await expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
        'href',
        first.replace('http:', 'webcal:'),
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const feed = await fetch(first);
      expect(feed.headers.get('content-type')).toContain('text/calendar');
      expect(summariesOf(await feed.text())).toEqual(['Cabinets in (Kitchen)']);

      await dialog.getByRole('button', { name: 'Renew' }).click();
      const renew = page.getByRole('alertdialog', { name: 'Renew Address' });
      await renew.getByRole('button', { name: 'Renew Address' }).click();
      await expect(renew).toBeHidden();
      const second = await address.inputValue();
      expect(second).not.toBe(first);
      expect((await fetch(first)).status).toBe(404);
      await page.reload();
      await page.getByRole('button', { name: 'Calendar' }).click();
      await expect(address).toHaveValue(second);

      await dialog.getByRole('button', { name: 'Switch off' }).click();
      await page
        .getByRole('alertdialog', { name: 'Switch Off Address' })
        .getByRole('button', { name: 'Switch Off' })
        .click();
      await expect(dialog.getByRole('button', { name: 'Make a secret address' })).toBeVisible();
      expect((await fetch(second)).status).toBe(404);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Calendar' })).toBeFocused();
    });
  });
}

test('fourteen steps fit on one screen', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const project = await createProject(page);
  for (let index = 1; index <= 14; index += 1) {
    const targetDate = `2026-03-${String(index).padStart(2, '0')}`;
    await createMilestone(page, project.id, { title: `Step ${index}`, targetDate });
  }
  await page.goto('/timeline');
  await expect(page.getByRole('heading', { name: 'Step 14' })).toBeInViewport({ ratio: 1 });
});

test.describe('when the timeline fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('it can be retried, and a full one fits a small phone', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const project = await createProject(page, 'W'.repeat(200));
    await createMilestone(page, project.id, {
      title: 'W'.repeat(200),
      description: 'W'.repeat(5_000),
      targetDate: '9999-12-31',
    });
    await holdEvents(page);
    await page.route('**/api/milestones?*', (route) => route.abort());
    await page.goto('/timeline');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch milestones');
    await page.unroute('**/api/milestones?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^Show notes/ }).click();
    await page.getByRole('button', { name: /^Show all/ }).click();
    await expectNoSidewaysScroll(page);
  });
});
