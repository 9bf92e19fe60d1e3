import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type InterposedServer, startInterposedServer } from './interposed-server.ts';
import { receiptPhoto } from './receipt-files.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  pressEscapeIn,
  signedInTest,
} from './test.ts';

/** With the day if midnight has passed. */
const AS_OF = /As of (\w+ \d+, \d+, )?\d+:\d\d [AP]M\./;

interface Fixtures {
  /** The product as the phone reaches it. */
  server: InterposedServer;
}

const test = signedInTest.extend<Fixtures>({
  server: async ({ baseURL }, use) => {
    const server = await startInterposedServer(() => baseURL ?? '');
    await use(server);
    await server.close();
  },
});

test.use({
  savesData: false,
  viewport: { width: 360, height: 740 },
  expectedConsole: [/Failed to load resource|Failed to fetch|net::ERR_/],
});

/** Resolves when the service worker has all files and answers for this page. */
async function openWithWorker(page: Page, url: string) {
  await page.clock.install();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => afterRest(page, () => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.clock.resume();
}

/** The worker starts, and records are kept on the device, when the page is at rest. */
async function afterRest<T>(page: Page, look: () => T): Promise<T> {
  await page.clock.runFor(10_000);
  return page.evaluate(look) as Promise<T>;
}

async function loseSignal(server: InterposedServer, context: BrowserContext) {
  server.isDown = true;
  await context.setOffline(true);
}

async function findSignal(server: InterposedServer, page: Page) {
  server.isDown = false;
  await page.context().setOffline(false);
  // Chromium forgets its offline switch when the worker opens a page, and so has nothing to tell.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const expensesOf = async (page: Page) =>
  (await (await page.request.get('/api/expenses')).json()).expenses as {
    description: string;
    imageUrl: string | null;
  }[];

async function fillExpense(page: Page, description: string) {
  await page.getByRole('button', { name: /Add (First )?Expense/ }).click();
  const form = page.getByRole('dialog', { name: 'Add Expense' });
  await fill(form, description);
  return form;
}

async function fill(form: Locator, description: string) {
  await form.getByLabel('Description').fill(description);
  await form.getByLabel('Amount').fill('48.20');
  await form.getByLabel('Category').selectOption('Materials');
  await form.getByLabel('Payment Method').selectOption('Cash');
}

test('pages open without a connection with their time, and an expense waits and is sent once', async ({
  page,
  context,
  server,
}) => {
  const { id } = await createProject(page);
  await createExpense(page, id);
  await createContractor(page);
  await createMilestone(page, id);
  await openWithWorker(page, `${server.url}/dashboard`);
  for (const path of ['/timeline', '/contractors', '/expenses']) {
    await page.goto(server.url + path);
    await expect(page.getByText(/Cabinets in|Rosa Okafor|Oak flooring/).first()).toBeVisible();
    await expect
      .poll(() => afterRest(page, keptNames))
      .toContainEqual(expect.stringContaining(path.slice(1).replace('timeline', 'milestones')));
  }

  await loseSignal(server, context);
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText(/You are offline|can't be reached/)).toContainText(AS_OF);
  await expect(page.getByRole('heading', { name: 'Kitchen Dashboard' })).toBeVisible();
  for (const [path, text] of [
    ['/timeline', 'Cabinets in'],
    ['/contractors', 'Rosa Okafor'],
    ['/expenses', 'Oak flooring'],
  ] as const) {
    await page.goto(server.url + path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(AS_OF)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Edit|Delete|Complete|Reopen)/ })).toHaveCount(
      0,
    );
  }

  const form = await fillExpense(page, 'Screws');
  await form
    .getByLabel('Receipt')
    .setInputFiles({ name: 'screws.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto() });
  await expect(form.getByText('screws.jpg')).toBeVisible();
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await expect(form).toBeHidden();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Screws' });
  await expect(waiting).toContainText('Waiting');
  await expect(page.getByRole('link', { name: '1 waiting' })).toBeVisible();
  await expectAccessible(page);

  // It is still there after the application was closed.
  await page.goto('about:blank');
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: '1 waiting' }).click();
  await expect(waiting).toContainText('1 file');

  await findSignal(server, page);
  await expect(page.getByRole('link', { name: '1 waiting' })).toBeHidden();
  await expect(page.getByText(/As of/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'View receipt of Screws' })).toBeVisible();
  const stored = (await expensesOf(page)).filter(({ description }) => description === 'Screws');
  expect(stored).toEqual([
    expect.objectContaining({ imageUrl: expect.stringMatching(/^receipts\/.+\.jpg$/) }),
  ]);

  // Nothing of the account stays after a sign-out.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect.poll(() => page.evaluate(keptNames)).toEqual([]);
});

