import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completedLock, missingPlatformEntries } from './lock-completion.mjs';

const lockOf = (packages: Record<string, object>) => ({ lockfileVersion: 3, packages });
const tool = (version: string, ...platforms: string[]) => ({
  version,
  dev: true,
  optionalDependencies: Object.fromEntries(platforms.map((name) => [name, version])),
});

describe('missingPlatformEntries', () => {
  it('includes the platform of each missing package', () => {
    const lock = lockOf({
      'node_modules/tool': tool(
        '1.2.3',
        '@tool/linux-arm64-musl',
        '@tool/darwin-x64',
        '@tool/wasm32-wasi',
      ),
    });
    const common = { version: '1.2.3', dev: true, optional: true };
    expect(missingPlatformEntries(lock)).toEqual({
      'node_modules/@tool/linux-arm64-musl': {
        ...common,
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
      },
      'node_modules/@tool/darwin-x64': { ...common, os: ['darwin'], cpu: ['x64'] },
      'node_modules/@tool/wasm32-wasi': { ...common, cpu: ['wasm32'] },
    });
  });

  it('leaves out what is locked, what is not a platform package and what is not an exact version', () => {
    const lock = lockOf({
      'node_modules/tool': {
        version: '1.2.3',
        optionalDependencies: {
          '@tool/win32-x64': '1.2.3',
          'fast-bits': '1.0.0',
          'x-linux-x64': '^1.0.0',
        },
      },
      'node_modules/@tool/win32-x64': { version: '1.2.3' },
    });
    expect(missingPlatformEntries(lock)).toEqual({});
  });

  it('nests a package if another version of it is in the way', () => {
    const lock = lockOf({
      'node_modules/kit/node_modules/tool': tool('1.0.0', '@tool/linux-x64'),
      'node_modules/@tool/linux-x64': { version: '2.0.0' },
    });
    const path = 'node_modules/kit/node_modules/tool/node_modules/@tool/linux-x64';
    expect(Object.keys(missingPlatformEntries(lock))).toEqual([path]);
  });
});

it('completing twice adds nothing', () => {
  const once = completedLock(lockOf({ 'node_modules/tool': tool('1.2.3', '@tool/linux-x64') }));
  expect(missingPlatformEntries(once)).toEqual({});
  expect(completedLock(once)).toEqual(once);
});

it('has nothing to add to package-lock.json', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(missingPlatformEntries(lock), 'run `npm run lock:complete`').toEqual({});
});
