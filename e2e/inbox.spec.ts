import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { draw } from '../exam/receipts/drawing.ts';
import { freePort, startProduct } from './product.ts';
import { receiptPdf, receiptPhoto } from './receipt-files.ts';
import {
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PASSWORD,
  signedInTest,
  test,
} from './test.ts';

interface Bought {
  shop: string;
  day: string;
  /** Each with its price. Without any, nothing checks the total. */
  goods: [string, string][];
  total: string;
}

async function drawnReceipt(name: string, { shop, day, goods, total }: Bought) {
  const rows = [
    { left: shop, size: 30 },
    { left: day },
    ...goods.map(([left, right]) => ({ left, right })),
    { left: 'Total', right: total },
  ];
  const buffer = await draw({ width: 440, font: 'DejaVu Sans', rows });
  return { name, mimeType: 'image/png', buffer };
}

/** Different bytes, so that none is the same file as another. */
const scan = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([receiptPdf(), Buffer.from(`% ${name}\n`)]),
});

const cardOf = (page: Page, text: string | RegExp) =>
  page.getByRole('list', { name: 'Receipts' }).getByRole('listitem').filter({ hasText: text });

test.describe('with a reader', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('thirty receipts are sent, read and reviewed by keyboard', { tag: '@slow' }, async ({
    page,
  }) => {
    // Three receipts are read, which takes seconds of a processor each.
    test.setTimeout(300_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-inbox-'));
    const product = await startProduct({
      dataDir,
      port: await freePort(),
      env: { READ_RECEIPTS: 'on' },
    });
    const post = async (url: string, data: object) => {
      const headers = { origin: product.url };
      const response = await page.request.post(`${product.url}${url}`, { headers, data });
      expect(response.status()).toBe(201);
      return (await response.json()) as { id: number };
    };
    await post('/api/register', { email: 'ada@example.com', password: PASSWORD, firstName: 'Ada' });
    const { id: projectId } = await post('/api/projects', { name: 'Bath', budget: '9000' });
    const { id: contractorId } = await post('/api/contractors', { name: 'Tile Shop' });
    await post('/api/expenses', {
      ...{ projectId, contractorId, description: 'Grout', amount: '12.30', category: 'materials' },
      ...{ paymentMethod: 'credit_card', date: '2026-01-08' },
    });

    await page.goto(`${product.url}/inbox`);
    await expect(page.getByText('Nothing waits here')).toBeVisible();
    await expectAccessible(page);

    // One of them fails at first. Nothing else does, and it is still there to be sent again.
    let failures = 1;
    await page.route('**/api/inbox?**', async (route) => {
      const isDoomed = route.request().postDataBuffer()?.includes('scan 7.pdf');
      if (isDoomed && failures > 0) {
        failures -= 1;
        await route.fulfill({ status: 503, json: { error: 'Try again in a moment.' } });
      } else await route.continue();
    });
    const shop = 'TILE SHOP';
    const drawn = await Promise.all([
      drawnReceipt('wall.png', {
        ...{ shop, day: '03/08/2026', total: '100.00' },
        goods: [
          ['Tiles', '60.00'],
          ['Glue', '40.00'],
        ],
      }),
      drawnReceipt('floor.png', {
        ...{ shop, day: '04/21/2026', total: '75.50' },
        goods: [
          ['Tiles', '70.50'],
          ['Glue', '5.00'],
        ],
      }),
      drawnReceipt('paint.png', {
        ...{ shop: 'NORTH PAINT', day: '05/02/2026', total: '55.00', goods: [] },
      }),
    ]);
    const scans = Array.from({ length: 27 }, (_, index) => scan(`scan ${index + 1}.pdf`));
    await page.getByLabel('Add Receipts').setInputFiles([...drawn, ...scans]);
    const onTheirWay = page.getByRole('list', { name: 'Files on their way' });
    await expect(onTheirWay.getByRole('alert')).toHaveText('Try again in a moment.');
    await expect(page.getByText('29 receipts wait.')).toBeVisible({ timeout: 120_000 });
    await onTheirWay.getByRole('button', { name: 'Try scan 7.pdf again' }).click();
    await expect(page.getByText('30 receipts wait.')).toBeVisible();
    await expect(onTheirWay).toHaveCount(0);

    const acceptAll = page.getByRole('button', { name: /^Accept all checked/ });
    await expect(acceptAll).toHaveText('Accept all checked (2)', { timeout: 120_000 });
    const wall = cardOf(page, '$100.00');
    await expect(wall).toContainText('Checked');
    await expect(wall).toContainText('Materials');
    const paint = cardOf(page, '$55.00');
    await expect(paint).toContainText('Please check');
    await expect(paint).toContainText('Missing: category.');
    await expectAccessible(page);

    // By keyboard: on to the next ones, one of them is not an expense, and it was one after all.
    await paint.focus();
    await page.keyboard.press('ArrowUp');
    await expect(paint).not.toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(paint).toBeFocused();
    await expect(paint).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const removed = await page.locator('li:focus h2').textContent();
    await page.keyboard.press('x');
    await expect(page.getByText('29 receipts wait.')).toBeVisible();
    await expect(cardOf(page, removed ?? '')).toHaveCount(0);
    await expect(page.locator('li:focus')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('30 receipts wait.')).toBeVisible();

    // Not everything is known of this one: accepting it opens the form, with the file.
    await paint.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await expect(form.getByLabel('Amount')).toHaveValue('55.00');
    await expect(form.getByRole('list', { name: 'Files' })).toContainText('paint.png');
    await form.getByLabel('Category').selectOption('other');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('29 receipts wait.')).toBeVisible();

    await acceptAll.click();
    await expect(page.getByText('2 expenses saved.')).toBeVisible();
    await expect(page.getByText('27 receipts wait.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Inbox.*27 waiting/ })).toBeVisible();

    await page.getByRole('link', { name: 'All Expenses' }).click();
    await expect(page.getByRole('link', { name: '27 receipts wait in the inbox' })).toBeVisible();
    await expect(page.getByRole('row')).toContainText([
      /./,
      /NORTH PAINT|North Paint/,
      /Tile Shop/,
    ]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('27 receipts wait in the inbox.')).toBeVisible();

    // Dropped anywhere, a file leads to the inbox. The same purchase is said to be there already.
    const [again] = drawn;
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'again.png', { type: 'image/png' }));
        return transfer;
      },
      [...(again?.buffer ?? [])],
    );
    const main = page.getByRole('main');
    await main.dispatchEvent('dragover', { dataTransfer: files });
    await expect(page.getByText('Drop receipts to put them into the inbox')).toBeVisible();
    await main.dispatchEvent('drop', { dataTransfer: files });
    await expect(page).toHaveURL(/\/inbox$/);
    await expect(page.getByText('28 receipts wait.')).toBeVisible();
    const duplicate = cardOf(page, 'You may have added this already');
    await expect(duplicate.getByRole('link')).toHaveText(/^Tile Shop, \$100\.00, /);

    await page.goto('about:blank');
    await product.stop();
    await rm(dataDir, { recursive: true });
  });
});

