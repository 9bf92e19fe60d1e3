import { describe, expect, it } from 'vitest';
import {
  closingLine,
  playwrightCounts,
  runnerCounts,
  sumCounts,
  vitestCounts,
} from './test-counts.mjs';

const test = (status: string, ...failureMessages: string[]) => ({ status, failureMessages });

describe('vitestCounts', () => {
  it('counts each test by its outcome', () => {
    const assertionResults = [test('passed'), test('failed', 'no'), test('skipped'), test('todo')];
    const report = { testResults: [{ status: 'failed', assertionResults }] };
    expect(vitestCounts(report)).toEqual({ passed: 1, failed: 1, skipped: 2 });
  });

  it('counts a test that needed a second try as failed', () => {
    const report = {
      testResults: [{ status: 'passed', assertionResults: [test('passed', 'no')] }],
    };
    expect(vitestCounts(report)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const report = { testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(vitestCounts(report)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('playwrightCounts', () => {
  it('counts flaky tests and errors outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    const report = { stats, errors: [{ message: 'no' }] };
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 4, skipped: 3 });
  });
});

describe('runnerCounts', () => {
  const fine = { passed: 3, failed: 0, skipped: 1 };

  it('accepts a report that agrees with the exit status', () => {
    expect(runnerCounts(fine, 0)).toEqual(fine);
    const failed = { passed: 3, failed: 2, skipped: 0 };
    expect(runnerCounts(failed, 1)).toEqual(failed);
  });

  it.each([
    ['no report', undefined, 1],
    ['no report but status 0', undefined, 0],
    ['an exit status that no test explains', fine, 1],
    ['no test', { passed: 0, failed: 0, skipped: 0 }, 0],
    ['only skipped tests', { passed: 0, failed: 0, skipped: 4 }, 0],
  ])('adds a failure for %s', (_reason, counts, exitCode) => {
    expect(runnerCounts(counts, exitCode).failed).toBe(1);
  });
});

describe('closingLine', () => {
  it('mentions skipped tests only if there are some', () => {
    const counts = sumCounts([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ]);
    expect(closingLine(counts)).toBe('3 passed, 1 failed');
    expect(closingLine({ ...counts, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });
});
