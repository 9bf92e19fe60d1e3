import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { api, PASSWORD, saveData } from './test.ts';

type Role = 'editor' | 'viewer';

/** An invitation, made with a plain call. */
export async function invite(owner: Page, projectId: number, role: Role) {
  const response = await api(owner, 'POST', `/api/projects/${projectId}/invitations`, { role });
  return (await response.json()) as { id: number; url: string };
}

/** Another person in a browser of their own. */
export async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env['PRODUCT_URL'] ?? '',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(saveData);
  return context.newPage();
}

/** A person with an account who has joined the project, without going through the pages. */
export async function joinedPerson(
  browser: Browser,
  owner: Page,
  { projectId, role, firstName }: { projectId: number; role: Role; firstName: string },
) {
  const { url } = await invite(owner, projectId, role);
  const page = await openBrowser(browser);
  const email = `${randomUUID()}@example.com`;
  await api(page, 'POST', '/api/register', { email, firstName, password: PASSWORD });
  await api(page, 'POST', `/api/invitations/${url.split('/').at(-1)}/accept`);
  const user = (await (await page.request.get('/api/user')).json()) as { id: number };
  return { page, email, userId: user.id };
}
