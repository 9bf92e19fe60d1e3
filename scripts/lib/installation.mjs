import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash, hasStamp, removeStamp, writeStamp } from './content-stamp.mjs';
import { agreesWithLock } from './lock-agreement.mjs';
import { StepFailed } from './progress.mjs';
import { npmCommand, projectEnvironment, projectNode, root } from './project-node.mjs';
import { runCommand } from './run-command.mjs';

const stampFile = path.join(root, 'node_modules/.install-stamp');

export const installation = {
  label: 'Installing packages (first start or lock file changed)',
  isDone,
  run,
};

function isDone() {
  const hash = lockHash();
  if (hasStamp(stampFile, hash)) return projectNode() !== undefined;
  // A contributor who just ran `npm install` has everything, only not our stamp.
  if (!projectNode() || !agreesWithLock(readJson('package-lock.json'), readInstalled()))
    return false;
  writeStamp(stampFile, hash);
  return true;
}

async function run(onStart) {
  removeStamp(stampFile);
  // NODE_ENV=production would leave out the bundler, which the build needs.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand([...npmCommand(), 'ci', ...flags, '--loglevel=error'], {
    env: projectEnvironment(),
    onStart,
  });
  if (code !== 0) {
    const advice = output.includes('from lock file')
      ? 'package-lock.json is incomplete: run "npm install" and "npm run lock:complete", then try again.'
      : 'Installing the packages failed: check the network connection and try again.';
    throw new StepFailed(advice, output);
  }
  if (!projectNode()) {
    throw new StepFailed(
      'The package "node" came without its program: allow npm to run install scripts, or install Node.js 24, and try again.',
      output,
    );
  }
  writeStamp(stampFile, lockHash());
}

function lockHash() {
  return contentHash(root, ['package-lock.json'], { salt: `${process.platform} ${process.arch}` });
}

/** npm's own record of node_modules, which it writes when an installation has succeeded. */
function readInstalled() {
  try {
    return readJson('node_modules/.package-lock.json');
  } catch {
    return { packages: {} };
  }
}

function readJson(name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}
