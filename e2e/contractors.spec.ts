import {
  createContractor,
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failUntilPressed,
  holdEvents,
  phoneAndDesk,
  signedInTest as test,
} from './test.ts';

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport, expectedConsole: [/Failed to load resource/] });

    test('contractors can be added, contacted, found, changed and deleted', async ({ page }) => {
      const project = await createProject(page);
      await page.goto('/contractors');
      await expect(page.getByText('No contractors yet')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Add your first contractor' }).click();
      const form = page.getByRole('dialog', { name: 'Add Contractor' });
      await form.getByLabel('Email').fill('nobody');
      // Chromium gives an empty value if it cannot read a number.
      await form.getByLabel('Hourly rate').pressSequentially('9-5');
      await form.getByRole('button', { name: 'Add Contractor' }).click();
      for (const sentence of [
        'Name is required',
        'Enter a valid e-mail address',
        'Hourly rate must be a valid number',
      ]) {
        await expect(form.getByText(sentence)).toBeVisible();
      }
      await expectAccessible(page);
      await form.getByLabel('Name *').fill('Rosa Okafor');
      await form.getByLabel('Company').fill('Okafor Electric');
      await form.getByLabel('Specialty').selectOption('Electrician');
      await form.getByLabel('Email').fill('rosa@example.com');
      await form.getByLabel('Phone').fill('(555) 010-2030');
      await form.getByLabel('Hourly rate').fill('85');
      await form.getByLabel('Notes').fill('Prefers mornings.');
      await form.getByLabel('Name *').press('Enter');
      await expect(page.getByText('Contractor added successfully')).toBeVisible();
      await expect(form).toBeHidden();

      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rosa Okafor' });
      await expect(card).toContainText('Okafor Electric');
      await expect(card).toContainText('Electrician');
      await expect(card).toContainText('$85.00/hour');
      await expect(card).toContainText('Prefers mornings.');
      await expect(card).toContainText('No expenses yet');
      await expect(card.getByRole('link', { name: 'rosa@example.com' })).toHaveAttribute(
        'href',
        'mailto:rosa@example.com',
      );
      await expect(card.getByRole('link', { name: '(555) 010-2030' })).toHaveAttribute(
        'href',
        'tel:5550102030',
      );

      await page.getByRole('button', { name: 'Edit Rosa Okafor' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Contractor' });
      await expect(edit.getByLabel('Hourly rate')).toHaveValue('85.00');
      await edit.getByLabel('Hourly rate').fill('');
      await edit.getByLabel('Name *').fill('Rosa Adeyemi');
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Contractor updated successfully')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Rosa Adeyemi' })).toBeVisible();
      await expect(page.getByText('/hour')).toBeHidden();

      const tiler = await createContractor(page, { name: 'Ida Quist', specialty: 'Tile/Stone' });
      await createExpense(page, project.id, { contractorId: tiler.id, amount: '1250.40' });
      await createExpense(page, project.id, { contractorId: tiler.id, amount: '0.10' });
      await createExpense(page, project.id, { description: 'Of nobody' });
      await expect(
        page.getByRole('link', { name: /\$1,250\.50\s*paid in 2 expenses/ }),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel('Search contractors').fill('OKAFOR mornings');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Rosa Adeyemi' })).toBeVisible();
      await page.getByLabel('Filter by specialty').selectOption('Tile/Stone');
      await expect(page.getByText('No contractors match your search')).toBeVisible();
      await page.getByLabel('Search contractors').fill('');
      await expect(page.getByRole('heading', { name: 'Ida Quist' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      // The address follows a change after a moment.
      await expect(page).toHaveURL('/contractors?specialty=Tile%2FStone');

      await page
        .getByRole('link', { name: /\$1,250\.50\s*paid in 2 expenses to Ida Quist/ })
        .click();
      await expect(page).toHaveURL(`/expenses?project=all&contractor=${tiler.id}`);
      await expect(page.getByText('Oak flooring').filter({ visible: true })).toHaveCount(2);
      await expect(page.getByText('Of nobody')).toBeHidden();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Ida Quist' })).toBeVisible();
      await expect(page.getByLabel('Filter by specialty')).toHaveValue('Tile/Stone');

      await page.getByRole('button', { name: 'Delete Ida Quist' }).click();
      const confirm = page.getByRole('alertdialog', { name: 'Delete Contractor' });
      await expect(confirm).toContainText('Their expenses stay');
      await expectAccessible(page);
      await page.route('**/api/contractors/*', (route) => route.abort());
      await confirm.getByRole('button', { name: 'Delete Contractor' }).click();
      await expect(page.getByText('Failed to delete contractor')).toBeVisible();
      await expect(confirm.getByRole('alert')).toContainText("can't be reached");
      await page.unroute('**/api/contractors/*');
      await confirm.getByRole('button', { name: 'Delete Contractor' }).click();
      await expect(page.getByText('Success', { exact: true })).toBeVisible();
      await expect(page.getByText('Contractor deleted successfully')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Rosa Adeyemi' })).toBeVisible();
      const left = await page.request.get('/api/expenses');
      expect((await left.json()).totalCount).toBe(3);
    });
  });
}

test.describe('on the free plan', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the third contractor is the last one, no matter where it is added', {
    tag: '@slow',
  }, async ({ page }) => {
    await createContractor(page, { name: 'First' });
    await createContractor(page, { name: 'Second' });
    await page.goto('/contractors');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Add Contractor' }).click();
    const form = page.getByRole('dialog', { name: 'Add Contractor' });
    await form.getByLabel('Name *').fill('Fourth');
    await createContractor(page, { name: 'Third' });
    await form.getByRole('button', { name: 'Add Contractor' }).click();
    const limit = page.getByRole('dialog', { name: 'Contractor Limit Reached' });
    await expect(limit).toContainText('3 of 3');
    await limit.getByRole('button', { name: 'Continue with Free Plan' }).click();
    await expect(form.getByLabel('Name *')).toHaveValue('Fourth');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();

    const counted = page.waitForResponse('**/api/contractors/count');
    await page.getByRole('button', { name: 'Add Contractor' }).click();
    expect(await (await counted).json()).toEqual({ count: 3, limit: 3 });
    await expect(limit).toContainText('3 of 3');
    await expect(form).toBeHidden();
    await limit.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect(page).toHaveURL('/billing');
  });
});

test.describe('when the list fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });
  test('a list that cannot load can be retried, and a full one fits a small phone', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await createContractor(page, {
      name: 'W'.repeat(200),
      company: 'W'.repeat(200),
      specialty: 'W'.repeat(200),
      phone: '5'.repeat(50),
      hourlyRate: '999999.99',
      notes: 'W'.repeat(5_000),
    });
    await holdEvents(page);
    await failUntilPressed(page, '**/api/contractors', (route) =>
      route.fulfill({ status: 503, json: { error: 'The database is not reachable.' } }),
    );
    await page.goto('/contractors');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch contractors');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^Show all/ }).click();
    await expect(page.getByRole('button', { name: /^Show less/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
