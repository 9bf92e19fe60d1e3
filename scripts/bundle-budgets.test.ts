import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { paths } from '../src/web/config/paths.ts';
import { ownFiles, screenFiles } from './screen-files.ts';

const folder = path.resolve('dist/web');

/** The script that a screen may load before it renders, in KB after gzip. */
const LOGIN_BUDGET = 150;
const SIGNED_IN_BUDGET = 220;

const gzipKilobytes = (file: string) =>
  gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1024;

const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipKilobytes(file), 0);

describe('the script of a screen', () => {
  const screens = Object.entries(screenFiles(folder));

  it.each(screens)('stays within its budget: %s', (address, files) => {
    const size = sizeOf(files);
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThanOrEqual(address === paths.login ? LOGIN_BUDGET : SIGNED_IN_BUDGET);
  });

  const dialogs = Object.entries(ownFiles(folder));

  it.each(dialogs)('stays within it with the dialogs that follow: %s', (address, { soon }) => {
    const before = screenFiles(folder)[address] ?? [];
    expect(sizeOf([...before, ...soon])).toBeLessThanOrEqual(SIGNED_IN_BUDGET);
  });

  it('is none on the landing page, which the build renders', () => {
    const page = readFileSync(path.join(folder, 'landing.html'), 'utf8');
    expect(page).toContain('Keep your renovation true to budget.');
    expect(page).toContain('Start Your First Project');
    expect(page).not.toContain('.js"');
  });
});
