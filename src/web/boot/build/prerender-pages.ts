import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { buildLinkPages } from './link-files.ts';
import { appPages, linkFiles, preloadedFiles } from './page-files.ts';
import { appVersion, buildServiceWorker } from './service-worker-file.ts';
import { startScreenLinks } from './start-screens.ts';

/** The server replaces these with its settings. */
const MARKS = { productName: '__PRODUCT_NAME__', demoUrl: '__DEMO_URL__' };

/** The build writes the version of the application there. */
const VERSION_MARK = '__APP_VERSION__';
const VERSION_META = /\s*<meta name="app-version"[^>]*>/;
/** What makes a page part of the application that can be installed. */
const INSTALLATION =
  /\s*<(?:link rel="(?:manifest|apple-touch-icon)"|meta name="apple-mobile)[^>]*>/g;

const EMPTY_ROOT = '<div id="root"></div>';
const EMPTY_DRAWN = '<div id="drawn"></div>';

/**
 * Writes the pages that the server sends: landing.html, rendered and without script; visitor.html,
 * account.html and expenses.html, which start the application and differ only in the files that they
 * preload; and link.html, which starts the pages of links. All but the first show the boot screen
 * meanwhile. Then it writes the service worker, which knows the version of these pages and their
 * files.
 */
export function prerenderPages(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
      root = config.root;
    },
    async closeBundle() {
      const file = path.join(folder, 'index.html');
      const page = await withStyles(await readFile(file, 'utf8'), folder);
      const { landing, boot } = await draw(root, path.dirname(folder));
      await writeFile(path.join(folder, 'landing.html'), toLandingPage(page, landing));
      const app = fill(page, EMPTY_DRAWN, boot);
      await buildLinkPages(root, folder);
      await writeFile(path.join(folder, 'link.html'), toLinkPage(app, linkFiles(folder)));
      const version = await appVersion(folder, app);
      if (!app.includes(VERSION_MARK)) throw unexpectedPage();
      for (const name of appPages) {
        const started = withPreloads(app, preloadedFiles(folder, name));
        await writeFile(
          path.join(folder, `${name}.html`),
          started
            .replace(VERSION_MARK, version.version)
            .replace('</head>', `${startScreenLinks}</head>`),
        );
      }
      await buildServiceWorker(root, folder, version);
      await rm(file);
    },
  };
}

const STYLES_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/**
 * Puts the styles into the page, so the first paint waits for nothing else. A separate file would
 * share a slow connection with the scripts.
 */
async function withStyles(page: string, folder: string): Promise<string> {
  const [link, href] = STYLES_LINK.exec(page) ?? [];
  if (!link || !href) throw unexpectedPage();
  const styles = await readFile(path.join(folder, href), 'utf8');
  // A function, because $ has a meaning in a replacement text.
  return page.replace(link, () => `<style>${styles}</style>`);
}

/** Builds for Node and runs once. The folder is in the project, where imports resolve. */
async function draw(root: string, parent: string): Promise<{ landing: string; boot: string }> {
  const folder = await mkdtemp(path.join(parent, 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      build: { ssr: 'boot/prerender.tsx', outDir: folder, target: 'es2024', copyPublicDir: false },
    });
    const program = pathToFileURL(path.join(folder, 'prerender.js')).href;
    return (await import(program)).renderPages(MARKS);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]*>/g;

function toLandingPage(page: string, markup: string): string {
  const withoutScript = page
    .replaceAll(START_SCRIPT, '')
    .replaceAll(PRELOAD_LINK, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace(EMPTY_DRAWN, '')
    .replace(VERSION_META, '')
    .replace('</title>', ' · Keep your renovation true to budget</title>');
  const landing = fill(withoutScript, EMPTY_ROOT, markup);
  if (/type="module"/.test(landing)) throw unexpectedPage();
  return landing;
}

const START_SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;

function toLinkPage(page: string, [start, ...others]: string[]): string {
  const own = `<script type="module" crossorigin src="/${start}"></script>`;
  const started = page
    .replaceAll(START_SCRIPT, '')
    .replaceAll(INSTALLATION, '')
    .replace(VERSION_META, '')
    .replace('</body>', () => `${own}</body>`);
  if (!started.includes(own)) throw unexpectedPage();
  return withPreloads(started, { first: others, later: [] });
}

function fill(page: string, empty: string, markup: string): string {
  if (!page.includes(empty)) throw unexpectedPage();
  return page.replace(empty, () => empty.replace('></', () => `>${markup}</`));
}

type Preloads = ReturnType<typeof preloadedFiles>;

const BOOT_FONT = /\/assets\/fraunces-boot-[\w-]+\.woff2/;

/** The later files are in a template, where a link does nothing until main.ts moves it out. */
function withPreloads(page: string, { first, later }: Preloads): string {
  const [font] = BOOT_FONT.exec(page) ?? [];
  if (!font) throw unexpectedPage();
  const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  const links = (files: string[]) =>
    files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  return page
    .replaceAll(PRELOAD_LINK, '')
    .replace('<style>', () => `${fontLink}${links(first)}<style>`)
    .replace('</head>', () => `<template id="later">${links(later)}</template></head>`);
}

const unexpectedPage = () => new Error('index.html is not as the prerendering expects it');
