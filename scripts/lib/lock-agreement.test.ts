import { expect, it } from 'vitest';
import { agreesWithLock } from './lock-agreement.mjs';

const here = { platform: 'linux', arch: 'arm64' };
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
  ['a package that is not locked', { ...complete, 'node_modules/odd': zod }, false],
  ['another platform', { ...complete, 'node_modules/@tool/darwin-arm64': foreign }, false],
])('judges an installation with %s', (_what, packages, expected) => {
  expect(agreesWithLock(lock, { packages }, here)).toBe(expected);
});
