import type { Page } from '@playwright/test';
import { receiptPhoto } from './receipt-files.ts';
import { joinedPerson } from './sharing.ts';
import {
  api,
  createContractor,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  phoneAndDesk,
  signedInTest as test,
  turnTo,
} from './test.ts';

/** A bathroom with a plan of three lines, and two contractors. */
async function furnish(page: Page) {
  const { id: projectId } = await createProject(page, 'Bathroom', '20000');
  const lines = [
    { title: 'Demolition', category: 'labor', planned: '1500' },
    { title: 'Tile and setting', category: 'materials', planned: '4000' },
    { title: 'Building permit', category: 'permits', planned: '400' },
  ];
  await api(page, 'POST', '/api/plan-lines/batch', { projectId, lines });
  await createContractor(page, { name: 'Rosa Okafor', email: 'rosa@example.com' });
  await createContractor(page, { name: 'Tom Berg', email: 'tom@example.com' });
  return projectId;
}

interface Offer {
  contractor: string;
  total: string;
  deposit: string;
  validUntil?: string;
  treatments: Record<string, string>;
}

async function addQuote(page: Page, { contractor, total, deposit, validUntil, treatments }: Offer) {
  await page.getByRole('button', { name: 'Add quote' }).click();
  const form = page.getByRole('dialog', { name: 'Add Quote' });
  await form.getByLabel('Contractor').selectOption(contractor);
  await form.getByLabel('Title').fill('Bathroom, complete');
  await form.getByLabel('Total').fill(total);
  await form.getByLabel('Deposit').fill(deposit);
  if (validUntil) await form.getByLabel('Valid until').fill(validUntil);
  for (const [line, treatment] of Object.entries(treatments)) {
    await form.getByLabel(line, { exact: true }).selectOption(treatment);
  }
  await form.getByRole('button', { name: 'Add Quote' }).click();
  await expect(form).toBeHidden();
}

const rosa: Offer = {
  contractor: 'Rosa Okafor',
  total: '7.000,00',
  deposit: '600',
  treatments: {
    Demolition: 'Included',
    'Tile and setting': 'Included',
    'Building permit': 'Included',
  },
};
const tom: Offer = {
  contractor: 'Tom Berg',
  total: '6500',
  deposit: '3000',
  validUntil: '2026-01-31',
  treatments: { 'Tile and setting': 'Allowance', 'Building permit': 'Excluded' },
};

for (const { viewport, tag } of phoneAndDesk) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });
    const isPhone = viewport.width < 1024;

    test('two unlike quotes are compared line by line, and one becomes an agreement', async ({
      page,
    }) => {
      await furnish(page);
      await page.goto('/quotes');
      await expect(page.getByText('What should they quote for?')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start from the 3 lines of the plan' }).click();
      await expect(page.getByText('No quotes yet')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Lines of the scope' })).toContainText(
        '$1,500.00 planned',
      );

      await addQuote(page, rosa);
      await addQuote(page, tom);
      await expect(page.getByText('Lowest')).toHaveCount(2); // table and cards
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expectContrast(page);
      const theirs = isPhone
        ? page
            .getByRole('list', { name: 'Quotes' })
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading', { name: 'Tom Berg' }) })
        : page.getByRole('region', { name: 'Comparison of the quotes' });
      // 6,500 and the planned amounts of what Tom leaves out.
      await expect(theirs.getByText('$8,400.00')).toBeVisible();
      await expect(
        theirs.getByText(
          'Only this quote leaves out “Demolition”, “Building permit”. Ask for a price.',
        ),
      ).toBeVisible();
      await expect(theirs.getByText(/allowance for “Tile and setting”/)).toBeVisible();
      await expect(
        theirs.getByText(/The deposit of \$3,000.00 is more than a third/),
      ).toBeVisible();
      await expect(theirs.getByText(/Valid until Jan 31, 2026/)).toBeVisible();
      if (isPhone) {
        const card = page
          .getByRole('list', { name: 'Line by line' })
          .getByRole('listitem')
          .filter({ hasText: 'Demolition' });
        await expect(card).toContainText('Not mentioned');
        await expect(card).toContainText('+ $1,500.00 estimated');
      }

      await page.getByRole('button', { name: 'Accept the quote of Rosa Okafor' }).click();
      const accept = page.getByRole('dialog', { name: 'Accept the quote of Rosa Okafor' });
      await expectAccessible(page);
      await accept.getByLabel('Hold-back, %').fill('10');
      await accept.getByRole('button', { name: 'Add a payment' }).click();
      await accept.getByLabel('For').nth(1).fill('Tiles set');
      await accept.getByLabel('Amount').nth(1).fill('4000');
      await accept.getByRole('button', { name: 'Accept Quote' }).click();
      await expect(
        accept.getByText('The payments come to $11,000.00. The quote is for $7,000.00.'),
      ).toBeVisible();
      await accept.getByLabel('Amount').nth(2).fill('2400');
      await accept.getByLabel('Line of the plan').selectOption('Tile and setting');
      await accept.getByLabel('Tom Berg').check();
      await accept.getByLabel('Thank them by mail').check();
      await accept.getByRole('button', { name: 'Accept Quote' }).click();
      await expect(accept).toBeHidden();
      await expect(
        page.getByText('Accepted', { exact: true }).locator('visible=true'),
      ).toBeVisible();
      await expect(
        page.getByText('Declined', { exact: true }).locator('visible=true'),
      ).toBeVisible();
      await expectAccessible(page);

      await turnTo(page, '/contractors', 'Contractors');
      await page.getByRole('link', { name: 'Rosa Okafor' }).first().click();
      await expect(page.getByRole('region', { name: 'Quotes' })).toContainText('$7,000.00');

      // 5,900 were planned. The line of 4,000 now costs what was agreed.
      await turnTo(page, '/budget', 'Budget');
      await expect(
        page
          .getByRole('list', { name: 'How the expected total adds up' })
          .getByRole('listitem')
          .last(),
      ).toContainText('$8,900.00');
    });
  });
}

