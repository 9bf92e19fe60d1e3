import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedInTest as test,
} from './test.ts';

// A file that is no archive is refused on the way.
test.use({ expectedConsole: [/status of 400/] });

test('an archive becomes a project again', async ({ page }) => {
  const project = await createProject(page);
  await createExpense(page, project.id, { description: 'Floor tiles', amount: '2380' });
  const archive = await page.request.get(`/api/projects/${project.id}/archive.zip`);
  expect(archive.headers()['content-disposition']).toContain('.zip');

  await page.goto('/projects');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Restore from an archive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore from an archive' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  // A file that is no archive gets a sentence, and another one can be chosen.
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'kitchen.zip', mimeType: 'application/zip', buffer });
  await choose(Buffer.from('no archive'));
  await expect(dialog.getByRole('alert')).toContainText('it is no ZIP file');
  await expectAccessible(page);
  await choose(await archive.body());

  await expect(page.getByText('Project restored')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('$2,380.00')).toHaveCount(2);
});
