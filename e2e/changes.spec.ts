import type { Browser, Page } from '@playwright/test';
import { receiptPhoto } from './receipt-files.ts';
import {
  api,
  createContractor,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  signedInTest as test,
  turnTo,
} from './test.ts';

/** A household with a line, a reserve and an agreement about it. */
async function household(page: Page) {
  const { id: projectId } = await createProject(page);
  const { id: contractorId } = await createContractor(page, { email: 'rosa@example.com' });
  const send = async (url: string, data: object) =>
    (await (await api(page, 'POST', url, data)).json()) as { id: number; url: string };
  const line = await send('/api/plan-lines', {
    projectId,
    title: 'Bathroom',
    category: 'labor',
    planned: '12000',
  });
  await send('/api/reserve-moves', { projectId, amount: '2000' });
  const agreement = await send('/api/agreements', {
    projectId,
    contractorId,
    planLineId: line.id,
    title: 'Bathroom, tiled',
    amount: '12000',
    finishOn: '2026-12-01',
    schedule: [
      { kind: 'deposit', title: 'Deposit', amount: '2000' },
      { kind: 'final', title: 'When it is finished', amount: '10000' },
    ],
  });
  const milestone = await createMilestone(page, projectId, {
    title: 'Tiles set',
    contractorId,
    targetDate: '2026-11-20',
  });
  return { projectId, contractorId, agreement, milestone, send };
}

/** The contractor's own phone, without an account. */
async function openPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env['PRODUCT_URL'] ?? '',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const phone = await context.newPage();
  phone.on('pageerror', (error) => {
    throw error;
  });
  await phone.goto(address);
  return phone;
}

