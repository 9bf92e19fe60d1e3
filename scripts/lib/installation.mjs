import { StepFailed } from './preparation.mjs';
import { npmCommand, projectNode, readJson } from './project.mjs';
import { runCommand } from './run-command.mjs';

/** Enough to build and run the product. */
export const productPackages = installation({
  label: 'Installing packages (first start or lock file changed)',
  withDev: false,
});

/** The same and the tools for tests and checks. */
export const allPackages = installation({
  label: 'Installing packages and test tools (first run or lock file changed)',
  withDev: true,
});

function installation({ label, withDev }) {
  return {
    label,
    isDone() {
      return (
        projectNode() !== undefined && agreesWithLock(readLock(), readInstalled(), { withDev })
      );
    },
    run: (onStart) => install(withDev, onStart),
  };
}

async function install(withDev, onStart) {
  // `npm ci` deletes node_modules, which a running server uses. Where packages are only missing,
  // `npm install` adds them and leaves the others alone.
  const command = hasOnlyGaps(readLock(), readInstalled()) ? ['install', '--no-save'] : ['ci'];
  const flags = [withDev ? '--include=dev' : '--omit=dev', '--include=optional', '--no-audit'];
  const { code, output } = await runCommand(
    [...npmCommand(), ...command, ...flags, '--no-fund', '--loglevel=error'],
    { onStart },
  );
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
}

/**
 * Whether npm's record of node_modules (`installed`) holds every package of package-lock.json that
 * this platform needs, and nothing that is of another version or for another platform.
 * @param {{ packages: Record<string, any> }} lock
 * @param {{ packages: Record<string, any> }} installed
 * @param {{ platform?: string, arch?: string, withDev?: boolean }} wanted
 */
export function agreesWithLock(lock, installed, wanted = {}) {
  const { platform = process.platform, arch = process.arch, withDev = true } = wanted;
  const fits = fitsPlatform(platform, arch);
  const isNeeded = (it) => {
    if (!fits(it) || (it.dev && !withDev)) return false;
    // An optional package without a platform belongs to another optional one, and npm may leave it
    // out with that one.
    return !((it.optional || (it.devOptional && !withDev)) && !it.os);
  };
  const needed = Object.entries(lock.packages).filter(([path, it]) => path && isNeeded(it));
  return (
    needed.every(([path, it]) => installed.packages[path]?.version === it.version) &&
    holdsOnlyLocked(lock, installed, fits)
  );
}

function hasOnlyGaps(lock, installed) {
  const fits = fitsPlatform(process.platform, process.arch);
  return Object.keys(installed.packages).length > 0 && holdsOnlyLocked(lock, installed, fits);
}

function holdsOnlyLocked(lock, installed, fits) {
  return Object.entries(installed.packages).every(
    ([path, it]) => fits(it) && it.version === lock.packages[path]?.version,
  );
}

function fitsPlatform(platform, arch) {
  const allows = (list, value) => !list || list.includes(value) || list[0]?.startsWith('!');
  return ({ os, cpu, libc }) => allows(os, platform) && allows(cpu, arch) && libc?.[0] !== 'musl';
}

const readLock = () => readJson('package-lock.json');

/** npm's own record of node_modules, which it writes when an installation has succeeded. */
function readInstalled() {
  try {
    return readJson('node_modules/.package-lock.json');
  } catch {
    return { packages: {} };
  }
}
