import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

export const PASSWORD = 'correct horse battery';

interface Account {
  email: string;
  firstName: string;
}

interface Fixtures {
  /** As a browser's data saver: no service worker, which would load the code of all pages. */
  savesData: boolean;
  /**
   * Console messages that a test expects, such as the browser's own message about a refused
   * sign-in.
   */
  expectedConsole: RegExp[];
  quietConsole: undefined;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
  baseURL: async ({}, use) => {
    await use(process.env['PRODUCT_URL']);
  },
  // Loading all of it ahead takes more processor time than opening a page.
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData);
    await use(context);
  },
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      page.on('pageerror', (error) => note(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text());
      });
      await use(undefined);
      expect(unexpected, 'unexpected console lines').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page, before its own script. */
export function saveData() {
  Object.defineProperty(Object.getPrototypeOf(Object(navigator).connection), 'saveData', {
    get: () => true,
  });
}

export { expect };

/** For `test.use`, where a dialog that opens or leaves must do so as it does for most people. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For tests that start with a new account. */
export const signedInTest = test.extend<{ account: Account }>({
  account: [
    async ({ page, baseURL }, use) => {
      const account = { email: `${randomUUID()}@example.com`, firstName: 'Ada' };
      const response = await page.request.post('/api/register', {
        headers: { origin: baseURL ?? '' },
        data: { ...account, password: PASSWORD },
      });
      expect(response.status()).toBe(201);
      await use(account);
    },
    { auto: true },
  ],
});

/** Makes a change with a plain call, like the page's own script. */
export async function api(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  data?: object,
) {
  const response = await page.request.fetch(url, {
    method,
    headers: { origin: process.env['PRODUCT_URL'] ?? '' },
    ...(data && { data }),
  });
  expect(response.ok()).toBe(true);
  return response;
}

export async function createProject(page: Page, name = 'Kitchen', budget = '25000') {
  const response = await api(page, 'POST', '/api/projects', { name, budget });
  return (await response.json()) as { id: number };
}

export async function createExpense(page: Page, projectId: number, input: object = {}) {
  const response = await api(page, 'POST', '/api/expenses', {
    projectId,
    description: 'Oak flooring',
    amount: '1250.40',
    category: 'materials',
    paymentMethod: 'credit_card',
    date: '2026-03-08',
    ...input,
  });
  return (await response.json()) as { id: number };
}

export async function createContractor(page: Page, input: object = {}) {
  const response = await api(page, 'POST', '/api/contractors', { name: 'Rosa Okafor', ...input });
  return (await response.json()) as { id: number };
}

export async function createMilestone(page: Page, projectId: number, input: object = {}) {
  const response = await api(page, 'POST', '/api/milestones', {
    projectId,
    title: 'Cabinets in',
    category: 'Kitchen',
    ...input,
  });
  return (await response.json()) as { id: number };
}

export async function completeMilestone(page: Page, id: number) {
  await api(page, 'PATCH', `/api/milestones/${id}/complete`);
}

/**
 * Presses Escape once the dialog has the focus. A dialog accepts keys a moment after it is drawn;
 * an earlier key goes to what is behind it.
 */
export async function pressEscapeIn(dialog: Locator) {
  await expect(dialog.and(dialog.page().locator(':focus-within'))).toBeVisible();
  await dialog.page().keyboard.press('Escape');
}

/** Opens a page and waits for its stream of changes: what is changed from now on shows by itself. */
export async function follow(page: Page, address: string): Promise<void> {
  const opened = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto(address);
  await opened;
}

/**
 * Keeps the event stream from opening. Once it is open, everything on the page loads again by
 * itself, also what a test made fail.
 */
export async function holdEvents(page: Page): Promise<void> {
  await page.route('**/api/events*', () => undefined);
}

/**
 * Makes a call fail until something is pressed. Under load a page may call again by itself before
 * the test can press its button.
 */
export async function failUntilPressed(
  page: Page,
  address: string,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', () => sessionStorage.setItem('pressed', 'yes'), true),
  );
  await page.route(address, async (route) => {
    const isPressed = await page.evaluate(() => sessionStorage.getItem('pressed') !== null);
    await (isPressed ? route.continue() : fail(route));
  });
}

/** Turns to another page as a link does, without loading the application again. */
export async function turnTo(page: Page, address: string, heading: string): Promise<void> {
  await page.evaluate((url) => history.pushState(null, '', url), address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/**
 * For a journey that is walked on a phone and on a desk. `npm test` takes the phone, where less
 * fits, and `npm run test:slow` the desk.
 */
export const phoneAndDesk = [
  { viewport: PHONE, tag: [] },
  { viewport: DESK, tag: ['@slow'] },
];

/** Looks at one visit's page on a phone and on a desk: the window changes its size. */
export async function onPhoneAndDesk(page: Page, look: () => Promise<void>) {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await look();
  }
}

/** Set by `npm run test:slow`, which looks at every screen in both themes and at every width. */
const isThorough = process.env['THOROUGH'] === '1';

// The packed file: half as much to send to each page.
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WITHOUT_COLORS = Object.fromEntries(COLOR_RULES.map((id) => [id, { enabled: false }]));

/**
 * No violation of WCAG 2.2 AA or of axe's best practices. Looking at colors takes four fifths of the
 * time: the whole run does so each time and in both themes, and `npm test` once for each kind of
 * screen, with `expectContrast`.
 */
export async function expectAccessible(page: Page) {
  await loadAxe(page);
  if (isThorough) {
    await expectNoViolations(page, 'light', {});
    await expectNoViolations(page, 'dark', { runOnly: COLOR_RULES });
  } else await expectNoViolations(page, 'light', { rules: WITHOUT_COLORS });
}

/** Enough contrast in both themes. */
export async function expectContrast(page: Page) {
  await loadAxe(page);
  for (const theme of ['light', 'dark'] as const) {
    await expectNoViolations(page, theme, { runOnly: COLOR_RULES });
  }
}

/** In one visit. The whole run looks at each width, otherwise only at the first. */
export async function expectAccessibleAt(page: Page, widths: number[]) {
  for (const width of isThorough ? widths : widths.slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}

async function loadAxe(page: Page) {
  // Wait until the page has loaded.
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
}

async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark', some: RunOptions) {
  // Without motion, so that no color is measured halfway between the themes.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Half of axe's time would go into describing what is in order. The only frame is a PDF.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...some };
  const found = await page.evaluate(async (chosen) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, chosen);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, options);
  expect(found, `axe in the ${colorScheme} theme`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
