import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { root } from './project.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Each prints its own output; `count` reads the numbers in its report, and `failures` what failed
 * and why.
 */
export const vitest = {
  name: 'vitest',
  needsBrowser: (files) => files.length === 0 || files.some((file) => !file.endsWith('.test.ts')),
  line: (report) => `vitest run --reporter=default --reporter=json --outputFile.json="${report}"`,
  count: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  failures: ({ testResults }) => testResults.flatMap(failuresOfFile),
};

/** For `npm test`: without `*.slow.test.ts`. */
export const quickVitest = {
  ...vitest,
  needsBrowser: () => false,
  line: (report) => `${vitest.line(report)} --project node`,
};

/** A run of its own, because it mostly needs one processor. */
export const componentVitest = {
  ...vitest,
  name: 'component tests',
  line: (report) => `${vitest.line(report)} --project component`,
};

/** The rest, for `npm run test:slow`. */
export const slowVitest = {
  ...vitest,
  name: 'vitest, slow',
  needsBrowser: () => false,
  line: (report) => `${vitest.line(report)} --project slow`,
};

/**
 * The server's tests on a schema that is partitioned by owner. Statements that do not stay with one
 * owner fail. vitest.config.ts leaves out what cannot run there.
 */
export const partitionedVitest = {
  ...vitest,
  name: 'vitest on a partitioned schema',
  needsBrowser: () => false,
  env: { PARTITIONS: '16' },
  line: (report) => `${vitest.line(report)} --project node`,
};

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // Without a failed test, the file itself did not load.
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return failed.map((test) => `${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
}

/** All of them, with axe in both themes and at every width. */
export const playwright = {
  name: 'browser tests, whole',
  needsBrowser: () => true,
  env: { THOROUGH: '1' },
  line: () => 'playwright test --reporter=list,json',
  /** A test that passed only on a retry counts as failed; otherwise nobody would look at it. */
  count: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
  failures: ({ suites, errors }) => [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => message),
  ],
};

/** For `npm test`: each journey at one width, and axe in one theme for most screens. */
export const quickPlaywright = {
  ...playwright,
  name: 'browser tests',
  env: {},
  line: () => `${playwright.line()} --grep-invert @slow`,
};

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) => {
    const results = tests.filter(isRed).flatMap((test) => test.results);
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
    return results.length > 0 ? [`e2e/${file}:${line} ${title}\n${messages.join('\n')}`] : [];
  });
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

function isRed({ status }) {
  return status === 'unexpected' || status === 'flaky';
}

/** All gates of torture/ at the small scale. */
export const gates = {
  name: 'gates of torture/, small',
  needsBrowser: () => false,
  line: (report) => tortureLine('all', report),
  count: ({ passed, failed, skipped }) => ({ passed, failed, skipped }),
  failures: ({ failures }) => failures,
};

/** The ones that protect people's data from each other. Their small runs always send the same. */
export const dataGates = {
  ...gates,
  name: 'gates cross-account and roles',
  line: (report) => tortureLine('cross-account roles', report),
};

const tortureLine = (names, report) =>
  `node torture/run.ts ${names} --scale small --report "${report}"`;

/**
 * Resolves with the counts and failures of a runner, for these files or for all.
 * @param {{ prefix?: string, isPatient?: boolean }} options as for runCommand
 */
export async function runTests(runner, files, options) {
  const { needsBrowser, line, count, failures } = runner;
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  const chromium = needsBrowser(files) ? await ensureChromium() : '';
  if (chromium === undefined) return runnerCounts(nothing, 1);
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  const report = path.join(folder, 'report.json');
  const env = { ...runner.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const words = [line(report), ...files.map((file) => `"${file}"`)];
  const { code } = await runCommand(words.join(' '), { env, live: true, ...options });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  const counts = runnerCounts(result ? count(result) : nothing, code);
  return { ...counts, failures: result ? failures(result) : [] };
}

/** Adds a failure where no test explains the exit code, such as a file that does not load. */
export function runnerCounts(counts, exitCode) {
  const isExplained = counts.failed > 0 || (counts.passed > 0 && exitCode === 0);
  return isExplained ? counts : { ...counts, failed: 1 };
}