signedInTest.describe('on a phone', () => {
  signedInTest.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  signedInTest('a receipt that nobody read is accepted through the form', async ({ page }) => {
    await createProject(page);
    await page.goto('/inbox');
    const photo = { mimeType: 'image/jpeg', buffer: await receiptPhoto() };
    await page.getByLabel('Add Receipts').setInputFiles([
      { name: 'first.jpg', ...photo },
      { name: 'again.jpg', ...photo },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no receipt') },
    ]);
    await expect(page.getByText('2 receipts wait.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText("can't be used");
    await page.getByRole('button', { name: 'Leave out notes.txt' }).tap();
    // The two may arrive in either order.
    await expect(cardOf(page, 'The same file waits here already.')).toHaveCount(1);
    const first = cardOf(page, '.jpg').first();
    await expect(first).toContainText('It could not be read.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await first.getByRole('button', { name: /^Accept/ }).tap();
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await expect(page.getByText(/^Missing: total, date, description/)).toBeVisible();
    await form.getByLabel('Description').fill('Primer');
    await form.getByLabel('Amount').fill('18.40');
    await form.getByLabel('Category').selectOption('materials');
    await form.getByLabel('Payment Method').selectOption('cash');
    await form.getByRole('button', { name: 'Add Expense' }).tap();
    await expect(page.getByText('1 receipt waits.')).toBeVisible();
    const again = cardOf(page, '.jpg');
    await expect(again).toContainText('You may have added this already');
    await again.getByRole('button', { name: /^Not an expense/ }).tap();
    await expect(page.getByText('Nothing waits here')).toBeVisible();
  });
});
