// `npm test`: every check there is. `npm test -- lint types` runs only the ones named.
import './lib/node-version.mjs';
import { installation } from './lib/installation.mjs';
import { prepare } from './lib/preparation.mjs';
import { StepFailed } from './lib/progress.mjs';
import { exitWith, showFailure } from './lib/script-exit.mjs';
import { staticChecks } from './lib/static-checks.mjs';
import { closingLine, ONE_FAILED, ONE_PASSED, sumCounts } from './lib/test-counts.mjs';
import { testRunners } from './lib/test-runners.mjs';

// On two cores, the least there is, a third check at a time makes none of them finish sooner.
const LANES = 2;

const chosen = new Set(process.argv.slice(2));
const results = [];

await exitWith(async () => {
  const checks = staticChecks();
  const names = [...checks, ...testRunners].map(({ name }) => name);
  const unknown = [...chosen].find((word) => !names.some((name) => isNamedBy(word, name)));
  if (unknown) {
    console.error(`There is no check "${unknown}". There are: ${names.join(', ')}.`);
    return 1;
  }
  try {
    await prepare([installation]);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    showFailure(error);
    results.push({ name: 'installation', counts: ONE_FAILED });
    return close();
  }
  await runStaticChecks(checks.filter(isChosen));
  await runTests(testRunners.filter(isChosen));
  return close();
});

function isChosen({ name }) {
  if (chosen.size === 0) return true;
  if (name === 'build' && testRunners.some((runner) => chosen.has(runner.name))) return true;
  return [...chosen].some((word) => isNamedBy(word, name));
}

/** `types` names `types:web` as well. */
function isNamedBy(word, name) {
  return name === word || name.startsWith(`${word}:`);
}

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

/** One after the other and alone: tests that wait for things must not wait for a processor. */
async function runTests(runners) {
  const isBuildBroken = results.some(({ name, counts }) => name === 'build' && counts.failed > 0);
  for (const { name, title, needsBuild, run } of runners) {
    const begin = Date.now();
    console.log(`\n${title}`);
    const isInVain = needsBuild && isBuildBroken;
    if (isInVain) console.log('Not run, because the build failed.');
    record(name, isInVain ? ONE_FAILED : await run(), begin);
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
