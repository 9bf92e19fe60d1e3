import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_FULL, DEMO_SIGNED_IN } from '#shared/demo.ts';
import type { User } from '#shared/user.ts';
import { WEB_CONFIG_META } from '#shared/web-config.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, receivedCalls } from '../../testing/test-server.ts';
import { DemoScreen } from './demo-screen.tsx';

const user: User = {
  id: 1,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
  subscriptionStatus: 'free',
  subscriptionEndDate: null,
  createdAt: '2026-03-08T12:00:00.000Z',
  isEmailConfirmed: true,
  deletesAt: null,
  isGuest: false,
};

/** The settings that the server writes into its page. */
beforeAll(() => {
  const meta = document.createElement('meta');
  meta.name = WEB_CONFIG_META;
  meta.content = JSON.stringify({
    productName: 'Plumbline',
    googleSignIn: false,
    demoUrl: '/demo',
    billing: 'off',
  });
  document.head.append(meta);
});

it('says why there is no demo, and what else there is', async () => {
  answer('POST /api/demo', { error: DEMO_FULL, code: 'unavailable' }, 503);
  await renderPage(<DemoScreen />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(DEMO_FULL);
  await expect
    .element(page.getByRole('link', { name: 'Create Free Account' }))
    .toHaveAttribute('href', '/login?tab=signup');
  await expect
    .element(page.getByRole('link', { name: 'Take the tour' }))
    .toHaveAttribute('href', '/tour');
});

it('offers the sample to someone who is signed in, and says why it could not be added', async () => {
  answer('POST /api/demo', { error: DEMO_SIGNED_IN, code: 'conflict' }, 409);
  answer('GET /api/user', user);
  answer('POST /api/sample-project', { error: 'Try again in a moment.', code: 'unavailable' }, 503);
  await renderPage(<DemoScreen />);
  await expect.element(page.getByText('You are signed in as Ada')).toBeVisible();
  await page.getByRole('button', { name: 'Add the sample project' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Try again in a moment.');
  expect(receivedCalls('POST /api/demo')).toHaveLength(1);
});
