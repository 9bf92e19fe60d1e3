// `npm test`: every check and every test but the slow ones, which `npm run test:slow` runs.
// `npm test -- src/shared/money.test.ts e2e/expenses.spec.ts` runs the named test files or folders.
// The last line is "N passed, N failed".
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { allPackages } from './installation.mjs';
import { prepare } from './preparation.mjs';
import { productionBuild } from './production-build.mjs';
import { readJson, root } from './project.mjs';
import { runCommand } from './run-command.mjs';
import {
  componentVitest,
  dataGates,
  gates,
  partitionedVitest,
  playwright,
  quickPlaywright,
  quickVitest,
  runTests,
  slowVitest,
  vitest,
} from './test-runners.mjs';

// On two cores, a third check at a time makes none of them finish sooner.
const LANES = 2;
/** Of those that `npm run test:partitioned` runs. */
const SERVER_TESTS = ['src/server'];
/** Of each failure at the end. */
const LINES_SHOWN = 20;

const words = process.argv.slice(2);
const isSlow = words.includes('--slow');
const isPartitioned = words.includes('--partitioned');
const named = words.filter((word) => !word.startsWith('--'));
const files = named.map((word) => path.relative(root, path.resolve(root, word)));
const journeys = files.filter((file) => /^e2e\b/.test(file));
const others = files.filter((file) => !journeys.includes(file));
const total = { passed: 0, failed: 0, skipped: 0 };
/** Shown again at the end, where the log of a long run is read first. */
const failures = [];

if (!(await prepare([allPackages]))) record('installation', { failed: 1 });
else
  await (isSlow
    ? runSlow()
    : isPartitioned
      ? runPartitioned()
      : files.length === 0
        ? runAll()
        : runChosen());
for (const failure of failures) console.log(`\n✗ ${shorten(stripVTControlCharacters(failure))}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * The build and Vitest leave room for the checks beside them. The journeys get the processors for
 * themselves: all of it at once took almost a minute longer.
 */
async function runAll() {
  const checks = runChecks(readJson('package.json').scripts.check.split(' && '));
  const isBuilt = await build();
  await Promise.all([run(quickVitest, [], { prefix: 'vitest' }), checks]);
  if (isBuilt) await run(quickPlaywright, [], { prefix: 'browser' });
  await Promise.all([
    run(componentVitest, [], { prefix: 'component' }),
    isBuilt && run(dataGates, [], { prefix: 'gates' }),
  ]);
}

async function runSlow() {
  if (!(await build())) return;
  const first = async () => {
    await run(slowVitest, [], { prefix: 'vitest' });
    await run(gates, [], { prefix: 'gates' });
    await run(partitionedVitest, SERVER_TESTS, { prefix: 'partitioned' });
  };
  await Promise.all([first(), run(playwright, [], { prefix: 'browser', isPatient: true })]);
}

async function runPartitioned() {
  // Some of the tests start the built server.
  if (!(await build())) return;
  await run(partitionedVitest, files.length > 0 ? files : SERVER_TESTS, {});
}

async function runChosen() {
  const isBuilt = !(journeys.length > 0 || others.some(readsBuild)) || (await build());
  if (others.length > 0) await run(vitest, others, {});
  if (isBuilt && journeys.length > 0) await run(playwright, journeys, {});
}

/** One of Vitest's files measures the build. */
function readsBuild(file) {
  return 'src/web/boot/build/script-budgets.test.ts'.startsWith(file);
}

/** The lines of `npm run check`, each as one check. */
async function runChecks(waiting) {
  const lane = async () => {
    for (let line = waiting.shift(); line; line = waiting.shift()) {
      const { code, output } = await runCommand(line, { isPatient: true });
      record(line, code === 0 ? { passed: 1 } : { failed: 1 });
      if (code !== 0) {
        console.log(output.trimEnd());
        failures.push(`${line}\n${output.trimEnd()}`);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function build() {
  const isBuilt = await prepare([productionBuild]);
  record('build', isBuilt ? { passed: 1 } : { failed: 1 });
  return isBuilt;
}

async function run(runner, chosen, options) {
  const result = await runTests(runner, chosen, options);
  record(runner.name, result);
  failures.push(...(result.failures ?? []));
}

function shorten(text) {
  const lines = text.split('\n');
  const rest = lines.length - LINES_SHOWN;
  if (rest <= 0) return text;
  return [...lines.slice(0, LINES_SHOWN), `… ${rest} more lines above`].join('\n');
}

function record(name, { passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}`);
}
