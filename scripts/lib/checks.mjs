import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingPlatformEntries } from '../lock-completion.mjs';
import { ensureChromium, NO_CHROMIUM } from './chromium.mjs';
import { StepFailed } from './preparation.mjs';
import { withPreparationLock } from './preparation-lock.mjs';
import { productionBuild } from './production-build.mjs';
import { buildFolder, projectEnvironment, projectNode, readJson, tool } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ONE_FAILED, playwrightCounts, runnerCounts, vitestCounts } from './test-counts.mjs';

/**
 * The build, the lock file, and every `check:` script of package.json, slowest first. Each resolves
 * with an exit code and the output to show if it is not 0.
 */
export function staticChecks() {
  const { scripts } = readJson('package.json');
  const lines = Object.entries(scripts).filter(([name]) => name.startsWith('check:'));
  return [
    { name: 'build', run: build },
    ...lines.map(([name, line]) => ({ name: name.slice('check:'.length), run: () => check(line) })),
    { name: 'lock', run: checkLock },
  ];
}

/** Each runs alone, prints its own output, and resolves with its counts. */
export const testRunners = [
  { name: 'vitest', title: 'Unit, server and component tests', run: runVitest },
  { name: 'browser', title: 'Browser tests', needsBuild: true, run: runPlaywright },
  { name: 'torture', title: 'Gates of torture/, small', needsBuild: true, run: runTorture },
];

/** Without npm, which takes longer to start than most of the checks take. */
function check(line) {
  const [name, ...args] = line.split(' ');
  return runCommand([tool(name), ...args]);
}

async function build() {
  try {
    await withPreparationLock(
      buildFolder,
      () => {},
      async (dependOn) => {
        if (!productionBuild.isDone()) await productionBuild.run(dependOn);
      },
    );
    return { code: 0, output: '' };
  } catch (error) {
    if (error instanceof StepFailed) return { code: 1, output: error.output };
    throw error;
  }
}

async function checkLock() {
  const missing = Object.keys(missingPlatformEntries(readJson('package-lock.json')));
  const output = `Missing, run "npm run lock:complete":\n${missing.join('\n')}`;
  return { code: missing.length === 0 ? 0 : 1, output };
}

async function runVitest(files) {
  const reporters = ['--reporter=default', '--reporter=json'];
  const needsBrowser = !files.length || files.some((file) => !file.endsWith('.test.ts'));
  const chromium = needsBrowser && (await ensureChromium());
  if (needsBrowser && !chromium) {
    console.log(NO_CHROMIUM);
    return ONE_FAILED;
  }
  return withReport(vitestCounts, (report) =>
    runCommand([tool('vitest'), 'run', ...reporters, `--outputFile.json=${report}`, ...files], {
      ...(chromium && { env: projectEnvironment({ CHROMIUM_PATH: chromium }) }),
      live: true,
    }),
  );
}

async function runPlaywright(files) {
  const chromium = await ensureChromium();
  if (!chromium) {
    console.log(NO_CHROMIUM);
    return ONE_FAILED;
  }
  return withReport(playwrightCounts, (report) =>
    runCommand([tool('playwright'), 'test', '--reporter=list,json', ...files], {
      env: projectEnvironment({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      live: true,
    }),
  );
}

function runTorture() {
  const command = [projectNode(), 'torture/run.ts', 'all', '--scale', 'small'];
  return withReport(
    (counts) => counts,
    (report) => runCommand([...command, '--report', report], { live: true }),
  );
}

async function withReport(count, run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  try {
    const report = path.join(folder, 'report.json');
    const { code } = await run(report);
    return runnerCounts(readCounts(report, count), code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined; // The runner died before it could report.
  }
}
