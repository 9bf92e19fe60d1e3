import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts that main.ts starts one after the other, named by shared-chunks.ts. */
const FIRST_PARTS = ['session', 'react'];
const START_PARTS = [...FIRST_PARTS, 'router'];

/**
 * What the application's page preloads for people who may be signed in, on /expenses and elsewhere,
 * and for other visitors.
 */
const PRELOADED = {
  account: ['app/signed-in-layout.tsx', 'features/dashboard/dashboard-page.tsx'],
  expenses: ['app/signed-in-layout.tsx', 'features/expenses/expenses-page.tsx'],
  visitor: ['features/auth/login-page.tsx'],
};
type AppPage = keyof typeof PRELOADED;
export const appPages = Object.keys(PRELOADED) as AppPage[];

/** Of the pages of links, which are built apart. */
export const LINK_MANIFEST = '.vite/link-manifest.json';

interface Entry {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, Entry>;

/** The files that the page loads first, and those that follow when it has been painted. */
export function preloadedFiles(folder: string, page: AppPage) {
  const manifest = readManifest(folder);
  const first = filesFor(manifest, partsOf(manifest, FIRST_PARTS));
  const all = filesOf(manifest, PRELOADED[page]);
  return { first, later: all.filter((file) => !first.includes(file)) };
}

/** Every script of the pages of links, the one that starts them first. */
export function linkFiles(folder: string): string[] {
  const manifest = readManifest(folder, LINK_MANIFEST);
  const first = Object.values(manifest).find(({ isEntry }) => isEntry)?.file ?? '';
  return [...new Set([first, ...Object.values(manifest).map(({ file }) => file)])];
}

export function readManifest(folder: string, name = '.vite/manifest.json'): Manifest {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error('No build found. Run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every script that these modules need before they can run, with the start of the application. */
export function filesOf(manifest: Manifest, modules: string[]): string[] {
  return filesFor(manifest, [...partsOf(manifest, START_PARTS), ...modules]);
}

function filesFor(manifest: Manifest, modules: string[]): string[] {
  const names = reach(manifest, ['index.html', ...modules]);
  return [...new Set(names.map((name) => manifest[name]?.file ?? ''))];
}

function partsOf(manifest: Manifest, parts: string[]): string[] {
  return parts.map((part) => {
    const [key] = Object.entries(manifest).find(([, entry]) => entry.name === part) ?? [];
    if (!key) throw new Error(`The build has no part ${part}`);
    return key;
  });
}

/** The modules and everything they import, by their names in the manifest. */
export function reach(manifest: Manifest, modules: string[]): string[] {
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}`);
    reached.add(name);
    for (const each of entry.imports ?? []) visit(each);
  };
  for (const name of modules) visit(name);
  return [...reached];
}
