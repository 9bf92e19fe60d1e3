import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from './production-build.mjs';

let base: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
  writeFileSync(path.join(base, name), text);
};

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'build-stamp-'));
  write('src/a.ts', 'a');
  write('src/deep/b.ts', 'b');
  write('package.json', '{}');
});
afterEach(() => rmSync(base, { recursive: true }));

it.each([
  ['a touched file', () => utimesSync(path.join(base, 'src/a.ts'), 1, 1)],
  ['a test', () => write('src/a.test.ts', 'a test')],
  ['a file that is not built', () => write('README.md', 'text')],
])('stays the same with %s', (_what, change) => {
  const before = sourceHash(base);
  change();
  expect(sourceHash(base)).toBe(before);
});

it.each([
  ['a content', () => write('src/deep/b.ts', 'other')],
  ['a new file', () => write('src/deep/c.ts', '')],
  ['a lost file', () => rmSync(path.join(base, 'src/a.ts'))],
  ['other packages', () => write('package-lock.json', '{}')],
  ['text moved between neighbours', () => [write('src/a.ts', ''), write('src/deep/b.ts', 'ab')]],
])('changes with %s', (_what, change) => {
  const before = sourceHash(base);
  change();
  expect(sourceHash(base)).not.toBe(before);
});