test('a new version says so, loses nothing, and removes the files of the old one', {
  tag: '@slow',
}, async ({ page, server }) => {
  await createProject(page);
  await openWithWorker(page, `${server.url}/expenses`);
  const version = () => page.locator('meta[name=app-version]').getAttribute('content');
  const old = (await version()) ?? '';
  const next = [...old].reverse().join('');
  const form = await fillExpense(page, 'Hinges');
  server.rewrite = (text) => text.replaceAll(old, next);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(page.getByText('New version')).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('Hinges');
  expect(await version()).toBe(old);
  expect(await page.evaluate(() => caches.keys())).toContain(`app-${old}`);

  page.on('dialog', (dialog) => dialog.accept());
  await reload.click();
  await expect.poll(version).toBe(next);
  await page.clock.runFor(10_000);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`app-${next}`]);
});

test('what another app shares waits for a yes, and is then in the inbox', { tag: '@slow' }, async ({
  page,
  server,
}) => {
  await createProject(page);
  await openWithWorker(page, `${server.url}/dashboard`);
  await expect.poll(() => page.evaluate(keptNames)).toContainEqual('["user"]');
  const photo = (await receiptPhoto()).toString('base64');
  await page.evaluate(share, photo);
  await expect(page).toHaveURL(`${server.url}/inbox`);
  const question = page.getByRole('alertdialog', { name: 'Add this file to the inbox?' });
  await expect(question).toContainText('shared.jpg');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Add to inbox' }).click();
  await expect(page.getByText('1 receipt waits')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 receipt waits')).toBeVisible();
  await expect(question).toBeHidden();
});

/** Runs in the page: a form, as the system sends it. */
async function share(photo: string): Promise<void> {
  const content = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([content], 'shared.jpg', { type: 'image/jpeg' }));
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/share';
  form.enctype = 'multipart/form-data';
  const input = document.createElement('input');
  input.type = 'file';
  input.name = 'image';
  input.files = files.files;
  form.append(input);
  document.body.append(form);
  form.submit();
}

test.describe('on a desk', () => {
  test.use({ savesData: true, viewport: { width: 1280, height: 800 } });

  test('a refused expense keeps its reason until it is changed or discarded', {
    tag: '@slow',
  }, async ({ page, server }) => {
    const { id } = await createProject(page);
    for (let each = 0; each < 4; each += 1) await createExpense(page, id);
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The code of the shortcuts, which is also that of the outbox, loads after the page. The
    // dashboard has no search, so this opens the list.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox', { name: 'Search expenses' })).toBeFocused({
        timeout: 2_000,
      });
    }).toPass();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts.getByText('Add an expense')).toBeVisible();
    await expectAccessible(page);
    await pressEscapeIn(shortcuts);
    await expect(shortcuts).toBeHidden();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Add Expense' });
    await fill(form, 'Grout');
    server.isDown = true;
    await createExpense(page, id);
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    const waiting = page.getByRole('listitem').filter({ hasText: 'Grout' });
    await expect(waiting).toContainText('Waiting');

    server.isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(waiting).toContainText('Not accepted');
    await expect(waiting).toContainText('5 expenses');
    await waiting.getByRole('button', { name: 'Edit' }).click();
    await expect(form.getByLabel('Description')).toHaveValue('Grout');
    await form.getByLabel('Description').fill('White grout');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    const edited = page.getByRole('listitem').filter({ hasText: 'White grout' });
    await expect(edited).toContainText('Not accepted');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out and discard?' });
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await edited.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(edited).toBeHidden();
    await expect(page.getByRole('link', { name: /waiting/ })).toBeHidden();
    expect(await expensesOf(page)).toHaveLength(5);
  });
});

/** Runs in the page. */
async function keptNames(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('plumbline');
    request.onsuccess = () => resolve(request.result);
  });
  const names = await new Promise<string[]>((resolve) => {
    const request = database.transaction('answers').objectStore('answers').getAll();
    request.onsuccess = () => resolve(request.result.map(({ name }) => name));
  });
  database.close();
  return names;
}
