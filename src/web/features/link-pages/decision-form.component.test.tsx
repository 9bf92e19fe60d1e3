import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ChangePage } from '#shared/link-page.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { LinkScreen } from './link-screen.tsx';

const view: ChangePage = {
  kind: 'change_order',
  expiresAt: '2026-04-01T12:00:00.000Z',
  projectName: 'Kitchen',
  homeownerName: 'Ada',
  contractorName: 'Rosa Okafor',
  currency: 'USD',
  agreement: {
    title: 'Tiling',
    amount: '6000.00',
    changes: '0.00',
    total: '6000.00',
    finishOn: '2026-05-01',
  },
  change: {
    title: 'Heated floor',
    reason: null,
    amountDelta: '450.00',
    daysDelta: 3,
    askedBy: 'homeowner',
    status: 'asked',
    createdAt: '2026-03-08T12:00:00.000Z',
    decidedAt: null,
    decidedName: null,
    recordedName: null,
    comment: null,
    decidedHash: null,
    version: 1,
    files: [],
    filesHash: '',
  },
  after: { total: '6450.00', finishOn: '2026-05-04' },
};

const DECISION = 'POST /api/links/abc/decision';

it('asks for a name and a second look, and keeps what was typed on the way back', async () => {
  answer('GET /api/links/abc', view);
  await renderPage(<LinkScreen token="abc" />);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('Enter your name')).toBeVisible();
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  await page.getByLabelText('Your name').fill('Rosa');
  await page.getByLabelText(/Comment/).fill('Too late for that');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByLabelText(/Comment/)).toHaveValue('Too late for that');
  expect(receivedCalls(DECISION)).toHaveLength(0);
});

it('stays with the decision if it could not be sent, and shows the copy once it is', async () => {
  answer('GET /api/links/abc', view);
  answer(DECISION, { error: 'Try again in a minute.', code: 'unavailable' }, 503);
  await renderPage(<LinkScreen token="abc" />);
  await page.getByLabelText('Your name').fill('Rosa');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Try again in a minute.');
  const decidedHash = 'ab'.repeat(32);
  const decided = { decidedAt: '2026-03-09T12:00:00.000Z', decidedName: 'Rosa', decidedHash };
  answer(DECISION, { ...view, change: { ...view.change, status: 'accepted', ...decided } });
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await expect.element(page.getByText('You accepted this change')).toBeVisible();
  await expect.element(page.getByText(decidedHash)).toBeVisible();
  await expect.element(page.getByText('$6,450.00')).toBeVisible();
  expect(receivedCalls(DECISION).at(-1)?.body).toMatchObject({
    decision: 'accepted',
    name: 'Rosa',
  });
});

it('says why a link opens nothing', async () => {
  answer('GET /api/links/abc', { error: 'This link has expired.', code: 'gone' }, 410);
  await renderPage(<LinkScreen token="abc" />);
  await expect.element(page.getByText('This link no longer works')).toBeVisible();
  await expect.element(page.getByText('This link has expired.')).toBeVisible();
});
