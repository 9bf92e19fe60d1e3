import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts that main.ts starts one after the other, named by shared-chunks.ts. */
const START_PARTS = ['session', 'react', 'router'];

/** What the application's page preloads for people who may be signed in, and for other visitors. */
const PRELOADED = {
  account: ['app/signed-in-layout.tsx', 'features/dashboard/dashboard-page.tsx'],
  visitor: ['features/auth/login-page.tsx'],
};
export type Reader = keyof typeof PRELOADED;

interface Entry {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, Entry>;

export function preloadedFiles(folder: string, reader: Reader): string[] {
  return filesOf(readManifest(folder), PRELOADED[reader]);
}

export function readManifest(folder: string): Manifest {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('No build found. Run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every script that these modules need before they can run, with the start of the application. */
export function filesOf(manifest: Manifest, modules: string[]): string[] {
  const names = reach(manifest, ['index.html', ...startParts(manifest), ...modules]);
  return [...new Set(names.map((name) => manifest[name]?.file ?? ''))];
}

function startParts(manifest: Manifest): string[] {
  return START_PARTS.map((part) => {
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
