import { projectNode, readJson } from './project.mjs';
import { runCommand } from './run-command.mjs';

/** Enough to build and run the product. */
export const productPackages = installation('packages', false);

/** The same and the tools for tests and checks. */
export const allPackages = installation('packages and test tools', true);

function installation(what, withDev) {
  return {
    label: `Installing ${what} (first time or lock file changed)`,
    isDone: () => isComplete(withDev),
    run: () => install(withDev),
    advice: 'Installing the packages failed: check the network connection and try again.',
  };
}

async function install(withDev) {
  // `npm ci` deletes node_modules, which a running server uses. Where only the test tools are
  // missing, `npm install` adds them and leaves the others alone.
  const command = isComplete(false) ? 'install --no-save' : 'ci';
  const flags = `--${withDev ? 'include' : 'omit'}=dev --include=optional --no-audit --no-fund`;
  // The host's npm: the node on the PATH may be in node_modules, which npm replaces.
  const { npm_node_execpath: node, npm_execpath: script } = process.env;
  const npm = node && script?.endsWith('npm-cli.js') ? `"${node}" "${script}"` : 'npm';
  const result = await runCommand(`${npm} ${command} ${flags} --loglevel=error`);
  if (result.code !== 0 || projectNode()) return result;
  const output =
    'The package "node" has no program: allow npm to run install scripts, or install Node.js 24.';
  return { code: 1, output };
}

function isComplete(withDev) {
  if (!projectNode()) return false;
  try {
    // npm writes its record of node_modules when an installation has succeeded.
    const installed = readJson('node_modules/.package-lock.json');
    return isInstalled(readJson('package-lock.json'), installed, { withDev });
  } catch {
    return false;
  }
}

/**
 * Whether npm's record of node_modules (`installed`) holds every package of package-lock.json that
 * this platform needs.
 * @param {{ packages: Record<string, any> }} lock
 * @param {{ packages: Record<string, any> }} installed
 * @param {{ withDev: boolean, platform?: string, arch?: string }} wanted
 */
export function isInstalled(
  lock,
  installed,
  { withDev, platform = process.platform, arch = process.arch },
) {
  const isNeeded = ([path, { dev, optional, devOptional, os, cpu, libc }]) =>
    path &&
    (withDev || !dev) &&
    // npm may leave out an optional package that names no platform with the one that needs it.
    (os || !(optional || devOptional)) &&
    (!os || os.includes(platform)) &&
    (!cpu || cpu.includes(arch)) &&
    libc?.[0] !== 'musl';
  return Object.entries(lock.packages)
    .filter(isNeeded)
    .every(([path, { version }]) => installed.packages[path]?.version === version);
}
