// The results of the test runners as numbers. A test that passed only on a retry counts as failed;
// otherwise nobody would look at it.

export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

export function sumCounts(list) {
  const sum = (name) => list.reduce((total, counts) => total + counts[name], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts of Vitest's JSON report. */
export function vitestCounts(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report.testResults) {
    const outcomes = file.assertionResults.map(vitestOutcome);
    for (const outcome of outcomes) counts[outcome] += 1;
    // A file that could not be loaded reports no tests.
    if (file.status === 'failed' && !outcomes.includes('failed')) counts.failed += 1;
  }
  return counts;
}

function vitestOutcome({ status, failureMessages }) {
  if (status === 'passed') return failureMessages?.length > 0 ? 'failed' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** Counts of Playwright's JSON report. */
export function playwrightCounts({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

/**
 * The counts of a runner. If there is no report, not a single test, or an exit status that the
 * report does not explain, one failure is added.
 */
export function runnerCounts(counts, exitCode) {
  if (!counts) return ONE_FAILED;
  const isSilent = counts.passed + counts.failed === 0;
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return isSilent || isUnexplained ? sumCounts([counts, ONE_FAILED]) : counts;
}
