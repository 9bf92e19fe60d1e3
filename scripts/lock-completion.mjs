// `npm run lock:complete`, after each change of the dependencies.
//
// Native packages (the bundler, the linter, ...) come as one optional package per platform, and
// npm locks only those that the registry offered that day. With a gap, `npm ci` of npm 11 rejects
// the lock file, and npm 10 silently leaves out the binary on that platform. So each exactly pinned
// platform package gets an entry. These entries have no integrity hash, because the package was
// never downloaded.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'wasm32'];
const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/** Entries, by path, for the platform packages that a parsed package-lock.json does not have. */
export function missingPlatformEntries(lock) {
  const missing = {};
  for (const [parentPath, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!platform || !EXACT_VERSION.test(version)) continue;
      const found = nearestCopy(lock.packages, parentPath, name);
      if (found && lock.packages[found].version === version) continue;
      // Another version has that path: nest the right one, as npm does.
      const path = found ? `${parentPath}/node_modules/${name}` : besides(parentPath, name);
      missing[path] = platformEntry(version, platform, parent.dev);
    }
  }
  return missing;
}

/** The lock file with these entries, in npm's order. */
export function completedLock(lock) {
  const packages = { ...lock.packages, ...missingPlatformEntries(lock) };
  const paths = Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(paths.map((path) => [path, packages[path]])) };
}

function platformOf(packageName) {
  const words = packageName.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { os, cpu, libc: os === 'linux' ? libc : undefined };
}

function platformEntry(version, { os, cpu, libc }, dev) {
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

function nearestCopy(packages, fromPath, name) {
  for (let folder = fromPath; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder.includes('/node_modules/')) {
      return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
    }
  }
}

function besides(parentPath, name) {
  const folder = parentPath.slice(0, parentPath.lastIndexOf('node_modules/'));
  return `${folder}node_modules/${name}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = Object.keys(missingPlatformEntries(lock)).length;
  if (added > 0) writeFileSync(file, `${JSON.stringify(completedLock(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${added} platform packages added.`);
}
