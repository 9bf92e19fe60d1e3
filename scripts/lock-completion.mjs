// `npm run lock:complete`, after each change of the dependencies.
//
// Native packages (the bundler, the linter, ...) come as one optional package per platform, and
// npm locks only those that the registry offered that day. With a gap, `npm ci` of npm 11 rejects
// the lock file, and npm 10 silently leaves out the binary on that platform. So each exactly pinned
// platform package gets an entry. These entries have no integrity hash, because the package was
// never downloaded.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEM = /\b(darwin|win32|linux|android|freebsd|openharmony)\b/;
const PROCESSOR = /\b(x64|arm64|ia32|arm|ppc64|s390x|riscv64|wasm32)\b/;
const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/** Entries, by path, for the platform packages that a parsed package-lock.json does not have. */
export function missingPlatformEntries({ packages }) {
  const missing = {};
  for (const [parentPath, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !EXACT_VERSION.test(version)) continue;
      const [nested, ...outside] = placesOf(name, parentPath);
      const found = [nested, ...outside].find((place) => packages[place]);
      if (found && packages[found].version === version) continue;
      // Another version has that path: nest the right one, as npm does.
      missing[found ? nested : (outside[0] ?? nested)] = platformEntry(version, platform, dev);
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

function platformOf(name) {
  const [os] = name.match(SYSTEM) ?? [];
  const [cpu] = name.match(PROCESSOR) ?? [];
  const libc = /-musl\b/.test(name) ? 'musl' : /linux.*-gnu\b/.test(name) ? 'glibc' : undefined;
  return cpu && (os || cpu === 'wasm32') ? { os, cpu, libc } : undefined;
}

/** With its fields in npm's order. */
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

/** Where Node.js looks for a package, from inside the one that needs it to the top. */
function placesOf(name, parentPath) {
  if (!parentPath) return [`node_modules/${name}`];
  const above = parentPath.slice(0, Math.max(0, parentPath.lastIndexOf('/node_modules/')));
  return [`${parentPath}/node_modules/${name}`, ...placesOf(name, above)];
}

if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = Object.keys(missingPlatformEntries(lock)).length;
  if (added > 0) writeFileSync(file, `${JSON.stringify(completedLock(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${added} platform packages added.`);
}
