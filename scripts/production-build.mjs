import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from './project.mjs';
import { runCommand } from './run-command.mjs';

// Besides src, everything that can change the build's output. The lock file stands for the packages.
const FILES = /^(package(-lock)?\.json|tsconfig\.json|vite\.(server\.)?config\.ts)$/;

// The stamp holds the hash of the sources of the last complete build. It is in a folder that Vite
// empties, so a build by hand removes it together with the old files.
const stampFile = path.join(root, 'dist/server/.build-stamp');

export const productionBuild = {
  label: 'Building (first time or sources changed)',
  isDone: () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash(root),
  async run() {
    // Taken before the build: after a change during the build, the next start builds again.
    const hash = sourceHash(root);
    rmSync(stampFile, { force: true });
    // The web application is always built for production, whatever NODE_ENV the server gets.
    const env = { NODE_ENV: 'production' };
    const result = await runCommand(readJson('package.json').scripts.build, { env });
    if (result.code === 0) writeFileSync(stampFile, hash);
    return result;
  },
  advice: 'The build failed: fix the error above and try again.',
};

/**
 * One hash over the names and contents of what is built. Contents, not times: a checkout touches
 * every file without changing it. Tests are not built, so a change in one makes nothing stale.
 */
export function sourceHash(base) {
  const sources = readdirSync(path.join(base, 'src'), { recursive: true });
  const names = [
    ...readdirSync(base).filter((name) => FILES.test(name)),
    ...sources.map((name) => path.join('src', name)),
  ];
  const hash = createHash('sha256');
  for (const name of names.sort()) {
    const file = path.join(base, name);
    if (/\.test\.tsx?$/.test(name) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
