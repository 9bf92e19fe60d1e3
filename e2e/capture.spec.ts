import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { draw } from '../exam/receipts/drawing.ts';
import { knownLayouts } from '../exam/receipts/known-layouts.ts';
import { createRandom } from '../exam/receipts/random.ts';
import { freePort, type Product, startProduct } from './product.ts';
import { receiptPdf, receiptPhoto } from './receipt-files.ts';
import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedInTest as test,
} from './test.ts';

/** It gives way to everything else, and then takes long on a busy machine. */
const READ = { timeout: 120_000 };

/** A receipt of a hardware store, as a camera would send it. */
async function hardwareReceipt() {
  const layout = knownLayouts['hardwareChain'];
  if (!layout) throw new Error('There is no such layout');
  const paper = { ...layout(createRandom(7)), layout: 'hardwareChain' };
  const buffer = await draw(paper);
  return { truth: paper.truth, file: { name: 'till.png', mimeType: 'image/png', buffer } };
}

async function chooseFile(
  page: Page,
  target: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser');
  await target.tap();
  await (await chooser).setFiles(file);
}

/** Reading takes seconds of a processor, so only these journeys start a product that reads. */
test.describe('where receipts are read', { tag: '@slow' }, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let product: Product;
  let dataDir: string;
  const usualUrl = process.env['PRODUCT_URL'];
  test.beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-reading-'));
    product = await startProduct({ dataDir, port: await freePort(), env: { READ_RECEIPTS: 'on' } });
    process.env['PRODUCT_URL'] = product.url;
  });
  test.afterAll(async () => {
    process.env['PRODUCT_URL'] = usualUrl;
    await product.stop();
    await rm(dataDir, { recursive: true });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('an expense with a checked receipt takes four taps, and the first opens the camera', async ({
      page,
    }) => {
      const { id } = await createProject(page);
      await createExpense(page, id, { paymentMethod: 'cash', category: 'tools' });
      const { truth, file } = await hardwareReceipt();
      await page.goto('/dashboard');
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.tap();
      };
      const form = page.getByRole('dialog', { name: 'Add Expense' });
      const camera = page.getByLabel('Take a photo of a receipt');
      await expect(camera).toHaveAttribute('capture', 'environment');
      taps += 1;
      await chooseFile(page, camera.locator('..'), file);
      // In the phone's own camera: the shutter, and the choice of the photo.
      taps += 2;
      await expect(form.getByLabel('Amount')).toHaveValue(truth.total, READ);
      await expect(form.getByText(/which adds up/)).toBeVisible();
      await expect(form.getByLabel('Date')).toHaveValue(truth.date);
      await expect(form.getByLabel('Description')).toHaveValue(truth.merchant);
      await expect(form.getByLabel('Category')).toHaveValue('tools');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await tap(form.getByRole('button', { name: 'Add Expense' }));
      await expect(page.getByText('Expense Added')).toBeVisible();
      expect(taps).toBe(4);
    });
  });

  test('a receipt fills the form beside its picture, is known the second time, and is split by its lines', async ({
    page,
  }) => {
    const { id } = await createProject(page);
    const { truth, file } = await hardwareReceipt();
    // What the address gives is kept, and what cannot be used is ignored.
    await page.goto(
      '/expenses?add=photo&paymentMethod=check&category=shells&notes=For%20the%20hall',
    );
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await expect(form.getByLabel('Notes')).toHaveValue('For the hall');
    await expect(form.getByLabel('Payment Method')).toHaveValue('check');
    await form.getByLabel('Receipt').setInputFiles(file);
    await form.getByLabel('Description').fill('Hall floor');
    await expect(form.getByLabel('Amount')).toHaveValue(truth.total, READ);
    await expect(form.getByLabel('Date')).toHaveAccessibleDescription('Please check');
    await expect(form.getByLabel('Description')).toHaveValue('Hall floor');
    const [picture, amount] = await Promise.all([
      form.getByRole('img', { name: 'The first file' }).boundingBox(),
      form.getByLabel('Amount').boundingBox(),
    ]);
    expect(picture?.x).toBeGreaterThan((amount?.x ?? 0) + (amount?.width ?? 0));
    await form.getByLabel('Category').selectOption('Materials');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByRole('row', { name: /Hall floor/ })).toBeVisible();
    await expect(page).toHaveURL('/expenses');

    await page.getByRole('button', { name: 'Add Expense' }).click();
    await form.getByLabel('Receipt').setInputFiles(file);
    const warning = form.getByRole('alert').filter({ hasText: 'You may have added this already' });
    await expect(warning.getByRole('link', { name: /Hall floor/ })).toBeVisible(READ);
    const lines = form.getByRole('list').filter({ has: page.locator('[aria-pressed]') });
    await lines.getByRole('button').first().click();
    await form.getByLabel('Category of these lines').selectOption('Tools');
    await form.getByRole('button', { name: /^Split off/ }).click();
    await expect(form.getByText('Split in 2 parts')).toBeVisible();
    await expect(form.getByText('Adds up', { exact: true })).toBeVisible();
    await form.getByLabel('Category').first().selectOption('Materials');
    await form.getByLabel('Payment Method').selectOption('Cash');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form).toBeHidden();
    const { expenses } = await (await page.request.get(`/api/expenses?projectId=${id}`)).json();
    expect(expenses).toHaveLength(2);
    const split = expenses.find((expense: { lines: unknown[] }) => expense.lines.length === 2);
    expect(split).toMatchObject({ amount: truth.total, lines: [{}, { category: 'tools' }] });
  });
});

test('an expense has several files, in the order that the person gives them', {
  tag: '@slow',
}, async ({ page }) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await page.goto('/expenses');
  const photo = await receiptPhoto();
  await page
    .getByRole('row', { name: /Oak flooring/ })
    .getByText('Credit Card')
    .click();
  const details = page.getByRole('dialog', { name: 'Oak flooring' });
  await details.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Expense' });
  await form.getByLabel('Receipt').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no receipt') },
    { name: 'permit.pdf', mimeType: 'application/pdf', buffer: receiptPdf() },
  ]);
  await expect(form.getByText(/“notes.txt” can't be used/)).toBeVisible();
  await form.getByLabel('Add more files').setInputFiles({
    name: 'back.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  const names = form.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(names).toHaveText([/front/, /permit/, /back/]);
  await form.getByRole('button', { name: 'Move back.jpg up' }).click();
  await expect(names).toHaveText([/front/, /back/, /permit/]);
  await expect(form.getByRole('button', { name: 'Move back.jpg up' })).toBeFocused();
  await names.nth(2).dragTo(names.nth(0));
  await expect(names).toHaveText([/permit/, /front/, /back/]);
  await form.getByRole('button', { name: 'Remove front.jpg' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();

  await page
    .getByRole('row', { name: /Oak flooring/ })
    .getByText('Credit Card')
    .click();
  await expect(details.getByText('1 of 2')).toBeVisible();
  await expect(details.getByRole('button', { name: 'View PDF' })).toBeVisible();
  await details.getByRole('button', { name: 'Next file' }).click();
  await expect(details.getByRole('img', { name: /2 of 2/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(details.getByText('1 of 2')).toBeVisible();
  await expectAccessible(page);
});
