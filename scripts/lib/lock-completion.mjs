// Native packages (the bundler, the linter, ...) come as one optional package per platform, and
// npm locks only those that the registry offered on the day. A gap is a trap: `npm ci` of npm 11
// refuses the lock file, and npm 10 silently leaves the binary out on the platform concerned.
// So each exactly pinned platform package gets an entry. An entry made here has no integrity
// hash, because nobody has downloaded the package yet.

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'wasm32'];
const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/** Entries for the platform packages that a parsed package-lock.json leaves out, by path. */
export function missingPlatformEntries(lock) {
  const missing = {};
  for (const [parentPath, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!platform || !EXACT_VERSION.test(version)) continue;
      const found = nearestCopy(lock.packages, parentPath, name);
      if (found && lock.packages[found].version === version) continue;
      // Another version in the way: nest the right one, as npm does.
      const path = found ? `${parentPath}/node_modules/${name}` : besides(parentPath, name);
      missing[path] = platformEntry(version, platform, parent.dev);
    }
  }
  return missing;
}

/** The same lock file with nothing left out, in the order npm writes. */
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
