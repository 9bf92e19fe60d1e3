import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** The server puts its settings in their place, as in the page of the application. */
const MARKS = { productName: '__PRODUCT_NAME__', demoUrl: '__DEMO_URL__' };

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Draws at build time what is to be seen before any script: in index.html the screen that stands
 * until the application is there, and beside it landing.html for visitors who are not signed in,
 * with the styles of the application and none of its script.
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
      await writeFile(file, fillRoot(page, boot));
    },
  };
}

const STYLES_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/**
 * The styles inside the page: the first paint waits for nothing else then, where a file of its own
 * would share a slow line with the scripts.
 */
async function withStyles(page: string, folder: string): Promise<string> {
  const [link, href] = STYLES_LINK.exec(page) ?? [];
  if (!link || !href) throw unexpectedPage();
  const styles = await readFile(path.join(folder, href), 'utf8');
  // A function, since the text of a replacement has marks of its own.
  return page.replace(link, () => `<style>${styles}</style>`);
}

/** Built for Node and run once; the folder lies in the project, where its imports are found. */
async function draw(root: string, parent: string): Promise<{ landing: string; boot: string }> {
  const folder = await mkdtemp(path.join(parent, 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      build: { ssr: 'prerender.tsx', outDir: folder, target: 'es2024', copyPublicDir: false },
    });
    const program = pathToFileURL(path.join(folder, 'prerender.js')).href;
    return (await import(program)).renderPages(MARKS);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function toLandingPage(page: string, markup: string): string {
  const withoutScript = page
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</title>', ' · Keep your renovation true to budget</title>');
  const landing = fillRoot(withoutScript, markup);
  if (/type="module"/.test(landing)) throw unexpectedPage();
  return landing;
}

function fillRoot(page: string, markup: string): string {
  if (!page.includes(EMPTY_ROOT)) throw unexpectedPage();
  return page.replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`);
}

const unexpectedPage = () => new Error('index.html is not as the prerendering expects it');
