import { describe, expect, it } from 'vitest';
import {
  componentVitest,
  dataGates,
  gates,
  playwright,
  quickPlaywright,
  quickVitest,
  runnerCounts,
  slowVitest,
  vitest,
} from './test-runners.mjs';

it('counts the tests of Vitest', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(vitest.count(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

it('counts flaky tests and errors outside of tests as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  const report = { stats, errors: [{ message: 'no' }] };
  expect(playwright.count(report)).toEqual({ passed: 5, failed: 4, skipped: 3 });
});

it('names each failed test of Vitest, and a file that does not load', () => {
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 2'] };
  const passed = { status: 'passed', fullName: 'counts', failureMessages: [] };
  const report = {
    testResults: [
      { name: '/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: '/b.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
      { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ],
  };
  expect(vitest.failures(report)).toEqual([
    expect.stringMatching(/a\.test\.ts: adds up\nexpected 2$/),
    expect.stringMatching(/b\.test\.ts: no module$/),
  ]);
});

it('names each failed browser test, however deep its suite', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'no' }] }] }],
  });
  const inner = { specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] };
  const report = { suites: [{ specs: [], suites: [inner] }], errors: [{ message: 'outside' }] };
  expect(playwright.failures(report)).toEqual(['e2e/a.spec.ts:3 opens\nno', 'outside']);
});

it('runs every browser test, every gate and the slow files in the slow command', () => {
  expect(playwright.line()).not.toContain('grep');
  expect(playwright.env).toEqual({ THOROUGH: '1' });
  expect(quickPlaywright.line()).toBe(`${playwright.line()} --grep-invert @slow`);
  expect(dataGates.line('r.json')).toContain('run.ts cross-account roles --scale small');
  expect(gates.line('r.json')).toContain('run.ts all --scale small');
  expect(quickVitest.line('r.json')).toMatch(/--project node$/);
  expect(componentVitest.line('r.json')).toMatch(/--project component$/);
  expect(slowVitest.line('r.json')).toMatch(/--project slow$/);
  expect(vitest.line('r.json')).not.toContain('--project');
});

it.each([
  ['all', [], true],
  ['a server test', ['src/shared/money.test.ts'], false],
  ['a component test', ['src/web/ui/pagination.component.test.tsx'], true],
  ['a folder', ['src/web'], true],
])('knows whether Vitest needs a browser for %s', (_what, files, expected) => {
  expect(vitest.needsBrowser(files)).toBe(expected);
});

describe('runnerCounts', () => {
  const fine = { passed: 3, failed: 0, skipped: 1 };

  it('accepts a report that agrees with the exit code', () => {
    expect(runnerCounts(fine, 0)).toEqual(fine);
    const failed = { passed: 3, failed: 2, skipped: 0 };
    expect(runnerCounts(failed, 1)).toEqual(failed);
  });

  it.each([
    ['an exit code that no test explains', fine, 1],
    ['no test', { passed: 0, failed: 0, skipped: 0 }, 0],
    ['only skipped tests', { passed: 0, failed: 0, skipped: 4 }, 0],
  ])('adds a failure for %s', (_reason, counts, exitCode) => {
    expect(runnerCounts(counts, exitCode).failed).toBe(1);
  });
});
