import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { linkFiles } from './page-files.ts';
import { compressFiles } from './precompress.ts';

const ENTRY = 'service-worker/service-worker.ts';
const FILE = 'sw.js';
/** The styles are part of the page, and the pages of links need a connection anyway. */
const PRECACHED = /\.(js|woff2)$/;

export interface AppVersion {
  version: string;
  /** The addresses of all files of the application. */
  files: string[];
}

/** Named after its files and its page: another version has another name. */
export async function appVersion(folder: string, page: string): Promise<AppVersion> {
  const ofLinks = new Set(linkFiles(folder));
  const files = (await readdir(path.join(folder, 'assets')))
    .map((name) => `assets/${name}`)
    .filter((file) => PRECACHED.test(file) && !ofLinks.has(file))
    .sort();
  const hash = createHash('sha256').update(files.join()).update(page);
  return { version: hash.digest('hex').slice(0, 16), files: files.map((file) => `/${file}`) };
}

/** Builds the service worker as one file, which names the files that it fetches. */
export async function buildServiceWorker(
  root: string,
  folder: string,
  version: AppVersion,
): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, ENTRY),
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
  await compressFiles(folder, [FILE]);
}
