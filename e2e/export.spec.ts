import readXlsxFile from 'read-excel-file/universal';
import { saved } from './download.ts';
import { joinedPerson } from './sharing.ts';
import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  phoneAndDesk,
  signedInTest as test,
} from './test.ts';

const sheetsIn = async (bytes: Buffer) =>
  Object.fromEntries(
    (await readXlsxFile(new Uint8Array(bytes).buffer)).map(({ sheet, data }) => [sheet, data]),
  );

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every file is taken from one dialog', { tag }, async ({ page }) => {
      const project = await createProject(page, 'Kitchen');
      await createExpense(page, project.id, { description: 'Plumber', category: 'labor' });
      await createExpense(page, project.id, { description: 'Tiles', amount: '99.95' });
      await page.goto('/expenses?category=labor');
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export Kitchen' });
      await expect(dialog).toContainText('The expenses as your list shows them now');
      await expectAccessible(page);
      await expectContrast(page);
      await expectNoSidewaysScroll(page);

      const list = dialog.getByRole('button', { name: 'Download List of expenses' });
      const csv = await saved(page, list);
      expect(csv.name).toMatch(/^kitchen-expenses-\d{4}-\d\d-\d\d\.csv$/);
      expect(csv.bytes.toString()).toContain('Plumber');
      expect(csv.bytes.toString()).not.toContain('Tiles');
      await expect(dialog.getByText(`Saved as ${csv.name}`)).toBeVisible();
      await expect(list).toBeFocused();

      // The spreadsheet is about the whole project.
      const spreadsheet = dialog.getByRole('button', { name: 'Download Spreadsheet' });
      const xlsx = await saved(page, spreadsheet);
      expect(xlsx.name).toMatch(/^kitchen-\d{4}-\d\d-\d\d\.xlsx$/);
      const { Expenses: expenses = [], Budget: budget = [] } = await sheetsIn(xlsx.bytes);
      expect(expenses.map((row) => row[1])).toEqual(['Description', 'Tiles', 'Plumber', null]);
      expect(budget.length).toBeGreaterThan(3);
      await expect(dialog.getByText(`Saved as ${xlsx.name}`)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (const [title, ending] of [
        ['Report', 'pdf'],
        ['Tax record', 'pdf'],
        ['Archive', 'zip'],
      ] as const) {
        const file = await saved(page, dialog.getByRole('button', { name: `Download ${title}` }));
        expect(file.name).toMatch(new RegExp(`\\.${ending}$`));
        expect(file.bytes.toString('latin1')).toMatch(ending === 'pdf' ? /^%PDF/ : /^PK/);
      }
    });
  });
}

test('a viewer exports from the card of the project', { tag: '@slow' }, async ({
  page,
  browser,
}) => {
  const { id: projectId } = await createProject(page, 'Attic');
  await createExpense(page, projectId);
  const joined = { projectId, role: 'viewer', firstName: 'Sam' } as const;
  const { page: sam } = await joinedPerson(browser, page, joined);
  await sam.goto('/projects');
  await sam.getByRole('button', { name: 'Export Attic' }).click();
  const dialog = sam.getByRole('dialog', { name: 'Export Attic' });
  await expect(dialog).toContainText('Every expense, one line each');
  const file = await saved(sam, dialog.getByRole('button', { name: 'Download Spreadsheet' }));
  const { Expenses: expenses = [] } = await sheetsIn(file.bytes);
  expect(expenses).toHaveLength(3);
});
