// `npm test`: every check. `npm test -- lint types` runs the named checks, and
// `npm test -- src/shared/money.test.ts e2e/expenses.spec.ts` the named test files.
import './lib/node-version.mjs';
import { staticChecks, testRunners } from './lib/checks.mjs';
import { allPackages } from './lib/installation.mjs';
import { prepare, StepFailed } from './lib/preparation.mjs';
import { exitWith, showFailure } from './lib/script.mjs';
import { chooseChecks } from './lib/test-choice.mjs';
import { closingLine, ONE_FAILED, ONE_PASSED, sumCounts } from './lib/test-counts.mjs';

// On two cores, a third check at a time makes none of them finish sooner.
const LANES = 2;

const results = [];

await exitWith(async () => {
  const { checks, runners, files, problem } = chooseChecks(
    process.argv.slice(2),
    staticChecks(),
    testRunners,
  );
  if (problem) {
    console.error(problem);
    return 1;
  }
  try {
    await prepare([allPackages]);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    showFailure(error);
    results.push({ name: 'installation', counts: ONE_FAILED });
    return close();
  }
  await runStaticChecks(checks);
  await runTests(runners, files);
  return close();
});

async function runStaticChecks(waiting) {
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const begin = Date.now();
      const { code, output } = await check.run();
      record(check.name, code === 0 ? ONE_PASSED : ONE_FAILED, begin);
      if (code !== 0) console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** One after the other: tests that wait for something must not wait for a processor. */
async function runTests(runners, files) {
  const isBuildBroken = results.some(({ name, counts }) => name === 'build' && counts.failed > 0);
  for (const { name, title, needsBuild, run } of runners) {
    const begin = Date.now();
    console.log(`\n${title}`);
    const isBlocked = needsBuild && isBuildBroken;
    if (isBlocked) console.log('Not run, because the build failed.');
    record(name, isBlocked ? ONE_FAILED : await run(files[name] ?? []), begin);
  }
}

function record(name, counts, begin) {
  results.push({ name, counts });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
}

function close() {
  console.log('');
  for (const { name, counts } of results) {
    if (counts.failed > 0) console.log(`Failed: ${name} (${counts.failed})`);
  }
  const total = sumCounts(results.map(({ counts }) => counts));
  console.log(closingLine(total));
  return total.failed === 0 ? 0 : 1;
}
