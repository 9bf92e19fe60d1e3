import { cacheName } from './cache-name.ts';
import { SHARE_ADDRESS, takeShared } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (boot/build/service-worker-file.ts). */
declare const BUILD: { version: string; files: string[] };

const CACHE = cacheName(BUILD.version);
/** The page that starts the application at any address. */
const SHELL = '/app-shell';
/** Pages and files that have nothing to do with an account, and every call. */
const OUTSIDE =
  /^\/(?:api|assets|decide|work|invite|unsubscribe|reset-password|forgot-password|sandbox|admin|tour|demo)(?:\/|$)/;
/** A connection that is slower than this is treated like none. */
const PATIENCE_MS = 8_000;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'page-started') event.waitUntil(removeUnusedCaches());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === SHARE_ADDRESS) {
    return event.respondWith(takeShared(request));
  }
  if (request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
  else if (request.mode === 'navigate' && !OUTSIDE.test(pathname)) {
    event.respondWith(openPage(event));
  }
});

/**
 * Fetches the files one after the other, so that it does not compete with the open page. A file
 * that an earlier version has too is not fetched again.
 */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of BUILD.files) {
    const known = await caches.match(file, { ignoreVary: true });
    if (known) await cache.put(file, known);
    else await cache.add(file);
  }
  const page = await fetch('/dashboard', { cache: 'no-cache' });
  if (!(await keepShell(page))) throw new Error('The server has another version already');
  // Pages of an earlier version continue with its files, which stay until no page uses them.
  await self.skipWaiting();
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
    page.postMessage({ version: BUILD.version });
  }
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await removeUnusedCaches();
}

/** Every page holds a lock with the name of its version. */
async function removeUnusedCaches(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const used = new Set([CACHE, ...held.map(({ name }) => name)]);
  for (const name of await caches.keys()) {
    if (name.startsWith(cacheName('')) && !used.has(name)) await caches.delete(name);
  }
}

/** A file has the hash of its content in its name, so any version's copy is the right one. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the server, and only without an answer from here: with all files of its own version. */
async function openPage(event: FetchEvent): Promise<Response> {
  const shell = await caches.open(CACHE).then((cache) => cache.match(SHELL, { ignoreVary: true }));
  const answer = fromServer(event);
  if (!shell) return answer;
  return Promise.race([answer, patience()]).catch(() => shell);
}

async function fromServer(event: FetchEvent): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  // The settings or the theme may have changed.
  event.waitUntil(keepShell(answer.clone()));
  return answer;
}

const patience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('slow')), PATIENCE_MS));

/** Keeps a page of this version. The rendered landing page has no version. */
async function keepShell(page: Response): Promise<boolean> {
  if (!page.ok || page.redirected) return false;
  const text = await page.clone().text();
  if (!text.includes(`content="${BUILD.version}"`)) return false;
  const cache = await caches.open(CACHE);
  await cache.put(SHELL, page);
  return true;
}
