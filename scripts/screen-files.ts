import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../src/web/config/paths.ts';

/** The parts that main.ts starts before any screen, named by shared-chunks.ts. */
const FIRST_PARTS = ['session', 'react'];
const ALL_PARTS = [...FIRST_PARTS, 'router'];
const sidebar = 'app/signed-in-layout.tsx';

/** The modules behind each address. The router knows them too, but only after it has loaded. */
const screens: Record<string, string[]> = {
  [paths.login]: ['features/auth/login-page.tsx'],
  [paths.dashboard]: [sidebar, 'features/dashboard/dashboard-page.tsx'],
  [paths.expenses]: [sidebar, 'features/expenses/expenses-page.tsx'],
  [paths.projects]: [sidebar, 'features/projects/projects-page.tsx'],
  [paths.contractors]: [sidebar, 'features/contractors/contractors-page.tsx'],
  [paths.timeline]: [sidebar, 'features/milestones/timeline-page.tsx'],
  [paths.billing]: [sidebar, 'features/billing/billing-page.tsx'],
  [paths.admin]: ['features/admin/admin-page.tsx'],
};

interface Entry {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, Entry>;

/** Every script that a screen needs before it can render, by address. */
export function screenFiles(folder: string): Record<string, string[]> {
  const manifest = readManifest(folder);
  const start = partsOf(manifest, ALL_PARTS);
  return mapValues(screens, (modules) => filesOf(manifest, [...start, ...modules]));
}

/** What every screen needs: the files that are needed first, and those that follow. */
export function startFiles(folder: string): { first: string[]; later: string[] } {
  const manifest = readManifest(folder);
  const first = filesOf(manifest, partsOf(manifest, FIRST_PARTS));
  const all = filesOf(manifest, partsOf(manifest, ALL_PARTS));
  return { first, later: without(first, all) };
}

/** What each screen needs in addition, and what its dialogs need. */
export function ownFiles(folder: string): Record<string, { later: string[]; soon: string[] }> {
  const manifest = readManifest(folder);
  const start = partsOf(manifest, ALL_PARTS);
  const common = filesOf(manifest, start);
  return mapValues(screens, (modules) => {
    const all = filesOf(manifest, [...start, ...modules]);
    // The shell fetches its own dialog at rest, with the code of the other pages.
    const own = modules.filter((module) => module !== sidebar);
    const dialogs = filesOf(manifest, dialogsOf(manifest, own));
    return { later: without(common, all), soon: without(all, dialogs) };
  });
}

function partsOf(manifest: Manifest, names: string[]): string[] {
  const parts = names.map((name) => {
    const [key] = Object.entries(manifest).find(([, entry]) => entry.name === name) ?? [];
    if (!key) throw new Error(`The build has no part ${name}`);
    return key;
  });
  return ['index.html', ...parts];
}

const DIALOG = /-dialog\.tsx$/;

function dialogsOf(manifest: Manifest, modules: string[]): string[] {
  return reach(manifest, modules).flatMap((name) =>
    (manifest[name]?.dynamicImports ?? []).filter((other) => DIALOG.test(other)),
  );
}

function mapValues<In, Out>(values: Record<string, In>, change: (value: In) => Out) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function without(known: string[], files: string[]): string[] {
  return files.filter((file) => !known.includes(file));
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file))
    throw new Error('There is no build to look at: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function filesOf(manifest: Manifest, modules: string[]): string[] {
  return [...new Set(reach(manifest, modules).map((name) => manifest[name]?.file ?? ''))];
}

/** The modules and everything they import, by their names in the manifest. */
function reach(manifest: Manifest, modules: string[]): string[] {
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
