import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SIGNED_IN_HINT_COOKIE } from '#shared/auth.ts';
import { isChosenTheme, THEME_COOKIE } from '#shared/theme.ts';
import { WEB_CONFIG_META, type WebConfig } from '#shared/web-config.ts';

/** The page carries the settings that the browser needs, so that its first call is for data. */
export function fillPage(template: string, config: WebConfig): string {
  return template
    .replaceAll('__PRODUCT_NAME__', () => escapeHtml(config.productName))
    .replaceAll('__DEMO_URL__', () => escapeHtml(config.demoUrl))
    .replaceAll('__APP_CONFIG__', () => escapeHtml(JSON.stringify(config)));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The theme that a person chose is there with the page; without a choice the system's applies. */
export function withTheme(page: string, request: FastifyRequest): string {
  const theme = chosenTheme(request);
  return theme ? page.replace('<html ', `<html data-theme="${theme}" `) : page;
}

function chosenTheme({ cookies }: FastifyRequest): string {
  const theme = cookies[THEME_COOKIE];
  return isChosenTheme(theme) ? theme : '';
}

/** The scripts of each screen, besides what all need, and of its dialogs; the build wrote it down. */
const screenScriptsSchema = z.record(
  z.string(),
  z.object({ later: z.array(z.string()), soon: z.array(z.string()) }),
);
type ScreenScripts = z.infer<typeof screenScriptsSchema>[string];

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The built pages, each as this visitor at this address gets it. */
export async function builtPages(folder: string, config: WebConfig): Promise<Answer> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const app = fillPage(await read('index.html'), config);
  if (!app.includes(WEB_CONFIG_META)) throw new Error('The page has no place for its settings');
  const landing = fillPage(await read('landing.html'), config);
  const scripts = screenScriptsSchema.parse(JSON.parse(await read('screens.json')));

  /** A screen's address, or one of the two pages that stand for all others. */
  const pageFor = (request: FastifyRequest): string => {
    const [address = '/'] = request.url.split('?', 1);
    // Who may be signed in gets the application, which tells whether they are.
    const mayBeSignedIn = request.cookies[SIGNED_IN_HINT_COOKIE] !== undefined;
    if (address === '/' && !mayBeSignedIn) return 'landing';
    return Object.hasOwn(scripts, address) ? address : 'app';
  };
  const draw = (page: string): string => {
    const own = scripts[page];
    if (own) return withScripts(app, own);
    return page === 'landing' ? landing : app;
  };

  // Few: a page for each screen, in three themes.
  const ready = new Map<string, ReadyPage>();
  return (request, reply) => {
    const page = pageFor(request);
    const key = `${page} ${chosenTheme(request)}`;
    const known = ready.get(key) ?? prepare(withTheme(draw(page), request));
    ready.set(key, known);
    return send(request, reply, known);
  };
}

/** Named in the page, they are under way before the router runs, which would ask for them. */
function withScripts(page: string, scripts: ScreenScripts): string {
  return Object.entries(scripts).reduce((before, [list, files]) => {
    const links = files.map((file) => `<link rel="modulepreload" href="/${escapeHtml(file)}">`);
    // After what all screens need, which comes first to the browser too.
    const listed = new RegExp(`(<template id="${list}">.*?)</template>`);
    return before.replace(listed, (_, start: string) => `${start}${links.join('')}</template>`);
  }, page);
}

interface ReadyPage {
  etag: string;
  variants: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** The best quality is a twelfth smaller and would take a quarter of a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function prepare(html: string): ReadyPage {
  const identity = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    variants: { br: brotliCompressSync(identity, BROTLI), gzip: gzipSync(identity), identity },
  };
}

function send(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply {
  reply.headers({
    'cache-control': 'no-cache',
    etag: page.etag,
    vary: 'cookie, accept-encoding',
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(page.variants[encoding]);
}