test('a change is asked for, decided by link and counts on the budget', async ({
  page,
  browser,
}) => {
  const { contractorId } = await household(page);
  await page.goto(`/contractors/${contractorId}`);
  await page.getByRole('button', { name: 'Ask for a change of Bathroom, tiled' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for a Change' });
  await form.getByRole('button', { name: 'Ask for This Change' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await form.getByLabel('What changes?').fill('Heated floor');
  await form.getByLabel('Reason').fill('Cold feet.');
  await form.getByLabel('By', { exact: true }).fill('1,450.50');
  await form.getByLabel('By days').fill('3');
  await form.getByLabel('Photos or PDFs').setInputFiles({
    name: 'heating mat.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptPhoto(),
  });
  await expect(form.getByText('$13,450.50')).toBeVisible();
  await expect(form.getByText('Dec 4, 2026')).toBeVisible();
  // The line has no room for it: the reserve and 12,000.00 were expected before.
  await expect(form.getByText('$15,450.50')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Ask for This Change' }).click();

  const sending = page.getByRole('dialog', { name: 'Let Rosa Okafor Decide' });
  await sending.getByRole('button', { name: 'Make a link' }).click();
  const address = await sending.getByLabel('The link').inputValue();
  await expectAccessible(page);
  await sending.getByRole('button', { name: 'Close' }).click();
  const changes = page.getByRole('list', { name: 'Changes of Bathroom, tiled' });
  await expect(changes).toContainText('Waiting');
  await changes.getByRole('button', { name: 'heating mat.jpg' }).click();
  const picture = page.getByRole('dialog', { name: 'heating mat.jpg' });
  await expect(picture.getByRole('img')).toBeVisible();
  await picture.getByRole('button', { name: 'Close' }).click();

  const phone = await openPhone(browser, address);
  await expect(phone.getByRole('heading', { name: 'Heated floor' })).toBeVisible();
  await expect(phone.getByText('+$1,450.50')).toBeVisible();
  await expect(phone.getByText('$13,450.50')).toBeVisible();
  await expect(phone.getByText('Dec 4, 2026')).toBeVisible();
  // What the project costs is nobody else's business.
  await expect(phone.getByText('$15,450.50')).toBeHidden();
  const file = await phone.getByRole('link', { name: 'heating mat.jpg' }).getAttribute('href');
  expect((await phone.request.get(file ?? '')).status()).toBe(200);
  await expectAccessible(phone);
  await expectContrast(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByText('Enter your name')).toBeVisible();
  await phone.getByLabel('Your name').fill('Rosa O. Okafor');
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByRole('heading', { name: 'Accept this change?' })).toBeFocused();
  await expectAccessible(phone);

  // Meanwhile the homeowner edits it: nobody agrees to terms that they have not seen.
  await changes.getByRole('button', { name: 'Actions for Heated floor' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Change' });
  await expect(editing.getByLabel('By', { exact: true })).toHaveValue('1450.50');
  await editing.getByLabel('By', { exact: true }).fill('1500');
  await editing.getByRole('button', { name: 'Remove heating mat.jpg' }).click();
  await expectAccessible(page);
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing).toBeHidden();
  await expect(changes).toContainText('+$1,500.00');
  await phone.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(phone.getByText('This change was edited meanwhile.')).toBeVisible();
  await expect(phone.getByText('You agree to +$1,500.00 and 3 days later')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'heating mat.jpg' })).toBeHidden();
  await phone.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(phone.getByRole('heading', { name: 'You accepted this change' })).toBeVisible();
  await expect(phone.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  // The homeowner's page follows, and offers the reserve.
  await expect(changes).toContainText('accepted by Rosa O. Okafor');
  await expect(page.getByText('$13,500.00').first()).toBeVisible();
  await changes.getByRole('button', { name: 'Draw $1,500.00 from the reserve' }).click();
  await expect(page.getByText('Drawn from the reserve')).toBeVisible();
  await expect(changes.getByRole('button', { name: /from the reserve/ })).toBeHidden();
  await expectAccessible(page);
  await turnTo(page, '/budget', 'Budget');
  await expect(page.getByText('$14,000.00').first()).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(phone.getByText('This change was decided')).toBeVisible();
  await expectAccessible(phone);
  await phone.goto('/decide/nothing-like-a-token');
  await expect(phone.getByText('There is nothing at this address')).toBeVisible();
  await phone.context().close();
});

test('a contractor asks for a change, sends a bill and a date, and the homeowner decides', {
  tag: '@slow',
}, async ({ page, browser }) => {
  const { contractorId } = await household(page);
  await page.goto(`/contractors/${contractorId}`);
  await page.getByRole('button', { name: 'Share a link' }).click();
  const sharing = page.getByRole('dialog', { name: 'A Link for Rosa Okafor' });
  await sharing.getByRole('button', { name: 'Make a link' }).click();
  const address = await sharing.getByLabel('The link').inputValue();
  await expect(sharing.getByText('Not opened yet')).toBeVisible();
  await expectAccessible(page);
  await sharing.getByRole('button', { name: 'Close' }).click();

  const phone = await openPhone(browser, address);
  await expect(phone.getByText('Still to be paid to you')).toBeVisible();
  await expect(phone.getByText('Deposit')).toBeVisible();
  await expectAccessible(phone);
  await expectContrast(phone);
  await expectNoSidewaysScroll(phone);

  await phone.getByRole('link', { name: 'Ask for a change' }).click();
  await phone.getByLabel('What changes?').fill('Two more outlets');
  await phone.getByLabel('By', { exact: true }).fill('380');
  await expect(phone.getByText('$12,380.00')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Ask for this change' }).click();
  await expect(phone.getByText('“Two more outlets” was sent.')).toBeVisible();

  await phone.getByRole('link', { name: 'Send a bill' }).click();
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByText('Title is required')).toBeVisible();
  await expect(phone.getByText('Enter the amount of the bill')).toBeVisible();
  await phone.getByLabel('What is it for?').fill('Deposit');
  await phone.getByLabel('Amount').fill('2000');
  await phone.getByLabel('Photo or PDF of the bill').setInputFiles({
    name: 'bill.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptPhoto(),
  });
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByText('“Deposit” was sent.')).toBeVisible();

  await phone.getByRole('link', { name: 'Propose a date' }).click();
  await phone.getByLabel('Which step?').selectOption({ label: 'Tiles set (now Nov 20, 2026)' });
  await phone.getByLabel('New day').fill('2026-11-27');
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByText('“Tiles set” was sent.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  // All three wait on the homeowner's open page.
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await expectContrast(page);
  await turnTo(page, '/dashboard', 'Kitchen Dashboard');
  await expect(page.getByText('A change waits for your decision.')).toBeVisible();
  await expect(page.getByText('2 things from contractors wait for you.')).toBeVisible();
  await page.getByRole('link', { name: 'Decide it' }).click();

  await waiting.getByRole('button', { name: 'Decide Two more outlets' }).click();
  const deciding = page.getByRole('dialog', { name: 'Decide a Change' });
  await expect(deciding.getByLabel('Your name')).toHaveValue('Ada');
  await expect(deciding.getByText('$12,380.00')).toBeVisible();
  await expectAccessible(page);
  await deciding.getByRole('button', { name: 'Accept' }).click();
  await deciding.getByRole('button', { name: 'Draw $380.00' }).click();
  await expect(deciding).toBeHidden();

  await waiting.getByRole('button', { name: 'Review Deposit' }).click();
  const bill = page.getByRole('dialog', { name: 'Bill to Approve' });
  await expect(bill.getByRole('img', { name: 'File of Deposit' })).toBeVisible();
  await expectAccessible(page);
  await bill.getByRole('button', { name: 'Approve' }).click();
  await expect(bill).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pay $2,000.00 of Deposit' })).toBeVisible();

  await waiting.getByRole('button', { name: 'Review Tiles set' }).click();
  const date = page.getByRole('dialog', { name: 'New date to Approve' });
  await date.getByRole('button', { name: 'Decline' }).click();
  await expect(date).toBeHidden();
  await expect(waiting).toBeHidden();

  await phone.reload();
  await expect(phone.getByText('Approved')).toBeVisible();
  await expect(phone.getByText('Declined')).toBeVisible();
  await expect(phone.getByText('$2,000.00 due')).toBeVisible();

  // Withdrawn while the page is open.
  await page.getByRole('button', { name: 'Share a link' }).click();
  await expect(sharing.getByText('Last opened')).toBeVisible();
  await sharing.getByRole('button', { name: /Withdraw/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Link' }).click();
  await expect(page.getByText('Link withdrawn')).toBeVisible();
  await phone.getByRole('link', { name: 'Send a document' }).click();
  await phone.getByLabel('What is it?').selectOption('insurance');
  await phone.getByLabel('Title').fill('Insurance 2026');
  await phone.getByLabel('Photo or PDF').setInputFiles({
    name: 'insurance.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptPhoto(),
  });
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByRole('alert')).toContainText('This link was withdrawn');
  await phone.reload();
  await expect(phone.getByText('This link no longer works')).toBeVisible();
  await phone.context().close();
});

test('a change is recorded, withdrawn, taken back and decided on the page of the contractor', {
  tag: '@slow',
}, async ({ page, browser }) => {
  const { contractorId, projectId, agreement, send } = await household(page);
  const asked = { agreementId: agreement.id, amountDelta: '-300', daysDelta: -1 };
  await send('/api/change-orders', { ...asked, title: 'Plain tiles' });
  await send('/api/change-orders', { ...asked, title: 'No niche' });
  await send('/api/change-orders', { ...asked, title: 'Other grout' });
  await page.goto(`/contractors/${contractorId}`);
  const changes = page.getByRole('list', { name: 'Changes of Bathroom, tiled' });

  await changes.getByRole('button', { name: 'Actions for Plain tiles' }).click();
  await page.getByRole('menuitem', { name: 'Record a decision' }).click();
  const recording = page.getByRole('dialog', { name: 'Record a Decision' });
  await expect(recording.getByLabel('Who decided?')).toHaveValue('Rosa Okafor');
  await recording.getByRole('button', { name: 'Accept' }).click();
  await expect(recording).toBeHidden();
  await expect(page.getByText('$11,700.00').first()).toBeVisible();
  await expect(changes).toContainText('recorded by Ada: accepted by Rosa Okafor');

  await changes.getByRole('button', { name: 'Actions for No niche' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw Change' }).click();
  await expect(changes).toContainText('Withdrawn');

  await changes.getByRole('button', { name: 'Actions for Plain tiles' }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Ask to Take It Back' }).click();
  await expect(changes.getByRole('listitem').first()).toContainText('Take back: Plain tiles');

  // The payments of the agreement are edited in its form.
  await page.getByRole('button', { name: 'Actions for Bathroom, tiled' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const terms = page.getByRole('dialog', { name: 'Edit Agreement' });
  await terms.getByRole('button', { name: 'Add a payment' }).click();
  await terms.getByLabel('For').nth(1).fill('Tiles set');
  await terms.getByLabel('Amount', { exact: true }).nth(1).fill('4000');
  await expect(terms.getByText('The payments come to $16,000.00.')).toBeVisible();
  await terms.getByLabel('After milestone').nth(1).selectOption('Tiles set');
  await terms.getByLabel('Amount', { exact: true }).nth(2).fill('6000');
  await expect(terms.getByText('The payments come to')).toBeHidden();
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Save Changes' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByRole('list', { name: /^Payments agreed/ })).toContainText('Tiles set');

  // The contractor decides both that are open on the page of their link.
  const link = await send(`/api/contractors/${contractorId}/link`, { projectId });
  const phone = await openPhone(browser, link.url);
  await expect(phone.getByText('recorded by Ada: accepted by Rosa Okafor')).toBeVisible();
  const open = phone.getByRole('listitem').filter({ hasText: 'Take back: Plain tiles' });
  await open.getByRole('button', { name: 'Decide' }).click();
  await open.getByLabel('Your name').fill('Rosa');
  await open.getByRole('button', { name: 'Decline' }).click();
  await expectAccessible(phone);
  await open.getByRole('button', { name: 'Yes, decline' }).click();
  await expect(phone.getByRole('heading', { name: 'Take back: Plain tiles' })).toBeHidden();
  await expect(phone.getByText('declined by Rosa')).toBeVisible();
  await expect(changes).toContainText('declined by Rosa');
  await phone.context().close();
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the page of a link says so, and loads when it is back', async ({ page, browser }) => {
    const { contractorId, projectId, send } = await household(page);
    const link = await send(`/api/contractors/${contractorId}/link`, { projectId });
    const phone = await openPhone(browser, 'about:blank');
    await phone.route('**/api/links/**', (route) => route.abort());
    await phone.goto(link.url);
    await expect(phone.getByText("We couldn't load this page")).toBeVisible();
    await phone.unroute('**/api/links/**');
    await phone.getByRole('button', { name: 'Try again' }).click();
    await expect(phone.getByText('Still to be paid to you')).toBeVisible();
    await phone.context().close();
  });
});
