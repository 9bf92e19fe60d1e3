import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(base, { recursive: true }));

/** A program that ends with this status. */
const program = (name: string, status = 0) => {
  const file = path.join(base, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  return file;
};
const PATH = () => ['one', 'two'].map((folder) => path.join(base, folder)).join(path.delimiter);

it('takes only the one that CHROMIUM_PATH names', () => {
  program('one/chromium');
  const CHROMIUM_PATH = program('mine');
  expect(findChromium({ CHROMIUM_PATH, PATH: PATH() }, '')).toBe(CHROMIUM_PATH);
  const missing = path.join(base, 'missing');
  expect(findChromium({ CHROMIUM_PATH: missing, PATH: PATH() }, program('own'))).toBeUndefined();
});

it('prefers the headless shell to Chromium to Chrome, and the system to what Playwright downloaded', () => {
  const own = program('own');
  expect(findChromium({ PATH: PATH() }, own)).toBe(own);
  const chrome = program('one/google-chrome');
  expect(findChromium({ PATH: PATH() }, own)).toBe(chrome);
  const chromium = program('two/chromium');
  expect(findChromium({ PATH: PATH() }, own)).toBe(chromium);
  const shell = program('two/chromium-headless-shell');
  expect(findChromium({ PATH: PATH() }, own)).toBe(shell);
});

it('passes over a script that only prints advice', () => {
  program('one/chromium', 1);
  const chromium = program('two/chromium');
  expect(findChromium({ PATH: PATH() }, '')).toBe(chromium);
});
