import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPlatformEntries } from './lock-completion.mjs';
import { withPreparationLock } from './preparation-lock.mjs';
import { buildFolder, productionBuild } from './production-build.mjs';
import { StepFailed } from './progress.mjs';
import { root } from './project-node.mjs';
import { runCommand } from './run-command.mjs';

/**
 * The build, the lock file, and every `check:` script of package.json, the slowest first. Each
 * resolves with an exit code and what to show when it is not 0.
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

/** Without npm in between, which takes longer to start than most of the checks take. */
function check(line) {
  const [name, ...args] = line.split(' ');
  return runCommand([tool(name), ...args]);
}

/** A program of node_modules/.bin. */
export function tool(name) {
  return path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

async function build() {
  if (productionBuild.isDone()) return { code: 0, output: '' };
  try {
    await withPreparationLock(buildFolder, () => {}, productionBuild.run);
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

function readJson(name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}
