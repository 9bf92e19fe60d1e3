import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const folder = path.resolve('dist/web');

/** What each screen may load of script, in KB as gzip makes it. */
const budgets = [
  { screen: 'login', modules: ['features/auth/login-page.tsx'], budget: 150 },
  { screen: 'dashboard', modules: ['features/dashboard/dashboard-page.tsx'], budget: 220 },
  { screen: 'expenses', modules: ['features/expenses/expenses-page.tsx'], budget: 220 },
  { screen: 'projects', modules: ['features/projects/projects-page.tsx'], budget: 220 },
  { screen: 'contractors', modules: ['features/contractors/contractors-page.tsx'], budget: 220 },
  { screen: 'timeline', modules: ['features/timeline/timeline-page.tsx'], budget: 220 },
  { screen: 'billing', modules: ['features/billing/billing-page.tsx'], budget: 220 },
  { screen: 'admin', modules: ['features/admin/admin-page.tsx'], budget: 220 },
];
const LANDING_BUDGET = 80;
const signedInLayout = 'app/signed-in-layout.tsx';
const withoutLayout = ['login', 'admin'];

interface Entry {
  file: string;
  imports?: string[];
}

function readManifest(): Record<string, Entry> {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file))
    throw new Error('There is no build to look at: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const gzipKilobytes = (file: string) =>
  gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1024;

/** The files that are there before any of these modules can run. */
function filesOf(manifest: Record<string, Entry>, modules: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const each of entry.imports ?? []) visit(each);
  };
  for (const name of modules) visit(name);
  return files;
}

describe('the script of a screen', () => {
  const manifest = readManifest();

  it.each(budgets)('$screen stays within $budget KB', ({ screen, modules, budget }) => {
    const layout = withoutLayout.includes(screen) ? [] : [signedInLayout];
    const files = [...filesOf(manifest, ['index.html', ...layout, ...modules]), 'theme.js'];
    const size = files.reduce((sum, file) => sum + gzipKilobytes(file), 0);
    expect(size).toBeGreaterThan(50);
    expect(Math.round(size)).toBeLessThanOrEqual(budget);
  });

  it(`the landing page reads without any, and stays within ${LANDING_BUDGET} KB`, () => {
    const page = readFileSync(path.join(folder, 'landing.html'), 'utf8');
    expect(page).toContain('Keep your renovation true to budget.');
    expect(page).toContain('Start Your First Project');
    const scripts = [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g)];
    const size = scripts.reduce((sum, [, file = '']) => sum + gzipKilobytes(file), 0);
    expect(size).toBeLessThanOrEqual(LANDING_BUDGET);
  });
});
