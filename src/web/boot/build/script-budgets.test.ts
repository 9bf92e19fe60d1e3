import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesOf, linkFiles, type Manifest, reach, readManifest } from './page-files.ts';

const folder = path.resolve('dist/web');

/** The script that a screen may load before it renders, in KB after gzip. */
const LOGIN_BUDGET = 150;
const SIGNED_IN_BUDGET = 220;
/** What people open first, often on a phone. */
const FIRST_SCREEN_BUDGET = 200;
const FIRST_SCREENS = [
  'features/dashboard/dashboard-page.tsx',
  'features/expenses/expenses-page.tsx',
];
/** Contractors open links on a phone, on the site. */
const LINK_BUDGET = 120;
/** What a dialog may load in addition to the screen that opens it. */
const DIALOG_BUDGET = 35;

const LOGIN = 'features/auth/login-page.tsx';
const LAYOUT = 'app/signed-in-layout.tsx';
/** Pages that stand outside of the signed-in layout. */
const OUTSIDE = /^features\/(auth|invitations|admin)\//;
const PAGE = /^features\/.*-page\.tsx$/;
const DIALOG = /-dialog\.tsx$/;

const known = new Map<string, number>();

/** Most screens share most files, so each is packed once. */
function gzipKilobytes(file: string): number {
  const size =
    known.get(file) ?? gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1024;
  known.set(file, size);
  return size;
}

const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipKilobytes(file), 0);

const dialogsOf = (manifest: Manifest, page: string) =>
  reach(manifest, [page])
    .flatMap((name) => manifest[name]?.dynamicImports ?? [])
    .filter((name) => DIALOG.test(name));

describe('the script of a screen', () => {
  const manifest = readManifest(folder);
  const pages = Object.keys(manifest).filter((name) => PAGE.test(name));

  it('is known for every page', () => {
    expect(pages).toContain(LOGIN);
    expect(pages.length).toBeGreaterThan(8);
  });

  it('stays within its budget: login', () => {
    expect(sizeOf(filesOf(manifest, [LOGIN]))).toBeLessThanOrEqual(LOGIN_BUDGET);
  });

  it.each(pages)('stays within its budget: %s', (page) => {
    const size = sizeOf(filesOf(manifest, OUTSIDE.test(page) ? [page] : [LAYOUT, page]));
    const budget = FIRST_SCREENS.includes(page) ? FIRST_SCREEN_BUDGET : SIGNED_IN_BUDGET;
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it.each(pages)('grows little by a dialog: %s', (page) => {
    const size = sizeOf(filesOf(manifest, [LAYOUT, page]));
    for (const dialog of dialogsOf(manifest, page)) {
      const withDialog = sizeOf(filesOf(manifest, [LAYOUT, page, dialog]));
      expect(withDialog - size, dialog).toBeLessThanOrEqual(DIALOG_BUDGET);
    }
  });

  it('stays within its budget: the pages of links', () => {
    const size = sizeOf(linkFiles(folder));
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThanOrEqual(LINK_BUDGET);
    const page = readFileSync(path.join(folder, 'link.html'), 'utf8');
    const loaded = [...page.matchAll(/assets\/[\w-]+\.js/g)].map(([file]) => file);
    expect(loaded.toSorted()).toEqual(linkFiles(folder).toSorted());
  });

  it('is none on the landing page, which the build renders', () => {
    const page = readFileSync(path.join(folder, 'landing.html'), 'utf8');
    expect(page).toContain('Keep your renovation true to budget.');
    expect(page).toContain('Start Your First Project');
    expect(page).not.toContain('.js"');
  });
});
