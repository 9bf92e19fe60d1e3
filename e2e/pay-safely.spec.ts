import type { Page } from '@playwright/test';
import {
  api,
  createContractor,
  createExpense,
  createMilestone,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signedInTest as test,
  turnTo,
} from './test.ts';

const PHONE = { width: 360, height: 740 };
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** By the calendar of the browser, where it is still yesterday when a new day begins here. */
const dayFromNow = (days: number) => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format();
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** A kitchen in California: $20,000 agreed with Rosa, and a bill for work that is not done. */
async function agreed(page: Page) {
  const created = async (url: string, data: object) =>
    (await (await api(page, 'POST', url, data)).json()) as { id: number };
  const project = await created('/api/projects', {
    name: 'Kitchen',
    budget: '25000',
    region: 'CA',
  });
  const projectId = project.id;
  const contractor = await createContractor(page);
  const milestone = await createMilestone(page, projectId, { title: 'Cabinets in' });
  const agreement = await created('/api/agreements', {
    projectId,
    title: 'Cabinets',
    amount: '20000',
    contractorId: contractor.id,
    holdbackPercent: 10,
  });
  const bill = await created('/api/bills', {
    projectId,
    title: 'Half of the cabinets',
    amount: '10000',
    agreementId: agreement.id,
    milestoneId: milestone.id,
  });
  return { projectId, contractor, milestone, agreement, bill, created };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Record Payment' });

test('a bill with warnings is paid with a reason, which the history keeps', async ({ page }) => {
  const { contractor, created, projectId, agreement } = await agreed(page);
  await created('/api/bills', {
    projectId,
    title: 'Deposit',
    amount: '5000',
    held: '500',
    agreementId: agreement.id,
  });
  await page.goto(`/contractors/${contractor.id}`);
  await page.getByRole('button', { name: 'Pay $4,500.00 of Deposit' }).click();
  const dialog = dialogOf(page);
  // Another amount is looked at again.
  await expect(dialog.getByText('Deposit · Warning')).toBeVisible();
  await dialog.getByLabel('Amount').fill('1000');
  await dialog.getByLabel('Amount').blur();
  await expect(dialog.getByText('Deposit · Warning')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Pay $9,000.00 of Half of the cabinets' }).click();
  const checks = dialog.getByRole('region', { name: 'Before you pay' });
  await expect(checks.getByText('Deposit · Warning')).toBeVisible();
  await expect(checks.getByText(/more than the \$1,000\.00 that California allows/)).toBeVisible();
  await expect(checks.getByText(/“Cabinets in”, which is not finished/)).toBeVisible();
  await checks.getByText('3 checks are fine, 2 are not known').click();
  await expect(checks.getByText('Hold-back · Fine')).toBeVisible();
  await expect(checks.getByText('Insurance · Not known')).toBeVisible();
  await expectAccessible(page);

  const reason = dialog.getByLabel('Why you pay anyway');
  await dialog.getByLabel('Payment Method').selectOption('check');
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(reason).toHaveAccessibleDescription(/why you pay in spite of the warning/);
  await expect(reason).toBeFocused();
  await reason.fill('The cabinets are made to measure');
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(dialog).toBeHidden();

  await turnTo(page, '/activity', 'Activity');
  await expect(page.getByText(/in spite of a warning: “The cabinets are made/)).toBeVisible();
});

test('checks that are fine stay folded, and ask for nothing', { tag: '@slow' }, async ({
  page,
}) => {
  const { contractor, projectId, milestone, created } = await agreed(page);
  await api(page, 'PATCH', `/api/milestones/${milestone.id}/complete`);
  await created('/api/documents', {
    projectId,
    title: 'Policy',
    kind: 'insurance',
    contractorId: contractor.id,
    expiresOn: dayFromNow(100),
  });
  await page.goto(`/contractors/${contractor.id}`);
  await page.getByRole('button', { name: 'Pay $9,000.00 of Half of the cabinets' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('6 checks are fine, one is not known')).toBeVisible();
  await expect(dialog.getByText('Hold-back · Fine')).toBeHidden();
  await expect(dialog.getByLabel('Why you pay anyway')).toBeHidden();
  await dialog.getByLabel('Payment Method').selectOption('check');
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('when the checks fail', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the bill can be paid all the same', { tag: '@slow' }, async ({ page }) => {
    const { contractor } = await agreed(page);
    await page.route('**/checks?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/contractors/${contractor.id}`);
    await page.getByRole('button', { name: 'Pay $9,000.00 of Half of the cabinets' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText('You can pay all the same.')).toBeVisible();
    await dialog.getByLabel('Payment Method').selectOption('check');
    await dialog.getByRole('button', { name: 'Record Payment' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('the punch list is kept by keyboard, and the final payment names what is open', {
  tag: '@slow',
}, async ({ page }) => {
  const { contractor, projectId, agreement, created } = await agreed(page);
  await page.goto(`/contractors/${contractor.id}`);
  await page.getByRole('button', { name: 'Start a punch list of Cabinets' }).press('Enter');
  const list = page.getByRole('region', { name: 'Punch list of Cabinets' });
  const input = list.getByLabel('Add to the punch list of Cabinets');
  await expect(input).toBeFocused();
  for (const title of ['Adjust the doors', 'Paint the trim', 'Typed twice']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('checkbox', { name: title })).toBeVisible();
    await expect(input).toHaveValue('');
  }
  await list.getByRole('checkbox', { name: 'Paint the trim' }).press('Space');
  await expect(list.getByText('2 open')).toBeVisible();
  await list.getByRole('button', { name: 'Delete Typed twice' }).press('Enter');
  await expect(list.getByText('1 open')).toBeVisible();
  await expect(list.getByRole('checkbox', { name: 'Adjust the doors' })).toBeFocused();
  await expectAccessible(page);

  await created('/api/bills', {
    projectId,
    title: 'All the rest',
    amount: '20000',
    held: '0',
    agreementId: agreement.id,
  });
  await page.getByRole('button', { name: 'Pay $20,000.00 of All the rest' }).click();
  await expect(
    dialogOf(page).getByText(/final payment, and still open is “Adjust the doors”/),
  ).toBeVisible();
});

test('documents are added several at once, filtered, changed, deleted and restored', {
  tag: '@slow',
}, async ({ page }) => {
  const { contractor } = await agreed(page);
  await page.goto('/documents');
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Documents' });
  await dialog.getByLabel('Files').setInputFiles([
    { name: 'Policy 2026.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'Policy 2027.pdf', mimeType: 'application/pdf', buffer: PDF },
  ]);
  await dialog.getByLabel('Kind').selectOption('insurance');
  await dialog.getByLabel('Contractor').selectOption('Rosa Okafor');
  await dialog.getByLabel('Expires on').fill(dayFromNow(10));
  await dialog.getByLabel('Title of Policy 2027').fill('Umbrella policy');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 Documents' }).click();
  await expect(dialog).toBeHidden();
  const insurance = page.getByRole('region', { name: 'Insurance' });
  await expect(insurance.getByText('Expires in 10 days')).toHaveCount(2);
  await expect(
    insurance.getByRole('button', { name: 'Umbrella policy', exact: true }),
  ).toBeVisible();

  await page.getByLabel('Filter by kind').selectOption('permit');
  await expect(page.getByText('No documents match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Show all documents' }).click();

  await page.getByRole('button', { name: 'Edit Policy 2026' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Document' });
  await form.getByLabel('Expires on').fill(dayFromNow(-1));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(insurance.getByText(/^Expired on/)).toBeVisible();

  await page.getByRole('button', { name: 'Delete Umbrella policy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(insurance.getByText('Umbrella policy')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(insurance.getByText('Umbrella policy')).toBeVisible();

  await turnTo(page, `/contractors/${contractor.id}`, 'Rosa Okafor');
  await expect(
    page.getByRole('region', { name: 'Documents' }).getByText('Umbrella policy'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a document that expires is the next thing on the dashboard', { tag: '@slow' }, async ({
  page,
}) => {
  const { contractor, projectId, created } = await agreed(page);
  await createExpense(page, projectId);
  const its = { projectId, kind: 'insurance', contractorId: contractor.id };
  await created('/api/documents', { ...its, title: 'Liability', expiresOn: dayFromNow(3) });
  await created('/api/documents', {
    ...its,
    kind: 'permit',
    title: 'Street permit',
    expiresOn: dayFromNow(-2),
  });
  await page.goto('/dashboard');
  await expect(page.getByText('A document has expired.')).toBeVisible();
  await expect(page.getByText('Street permit, Rosa Okafor')).toBeVisible();
  await expect(page.getByText('A document expires soon.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the documents' }).first().click();
  await expect(page).toHaveURL(/\/documents$/);
  await expect(page.getByText('Expires in 3 days')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the checks, the punch list and the documents fit the screen', { tag: '@slow' }, async ({
    page,
  }) => {
    const { contractor, projectId, agreement, created } = await agreed(page);
    const long = 'Unbroken'.repeat(20);
    await created('/api/punch-items', { projectId, agreementId: agreement.id, title: long });
    await created('/api/documents', {
      projectId,
      title: long,
      kind: 'warranty',
      contractorId: contractor.id,
      expiresOn: dayFromNow(400),
    });
    await page.goto('/documents');
    await expect(page.getByText(/^Valid until/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await turnTo(page, `/contractors/${contractor.id}`, 'Rosa Okafor');
    await expect(page.getByRole('checkbox', { name: long })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Pay $9,000.00 of Half of the cabinets' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Deposit · Warning')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Record Payment' })).toBeInViewport();
    await expectAccessible(page);
  });
});
