import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BillCheck, BillCheckCode } from '#shared/bill-check.ts';
import { billCheckCodes } from '#shared/bill-check.ts';
import { bill } from '../../testing/budget-records.ts';
import { expense, project } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, answerLater, receivedCalls } from '../../testing/test-server.ts';
import { BillPaymentDialog } from './bill-payment-dialog.tsx';

const CHECKS = 'GET /api/bills/21/checks';
const PAY = 'POST /api/bills/21/payments';

/** All checks: fine, unless they are named. */
const checksWith = (others: Partial<Record<BillCheckCode, BillCheck['state']>>): BillCheck[] =>
  billCheckCodes.map((code) => {
    const state = others[code] ?? 'ok';
    return { code, state, text: `${code} is ${state}.` };
  });

function Paying() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <BillPaymentDialog project={project} bill={bill} isOpen={isOpen} onOpenChange={setIsOpen} />
  );
}

const form = page.getByRole('dialog', { name: 'Record Payment' });
const checks = form.getByRole('region', { name: 'Before you pay' });
const reason = form.getByLabelText('Why you pay anyway');

async function openForm() {
  answer('GET /api/expenses/habits', {
    category: 'materials',
    paymentMethod: 'check',
    byContractor: {},
    descriptions: [],
  });
  answer(PAY, expense, 201);
  await renderPage(<Paying />);
  await expect.element(form.getByLabelText('Payment Method')).toHaveValue('check');
}

const submit = () => form.getByRole('button', { name: 'Record Payment' }).click();
const sent = () => receivedCalls(PAY).map(({ body }) => body);

describe('the checks of a payment', () => {
  it('are folded if all are fine, and ask for nothing', async () => {
    answer(CHECKS, checksWith({}));
    await openForm();
    await expect.element(checks.getByText('All 7 checks are fine')).toBeVisible();
    await expect.element(checks.getByText('budget is ok.')).not.toBeVisible();
    await expect.element(reason).not.toBeInTheDocument();
    await submit();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toMatchObject([{ amount: '360.00', overrideReason: null }]);
  });

  it('show a warning in the open, and ask for a reason that is sent along', async () => {
    answer(CHECKS, checksWith({ insurance: 'warn', lien_waiver: 'unknown' }));
    await openForm();
    await expect.element(checks.getByText('insurance is warn.')).toBeVisible();
    await expect.element(checks.getByText('5 checks are fine, one is not known')).toBeVisible();
    await submit();
    await expect.element(reason).toHaveFocus();
    expect(sent()).toEqual([]);
    await reason.fill('The new policy is on its way');
    await submit();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toMatchObject([{ overrideReason: 'The new policy is on its way' }]);
  });

  it('are asked again for another amount, and a reason that is no longer asked for is not sent', async () => {
    answer(CHECKS, checksWith({ deposit_limit: 'warn' }));
    await openForm();
    await reason.fill('Special order');
    answer(CHECKS, checksWith({}));
    await form.getByLabelText('Amount').fill('100');
    await userEvent.keyboard('{Tab}');
    await expect.element(reason).not.toBeInTheDocument();
    await submit();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toMatchObject([{ amount: '100.00', overrideReason: null }]);
  });

  it('never hold up a payment: neither while they load nor if they fail', async () => {
    answer(CHECKS, { error: 'Something broke.', code: 'internal' }, 500);
    await openForm();
    const failed = form.getByText('The checks could not be loaded. You can pay all the same.');
    await expect.element(failed).toBeVisible();
    const arrive = answerLater(CHECKS, checksWith({ budget: 'warn' }));
    await form.getByRole('button', { name: 'Check again' }).click();
    await submit();
    await expect.element(form).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    arrive();
  });
});
