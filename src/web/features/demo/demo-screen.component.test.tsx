import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_FULL, DEMO_SIGNED_IN } from '#shared/demo.ts';
import { user } from '../../testing/records.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { DemoScreen } from './demo-screen.tsx';

const OPEN = 'POST /api/demo';

it('says that too many people try the demo, and what there is instead', async () => {
  answer(OPEN, { error: DEMO_FULL, code: 'unavailable' }, 503);
  await renderPage(<DemoScreen />);
  await expect
    .element(page.getByRole('heading', { name: 'The demo could not be opened' }))
    .toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(DEMO_FULL);
  await expect
    .element(page.getByRole('link', { name: 'Create Free Account' }))
    .toHaveAttribute('href', '/login?tab=signup');
  await expect
    .element(page.getByRole('link', { name: 'Take the tour' }))
    .toHaveAttribute('href', '/tour');
  // Each try counts against the few of an address.
  expect(receivedCalls(OPEN)).toHaveLength(1);
});

it('offers the sample to someone who is signed in, and says why it was not added', async () => {
  answer(OPEN, { error: DEMO_SIGNED_IN, code: 'conflict' }, 409);
  answer('GET /api/user', user);
  answer('POST /api/sample-project', { error: 'Try again in a moment.', code: 'unavailable' }, 503);
  await renderPage(<DemoScreen />);
  await expect.element(page.getByText(/You are signed in as Ada, so/)).toBeVisible();
  await page.getByRole('button', { name: 'Add the sample project' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Try again in a moment.');
});
