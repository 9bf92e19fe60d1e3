import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash, hasStamp, removeStamp, writeStamp } from './production-build.mjs';

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

describe('contentHash', () => {
  const inputs = ['src', 'package.json', 'not-there.json'];

  it('stays the same when files are only touched', () => {
    const before = contentHash(base, inputs);
    utimesSync(path.join(base, 'src/a.ts'), 1, 1);
    expect(contentHash(base, inputs)).toBe(before);
  });

  it.each([
    ['a content', () => write('src/deep/b.ts', 'other')],
    ['a new file', () => write('src/deep/c.ts', '')],
    ['a lost file', () => rmSync(path.join(base, 'src/a.ts'))],
    ['a file that was not there', () => write('not-there.json', '')],
    ['text moved between neighbours', () => [write('src/a.ts', ''), write('src/deep/b.ts', 'ab')]],
  ])('changes with %s', (_what, change) => {
    const before = contentHash(base, inputs);
    change();
    expect(contentHash(base, inputs)).not.toBe(before);
  });

  it('ignores skipped files', () => {
    const skip = (name: string) => name.endsWith('.test.ts');
    const before = contentHash(base, inputs, skip);
    write('src/a.test.ts', 'a test');
    expect(contentHash(base, inputs, skip)).toBe(before);
  });
});

it('a stamp is valid for its hash until it is removed', () => {
  const file = path.join(base, 'dist/.stamp');
  expect(hasStamp(file, 'one')).toBe(false);
  writeStamp(file, 'one');
  expect(hasStamp(file, 'one')).toBe(true);
  expect(hasStamp(file, 'two')).toBe(false);
  removeStamp(file);
  expect(hasStamp(file, 'one')).toBe(false);
});
