import type { Page } from '@playwright/test';
import {
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  failUntilPressed,
  holdEvents,
  phoneAndDesk,
  signedInTest as test,
} from './test.ts';

const sum = (page: Page) =>
  page.getByRole('list', { name: 'How the expected total adds up' }).getByRole('listitem');

async function expectParts(page: Page, parts: string[]) {
  await expect(sum(page)).toHaveText(parts.map((part) => new RegExp(part.replaceAll('$', '\\$'))));
}

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    // Two amounts are refused on purpose.
    test.use({ viewport, expectedConsole: [/status of 400/] });
    const isPhone = viewport.width < 1024;

    test('a kitchen is planned, agreed, billed, paid in parts and keeps its expected total', async ({
      page,
    }) => {
      await createProject(page, 'Kitchen', '25000');
      await page.goto('/budget');
      await expect(page.getByText('No plan yet')).toBeVisible();
      // A sum of zeros would say nothing.
      await expect(page.getByText('Expected in the end')).toBeHidden();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Start a Plan' }).click();
      const starter = page.getByRole('dialog', { name: 'Start a Plan' });
      await expect(starter.getByLabel('Start from')).toHaveValue('kitchen');
      await expect(starter.getByLabel('Amount of Cabinets and hardware')).toHaveValue('6525.00');
      await starter.getByRole('checkbox', { name: /Design and drawings/ }).uncheck();
      await expect(starter.getByText('$900.00 of $22,500.00 is not in the plan.')).toBeVisible();
      await starter.getByRole('button', { name: 'Spread it over the lines' }).click();
      await expect(starter.getByText('All of $22,500.00 is in the plan.')).toBeVisible();
      await starter.getByLabel('Amount of Cabinets and hardware').fill('6.000,00');
      await expectAccessible(page);
      await starter.getByRole('button', { name: 'Add 10 Lines' }).click();
      await expect(starter).toBeHidden();
      await expect(sum(page).last()).toContainText('$24,203.12');

      const open = () =>
        isPhone
          ? page.getByRole('button', { name: /^Cabinets and hardware/ }).click()
          : page.getByRole('button', { name: 'Open Cabinets and hardware' }).click();
      await open();
      const line = page.getByRole('dialog', { name: 'Cabinets and hardware' });
      await expect(line.getByText('None yet.').first()).toBeVisible();
      await line.getByRole('button', { name: 'Add Agreement' }).click();
      const agreement = page.getByRole('dialog', { name: 'Add Agreement' });
      await expect(agreement.getByLabel('Title')).toHaveValue('Cabinets and hardware');
      await agreement.getByLabel('Amount agreed').fill('6000');
      await agreement.getByLabel('Hold-back, %').fill('10');
      await agreement.getByRole('button', { name: 'Add Agreement' }).click();
      await expect(agreement).toBeHidden();

      await line.getByRole('button', { name: 'Add Bill to Cabinets and hardware' }).click();
      const bill = page.getByRole('dialog', { name: 'Add Bill' });
      await expect(bill.getByLabel('Title')).toHaveValue('Cabinets and hardware, bill 1');
      await bill.getByLabel('Amount').fill('4000');
      await bill.getByRole('button', { name: 'Add Bill' }).click();
      await expect(bill).toBeHidden();
      await expect(line.getByText('$3,600.00 due · $400.00 held back')).toBeVisible();
      await expectAccessible(page);

      const pay = line.getByRole('button', { name: /^Record Payment/ });
      const payment = page.getByRole('dialog', { name: 'Record Payment' });
      await pay.click();
      await expect(payment.getByLabel('Amount')).toHaveValue('3600.00');
      await payment.getByLabel('Amount').fill('5000');
      await payment.getByLabel('Payment Method').selectOption('Bank Transfer');
      await payment.getByRole('button', { name: 'Record Payment' }).click();
      await expect(payment.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
      await payment.getByLabel('Amount').fill('1600');
      await payment.getByRole('button', { name: 'Record Payment' }).click();
      await expect(payment).toBeHidden();
      // The rest: one press and a filled form.
      await pay.click();
      await expect(payment.getByLabel('Amount')).toHaveValue('2000.00');
      await expect(payment.getByLabel('Payment Method')).toHaveValue('bank_transfer');
      await payment.getByRole('button', { name: 'Record Payment' }).click();
      await expect(payment).toBeHidden();
      await expect(line.getByText('Paid, less the hold-back')).toBeVisible();

      await line.getByRole('button', { name: /^Release Hold-back/ }).click();
      const release = page.getByRole('dialog', { name: 'Release Hold-back' });
      await expect(release.getByLabel('Amount')).toHaveValue('400.00');
      await release.getByRole('button', { name: 'Release Hold-back' }).click();
      await expect(release).toBeHidden();
      await expect(pay).toBeHidden();

      await line.getByRole('button', { name: 'Draw on the Reserve' }).click();
      const draw = page.getByRole('dialog', { name: 'Draw on the Reserve' });
      await draw.getByLabel('Amount').fill('9000');
      await draw.getByLabel('What is it for?').fill('Rotten joists');
      await draw.getByRole('button', { name: 'Draw', exact: true }).click();
      await expect(draw.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
      await draw.getByLabel('Amount').fill('500');
      await draw.getByRole('button', { name: 'Draw', exact: true }).click();
      await expect(draw).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(line).toBeHidden();

      await expectParts(page, [
        'Paid.*$4,000.00',
        'Due.*$0.00',
        'Agreed.*$2,000.00',
        'Still to buy.*$16,203.12',
        'Reserve.*$2,000.00',
        'Expected.*$24,203.12',
      ]);
      await expect(page.getByText('$796.88 left if nothing changes')).toBeVisible();
      await expect(
        page.getByText('$500.00 to Cabinets and hardware, rotten joists. $2,000.00 left.'),
      ).toBeVisible();
      await expectAccessible(page);
      await expectContrast(page);
      await expectNoSidewaysScroll(page);

      // Every figure shows the records behind it.
      await page
        .getByRole('button', { name: /^Agreed/ })
        .first()
        .click();
      const agreements = page.getByRole('dialog', { name: 'Agreements' });
      await expect(agreements.getByText('$2,000.00 left to bill')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Still to buy/ }).click();
      await expect(page).toHaveURL(/show=to-buy/);
      await sum(page).first().getByRole('link').click();
      await expect(page).toHaveURL('/expenses');
    });

    test('rooms group the plan, and rows come from a spreadsheet', { tag: '@slow' }, async ({
      page,
    }) => {
      await createProject(page, 'Bath');
      await page.goto('/budget');
      await page.getByRole('button', { name: 'Paste Rows' }).click();
      const paste = page.getByRole('dialog', { name: 'Paste Rows' });
      await paste
        .getByRole('textbox', { name: 'Rows' })
        .fill('Tiles\t1,200\tMaterials\tBathroom\nPainter\tmany\tLabor\nDoor\t300\t\tHall');
      await expect(paste.getByText('Row 2: “many” is not an amount')).toBeVisible();
      await expectAccessible(page);
      await paste.getByRole('button', { name: 'Add 2 Lines' }).click();
      await expect(paste).toBeHidden();

      await page.getByRole('button', { name: 'By room' }).click();
      await expect(page).toHaveURL(/group=room/);
      await expect(page.getByText('Bathroom').first()).toBeVisible();
      await page.getByRole('button', { name: 'Rooms' }).click();
      const rooms = page.getByRole('dialog', { name: 'Rooms' });
      await rooms.getByRole('button', { name: 'Rename Hall' }).click();
      await rooms.getByLabel('Name of Hall').fill('Entrance');
      await rooms.getByRole('button', { name: 'Save' }).click();
      await expect(rooms.getByText('Entrance')).toBeVisible();
      await rooms.getByRole('button', { name: 'Delete Bathroom' }).click();
      await page
        .getByRole('alertdialog', { name: 'Delete Room' })
        .getByRole('button', { name: 'Delete Room' })
        .click();
      await expect(rooms.getByText('Bathroom')).toBeHidden();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByText('No room').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('Entrance').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}

test('the plan is written by keyboard alone', { tag: '@slow' }, async ({ page }) => {
  await createProject(page, 'Kitchen', '10000');
  await page.goto('/budget');
  const start = page.getByRole('button', { name: 'Add a Line' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Line' }).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Tiles');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mat');
  // Past the room and Cancel to the button that saves.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const title = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(title('Tiles')).toBeVisible();

  await title('Tiles').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Title of a new line')).toBeFocused();
  await page.keyboard.type('Paint');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('300,50');
  await page.keyboard.press('Enter');
  await expect(title('Planned: $300.50')).toBeVisible();
  await expect(page.getByLabel('Title of a new line')).toBeFocused();

  await title('Paint').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(
    page.getByRole('rowheader').filter({ has: page.locator('[data-place]') }),
  ).toHaveText(['Paint', 'Tiles']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(title('Planned: $300.50')).toBeFocused();
  await page.keyboard.type('450');
  await page.keyboard.press('Enter');
  await expect(title('Planned: $1,200.00')).toBeFocused();
  await expect(title('Planned: $450.00')).toBeVisible();
  await expect(sum(page).last()).toContainText('$1,650.00');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  // Done without any payment: nothing more is bought.
  await expect(sum(page).last()).toContainText('$450.00');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Done: Tiles' })).toBeChecked();
  await expect(
    page.getByRole('rowheader').filter({ has: page.locator('[data-place]') }),
  ).toHaveText(['Paint', 'Tiles']);
});

test('a line is dragged above another', { tag: '@slow' }, async ({ page }) => {
  const { id } = await createProject(page);
  await page.request.post('/api/plan-lines/batch', {
    headers: { origin: process.env['PRODUCT_URL'] ?? '' },
    data: {
      projectId: id,
      lines: ['Tiles', 'Paint', 'Door'].map((title) => ({
        title,
        category: 'materials',
        planned: '10',
      })),
    },
  });
  await page.goto('/budget');
  const rows = page.getByRole('rowheader').filter({ has: page.locator('[data-place]') });
  await expect(rows).toHaveText(['Tiles', 'Paint', 'Door']);
  const row = (title: string) =>
    page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
  await row('Door').hover();
  await row('Door').getByTitle('Drag to reorder').hover();
  await page.mouse.down();
  const target = await row('Tiles').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 4, { steps: 4 });
  await page.mouse.up();
  await expect(rows).toHaveText(['Door', 'Tiles', 'Paint']);
  await page.reload();
  await expect(rows).toHaveText(['Door', 'Tiles', 'Paint']);
});

test.describe('when the budget fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('it can be retried', async ({ page }) => {
    await createProject(page);
    await holdEvents(page);
    await failUntilPressed(page, '**/api/projects/*/budget', (route) => route.abort());
    await page.goto('/budget');
    await expect(page.getByText('Failed to fetch the budget')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No plan yet')).toBeVisible();
  });
});
