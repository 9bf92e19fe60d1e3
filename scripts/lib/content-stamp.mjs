// A stamp is a small file that says from which inputs a folder was made. It is removed before the
// work and written after it has succeeded, so work that was killed half-way is done again.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One hash over the names and contents of the given files and folders of `base`; absent ones are
 * left out. Contents, not times: a checkout touches every file without changing it.
 * @param {string} base
 * @param {string[]} names
 * @param {{ skip?: (name: string) => boolean, salt?: string }} options
 */
export function contentHash(base, names, { skip = () => false, salt = '' } = {}) {
  const hash = createHash('sha256').update(salt);
  for (const name of names.flatMap((it) => filesIn(base, it)).sort()) {
    if (skip(name)) continue;
    const content = readFileSync(path.join(base, name));
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(base, name) {
  const stats = statSync(path.join(base, name), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [name];
  return readdirSync(path.join(base, name)).flatMap((entry) => filesIn(base, `${name}/${entry}`));
}

export function hasStamp(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash;
  } catch {
    return false;
  }
}

export function writeStamp(file, hash) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

export function removeStamp(file) {
  rmSync(file, { force: true });
}
