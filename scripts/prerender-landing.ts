import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** The server puts its settings in their place, as in the page of the application. */
const MARKS = { productName: '__PRODUCT_NAME__', demoUrl: '__DEMO_URL__' };

/**
 * Writes landing.html beside index.html: the landing page drawn at build time, with the styles of
 * the application and none of its script, for visitors who are not signed in.
 */
export function prerenderLanding(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
      root = config.root;
    },
    async closeBundle() {
      const page = await readFile(path.join(folder, 'index.html'), 'utf8');
      const landing = toLandingPage(page, await draw(root, path.dirname(folder)));
      await writeFile(path.join(folder, 'landing.html'), landing);
    },
  };
}

/** Built for Node and run once; the folder lies in the project, where its imports are found. */
async function draw(root: string, parent: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      build: { ssr: 'prerender.tsx', outDir: folder, target: 'es2024', copyPublicDir: false },
    });
    const program = pathToFileURL(path.join(folder, 'prerender.js')).href;
    return (await import(program)).renderLanding(MARKS);
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
  const landing = withoutScript.replace('<div id="root"></div>', `<div id="root">${markup}</div>`);
  if (landing === withoutScript || /type="module"/.test(landing)) {
    throw new Error('index.html is not as the prerendering expects it');
  }
  return landing;
}
