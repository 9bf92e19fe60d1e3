import { makePro } from './database.ts';
import {
  createContractor,
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  signedInTest as test,
} from './test.ts';

test('both limits lead to Pro, which can be paid, cancelled and resumed in test mode', async ({
  page,
}) => {
  const { id } = await createProject(page);
  for (let index = 0; index < 5; index += 1) await createExpense(page, id);
  for (let index = 0; index < 3; index += 1) await createContractor(page);

  await page.goto('/contractors');
  await page.getByRole('button', { name: 'Add Contractor' }).first().click();
  const contractorModal = page.getByRole('dialog', { name: 'Contractor Limit Reached' });
  await expect(contractorModal.getByText('3 of 3')).toBeVisible();
  await contractorModal.getByRole('button', { name: 'Continue with Free Plan' }).click();

  await page.goto('/expenses');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const expenseModal = page.getByRole('dialog', { name: 'Expense Limit Reached' });
  await expect(expenseModal.getByText('5 of 5')).toBeVisible();
  await expenseModal.getByRole('button', { name: 'Continue with Free Plan' }).click();
  await expect(expenseModal).toBeHidden();
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expenseModal.getByRole('link', { name: 'Upgrade to Pro' }).click();

  await expect(page).toHaveURL('/billing');
  const badge = (text: string) => page.getByRole('main').getByText(text, { exact: true });
  await expect(badge('Free').first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Used expenses' })).toHaveAttribute(
    'aria-valuetext',
    '5 of 5',
  );
  await expect(page.getByRole('heading', { name: 'Free plan limits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage billing' })).toBeHidden();

  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectContrast(page);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible();
  await expect(page).toHaveURL('/billing');

  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page.getByText('The payment was declined. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $4.99' }).dblclick();
  await expect(page.getByText('Thank you. You are on the Pro plan now.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This test checkout is complete.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to billing' }).click();
  await expect(page.getByText('Nothing was charged')).toBeHidden();
  await expect(page).toHaveURL('/billing');
  await expect(badge('Active')).toBeVisible();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await expect(page.getByText('5 expenses, no limit')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).dblclick();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to billing' }).click();
  await expect(badge('Cancelled')).toBeVisible();
  await expect(page.getByText(/^You keep Pro until /)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Let the renewal fail' }).click();
  await page.getByRole('button', { name: 'Pay the open invoice' }).waitFor();
  await page.getByRole('link', { name: 'Back to billing' }).click();
  await expect(badge('Active')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Your last payment failed. Update your card under Manage billing to keep Pro.',
  );
  await createExpense(page, id);

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'End the plan now' }).click();
  await expect(page.getByText('The Pro plan has ended.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to billing' }).click();
  await expect(page.getByText('6 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(page.getByText('You are on the Free plan.')).toBeVisible();
});

test('a plan that changes elsewhere shows within 30 seconds, and when the user returns to the tab', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await page.addInitScript(noteStatusCalls);
  await page.goto('/billing');
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  // The limits of the free plan have no check marks.
  const ticks = page.getByRole('main').locator('li', { has: page.locator('.lucide-check') });
  await expect(page.getByText('$0.00/month')).toBeVisible();
  await expect(ticks.filter({ hasText: 'Unlimited expenses' })).toBeVisible();
  await expect(ticks.filter({ hasText: '5 expenses' })).toHaveCount(0);

  const calls = () =>
    page.evaluate(() => (window as unknown as { statusCalls: number[] }).statusCalls);
  const before = await calls();
  await makePro(account.email);
  await page.clock.runFor(30_000);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // In the time of the page, which a busy machine does not change.
  const [last = 0, next = 0] = (await calls()).slice(before.length - 1);
  expect(next - last).toBeGreaterThanOrEqual(30_000);
  // It was granted, so it has no price.
  await expect(page.getByText('You pay nothing for it, and it has no end date.')).toBeVisible();
  await expect(page.getByText('0 expenses, no limit')).toBeVisible();
  await expect(page.getByText('/month')).toHaveCount(0);

  const back = await page.evaluate(() => {
    const now = Date.now();
    document.dispatchEvent(new Event('visibilitychange'));
    return now;
  });
  await page.clock.runFor(1_000);
  // A call within 30 seconds of another one is not one of the regular calls.
  const since = async () => {
    const all = await calls();
    return all.filter((at, index) => at >= back && at - (all[index - 1] ?? 0) < 30_000);
  };
  await expect.poll(since).toHaveLength(1);
  expect((await since())[0]).toBeGreaterThanOrEqual(back + 1_000);
});

/** Runs in the page: the times of its calls for the status. */
function noteStatusCalls() {
  const statusCalls: number[] = [];
  Object.assign(window, { statusCalls });
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (String(input).endsWith('/api/subscription-status')) statusCalls.push(Date.now());
    return send(input, init);
  };
}

test.describe('failures', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('show one sentence beside the button and can be retried', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.route('**/api/subscription-status', (route) => route.abort(), { times: 1 });
    await page.goto('/billing');
    await expect(
      page.getByText('Failed to check subscription status. Please try again.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.route('**/api/create-checkout-session', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to start upgrade process. Please try again.',
    );
    await page.route('**/api/check-subscription', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Check status' }).click();
    await expect(
      page.getByText('Failed to check subscription status. Please try again.'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    const manage = page.getByRole('button', { name: 'Manage billing' });
    await page.route('**/api/create-portal-session', (route) => route.abort(), { times: 1 });
    await manage.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to open billing portal. Please try again.',
    );
    await page.route(
      '**/api/create-portal-session',
      (route) =>
        route.fulfill({
          status: 503,
          json: { error: 'Ask the people who run this.', code: 'not_configured' },
        }),
      { times: 1 },
    );
    await manage.click();
    await expect(page.getByRole('alert')).toContainText('Billing Portal Not Available');
    await expect(page.getByRole('alert')).toContainText(
      'The billing portal needs to be configured in Stripe dashboard first.',
    );
    await manage.click();
    await expect(page.getByRole('heading', { name: 'Test billing portal' })).toBeVisible();
  });
});
