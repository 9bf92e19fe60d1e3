import { describe, expect, it } from 'vitest';
import { isInstalled } from './installation.mjs';

const here = { platform: 'linux', arch: 'arm64', withDev: true };
const zod = { version: '4.0.0' };
const native = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] };
const foreign = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
const wasmHelper = { version: '1.0.0', optional: true };
const lock = {
  packages: {
    '': {},
    'node_modules/zod': zod,
    'node_modules/@tool/linux-arm64': native,
    'node_modules/@tool/darwin-arm64': foreign,
    'node_modules/wasm-helper': wasmHelper,
  },
};
const complete = { 'node_modules/zod': zod, 'node_modules/@tool/linux-arm64': native };

it.each([
  ['everything that this platform needs', complete, true],
  ['an optional package besides', { ...complete, 'node_modules/wasm-helper': wasmHelper }, true],
  ['nothing', {}, false],
  ['no native package', { 'node_modules/zod': zod }, false],
  ['another version', { ...complete, 'node_modules/zod': { version: '4.0.1' } }, false],
  [
    'another platform',
    { 'node_modules/zod': zod, 'node_modules/@tool/darwin-arm64': foreign },
    false,
  ],
])('judges an installation with %s', (_what, packages, expected) => {
  expect(isInstalled(lock, { packages }, here)).toBe(expected);
});

describe('an installation without the tools for tests', () => {
  const vitest = { version: '5.0.0', dev: true };
  const withTool = { packages: { ...lock.packages, 'node_modules/vitest': vitest } };

  it('is enough to start, but not to test', () => {
    const installed = { packages: complete };
    expect(isInstalled(withTool, installed, { ...here, withDev: false })).toBe(true);
    expect(isInstalled(withTool, installed, { ...here, withDev: true })).toBe(false);
  });

  it('is not required: the tools of an earlier test may stay', () => {
    const installed = { packages: { ...complete, 'node_modules/vitest': vitest } };
    expect(isInstalled(withTool, installed, { ...here, withDev: false })).toBe(true);
  });
});
