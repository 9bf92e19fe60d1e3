import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_HINT_COOKIE } from '#shared/auth.ts';
import { WEB_CONFIG_META, type WebConfig } from '#shared/web-config.ts';
import { AppError } from '../errors.ts';

/** Puts the web application on the server: its files, and its page for every path that is a screen. */
export type WebApp = (app: FastifyInstance) => Promise<void>;

/** The page carries the settings that the browser needs, so that its first call is for data. */
export function fillPage(template: string, config: WebConfig): string {
  return template
    .replaceAll('__PRODUCT_NAME__', escapeHtml(config.productName))
    .replaceAll('__DEMO_URL__', escapeHtml(config.demoUrl))
    .replaceAll('__APP_CONFIG__', escapeHtml(JSON.stringify(config)));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Whether a request that matched no route asks for a screen, rather than a call or a lost file. */
export function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [pathname = '/'] = request.url.split('?', 1);
  return !/^\/(api|assets)(\/|$)/.test(pathname);
}

export function notFoundForProgram(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}

/** The built application. Files under /assets carry a hash in their name and never change. */
export function builtWebApp(folder: string, config: WebConfig): WebApp {
  return async (app) => {
    const page = preparePage(fillPage(await readPageTemplate(folder), config));
    const landing = preparePage(
      fillPage(await readFile(path.join(folder, 'landing.html'), 'utf8'), config),
    );
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      cacheControl: false,
      globIgnore: ['**/*.{br,gz}', '*.html'],
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep);
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
    // Drawn at build time and without any script. Who may be signed in gets the application,
    // which tells whether they are.
    app.get('/', { schema: { hide: true } }, (request, reply) => {
      reply.header('vary', 'cookie');
      const mayBeSignedIn = request.cookies[SIGNED_IN_HINT_COOKIE] !== undefined;
      return sendPage(request, reply, mayBeSignedIn ? page : landing);
    });
    app.setNotFoundHandler((request, reply) => {
      if (!asksForPage(request)) throw notFoundForProgram();
      return sendPage(request, reply, page);
    });
  };
}

async function readPageTemplate(folder: string): Promise<string> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  if (!template.includes(WEB_CONFIG_META))
    throw new Error('The page has no place for its settings');
  return template;
}

interface Page {
  etag: string;
  variants: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** The best quality is a twelfth smaller and would take a quarter of a second of each start. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function preparePage(html: string): Page {
  const identity = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    variants: { br: brotliCompressSync(identity, BROTLI), gzip: gzipSync(identity), identity },
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(page.variants[encoding]);
}
