import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { ownFiles, startFiles } from './screen-files.ts';

/** The server replaces these with its settings. */
const MARKS = { productName: '__PRODUCT_NAME__', demoUrl: '__DEMO_URL__' };

const EMPTY_ROOT = '<div id="root"></div>';
const EMPTY_DRAWN = '<div id="drawn"></div>';

/**
 * Renders at build time what users see before any script runs: the boot screen in index.html, and
 * landing.html for visitors who are not signed in, with the application's styles and no script.
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
      await writeFile(file, fillDrawn(withPreloads(page, folder), boot));
      await writeFile(path.join(folder, 'screens.json'), JSON.stringify(ownFiles(folder)));
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
    .replaceAll(PRELOAD_LINK, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</title>', ' · Keep your renovation true to budget</title>');
  const landing = fillRoot(withoutScript, markup);
  if (/type="module"/.test(landing)) throw unexpectedPage();
  return landing;
}

function fillRoot(page: string, markup: string): string {
  return fill(page.replace(EMPTY_DRAWN, ''), EMPTY_ROOT, markup);
}

function fillDrawn(page: string, markup: string): string {
  return fill(page, EMPTY_DRAWN, markup);
}

function fill(page: string, empty: string, markup: string): string {
  if (!page.includes(empty)) throw unexpectedPage();
  return page.replace(empty, () => empty.replace('></', () => `>${markup}</`));
}

const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]*>/g;

const BOOT_FONT = /\/assets\/fraunces-boot-[\w-]+\.woff2/;

/** Loads the font of the boot screen before the browser has read the styles. */
function bootFontLink(page: string): string {
  const [file] = BOOT_FONT.exec(page) ?? [];
  if (!file) throw unexpectedPage();
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
}

const SOON = '<template id="soon"></template>';

/** The server adds the files of the screen at the address, and of its dialogs. */
function withPreloads(page: string, folder: string): string {
  const { first, later } = startFiles(folder);
  const links = (files: string[]) =>
    files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  return page
    .replaceAll(PRELOAD_LINK, '')
    .replace('<style>', () => `${bootFontLink(page)}${links(first)}<style>`)
    .replace('</head>', () => `<template id="later">${links(later)}</template>${SOON}</head>`);
}

const unexpectedPage = () => new Error('index.html is not as the prerendering expects it');
