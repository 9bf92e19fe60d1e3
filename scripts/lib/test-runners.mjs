import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium, NO_CHROMIUM } from './chromium.mjs';
import { projectEnvironment, projectNode } from './project-node.mjs';
import { runCommand } from './run-command.mjs';
import { tool } from './static-checks.mjs';
import { ONE_FAILED, playwrightCounts, runnerCounts, vitestCounts } from './test-counts.mjs';

/** Each runs alone, shows its own output, and resolves with its counts. */
export const testRunners = [
  { name: 'vitest', title: 'Unit and server tests', run: runVitest },
  { name: 'browser', title: 'Browser tests', needsBuild: true, run: runPlaywright },
  { name: 'torture', title: 'Gates of torture/, small', needsBuild: true, run: runTorture },
];

function runVitest() {
  return withReport(vitestCounts, (report) =>
    runCommand(
      [
        tool('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { live: true },
    ),
  );
}

async function runPlaywright() {
  const chromium = await ensureChromium();
  if (!chromium) {
    console.log(NO_CHROMIUM);
    return ONE_FAILED;
  }
  return withReport(playwrightCounts, (report) =>
    runCommand([tool('playwright'), 'test', '--reporter=list,json'], {
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
