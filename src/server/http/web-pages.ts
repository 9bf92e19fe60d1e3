import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPageApart } from '#shared/link-address.ts';
import { isChosenTheme, THEME_COOKIE } from '#shared/theme.ts';
import { SIGNED_IN_HINT_COOKIE } from '#shared/user.ts';
import type { WebConfig } from '#shared/web-config.ts';
import { escapeHtml } from './html.ts';
import { preparePage, type ReadyPage, sendPage } from './ready-page.ts';

/** Puts the settings that the browser needs into the page, so its first call is for data. */
export function fillPage(template: string, config: WebConfig): string {
  return template
    .replaceAll('__PRODUCT_NAME__', () => escapeHtml(config.productName))
    .replaceAll('__DEMO_URL__', () => escapeHtml(config.demoUrl))
    .replaceAll('__APP_CONFIG__', () => escapeHtml(JSON.stringify(config)));
}

/** The page has the chosen theme from its first paint. Without a choice the system's applies. */
export function withTheme(page: string, request: FastifyRequest): string {
  const theme = chosenTheme(request);
  return theme ? page.replace('<html ', `<html data-theme="${theme}" `) : page;
}

export function chosenTheme({ cookies }: FastifyRequest): string {
  const theme = cookies[THEME_COOKIE];
  return isChosenTheme(theme) ? theme : '';
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The built pages: landing is rendered for visitors, the others start an application. */
type Page = 'landing' | 'visitor' | 'account' | 'expenses' | 'link';

/** Answers every address of a screen with the built page for this reader. */
export async function builtPages(folder: string, config: WebConfig): Promise<Answer> {
  const read = async (page: Page) =>
    fillPage(await readFile(path.join(folder, `${page}.html`), 'utf8'), config);
  const pages: Record<Page, string> = {
    landing: await read('landing'),
    visitor: await read('visitor'),
    account: await read('account'),
    expenses: await read('expenses'),
    link: await read('link'),
  };
  // Fifteen at most: five pages in three themes.
  const ready = new Map<string, ReadyPage>();
  return (request, reply) => {
    const page = pageFor(request);
    const key = `${page} ${chosenTheme(request)}`;
    const known = ready.get(key) ?? preparePage(withTheme(pages[page], request));
    ready.set(key, known);
    return sendPage(request, reply, known);
  };
}

function pageFor(request: FastifyRequest): Page {
  const [address = '/'] = request.url.split('?', 1);
  if (isPageApart(address)) return 'link';
  // The cookie is only a hint. The application asks whether the reader is signed in.
  if (request.cookies[SIGNED_IN_HINT_COOKIE] !== undefined) {
    return address === '/expenses' ? 'expenses' : 'account';
  }
  return address === '/' ? 'landing' : 'visitor';
}