test('the scope is edited, ordered and started from a starter set', { tag: '@slow' }, async ({
  page,
}) => {
  await createProject(page, 'Guest bathroom', '20000');
  await page.goto('/quotes');
  await expect(page.getByLabel('Kind of project')).toHaveValue('bathroom');
  await page.getByRole('button', { name: 'Use the starter set' }).click();
  const lines = page.getByRole('list', { name: 'Lines of the scope' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Building permit and inspections');
  await page.getByRole('button', { name: 'Move Demolition and haul away up' }).click();
  await expect(lines.first()).toContainText('Demolition and haul away');
  await page.getByRole('button', { name: 'Edit Demolition and haul away' }).click();
  await page.getByLabel('Title of Demolition and haul away').fill('Demolition');
  await page.getByLabel('Estimate of Demolition and haul away').fill('1200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(lines.first()).toContainText('$1,200.00');
  await page.getByLabel('Title of a new line').fill('Heated floor');
  await page.getByLabel('Title of a new line').press('Enter');
  await expect(lines.last()).toContainText('Heated floor');
  await page.getByRole('button', { name: 'Delete Heated floor' }).click();
  await expect(lines.last()).toContainText('Final cleaning');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines.last()).toContainText('Heated floor');
});

test.describe('a conflict', () => {
  test.use({ expectedConsole: [/409 \(Conflict\)/] });

  test('the comparison prints on one page, two people edit a quote, and a viewer only looks', {
    tag: '@slow',
  }, async ({ page, browser }) => {
    const projectId = await furnish(page);
    const titles = Array.from({ length: 14 }, (_, at) => ({
      title: `Work ${at + 1}`,
      estimate: '500',
    }));
    const batch = await api(page, 'POST', '/api/scope-lines/batch', { projectId, lines: titles });
    const scope = (await batch.json()) as { id: number }[];
    const quotes: { id: number }[] = [];
    for (const [at, title] of ['Rosa', 'Tom', 'Ada', 'Linh'].entries()) {
      const added = await api(page, 'POST', '/api/quotes', {
        projectId,
        title,
        total: String(9000 + at * 500),
        lines: scope.slice(at).map(({ id }) => ({ scopeLineId: id, treatment: 'included' })),
      });
      quotes.push((await added.json()) as { id: number });
    }
    await page.goto('/quotes');
    await expect(page.getByRole('region', { name: 'Comparison of the quotes' })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));

    // A file is added, and someone else saves the quote meanwhile. Nothing is lost.
    const edit = async () => {
      await page.getByRole('button', { name: 'Actions for the quote of Rosa' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    };
    await edit();
    const form = page.getByRole('dialog', { name: 'Edit Quote' });
    await form.getByLabel('Files').setInputFiles({
      name: 'offer.jpg',
      mimeType: 'image/jpeg',
      buffer: await receiptPhoto(),
    });
    await expect(form.getByRole('button', { name: 'offer.jpg', exact: true })).toBeVisible();
    await form.getByLabel('Total').fill('9100');
    await form.getByLabel('Work 2', { exact: true }).selectOption('Excluded');
    await api(page, 'PUT', `/api/quotes/${quotes[0]?.id}`, {
      total: '9200',
      lines: [{ scopeLineId: scope[0]?.id, treatment: 'allowance' }],
    });
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByText('You changed this somewhere else')).toBeVisible();
    await expect(form.getByText('$9,200.00')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('$9,100.00').locator('visible=true').first()).toBeVisible();
    await edit();
    await form.getByRole('button', { name: 'offer.jpg', exact: true }).click();
    const picture = page.getByRole('dialog', { name: 'offer.jpg' });
    await expect(picture.getByRole('img')).toBeVisible();
    await picture.getByRole('button', { name: 'Close' }).click();

    const viewer = await joinedPerson(browser, page, {
      projectId,
      role: 'viewer',
      firstName: 'Bo',
    });
    await viewer.page.goto(`/quotes`);
    const comparison = viewer.page.getByRole('region', { name: 'Comparison of the quotes' });
    await expect(comparison.getByText('$9,100.00').first()).toBeVisible();
    await expect(viewer.page.getByRole('main').getByRole('button')).toHaveText(['Print']);
    await expectAccessible(viewer.page);
    await viewer.page.context().close();
  });
});
