// Where the project is, and which Node.js and environment its programs run with.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * glibc gives each thread its own heap, and large images fragment all of them: after a hundred
 * images the server held 440 MB, and 340 MB with two heaps.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };

/**
 * The Node.js from node_modules. If the package has no binary for the platform, a host Node.js that
 * is new enough. Undefined if there is neither.
 */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = path.join(root, 'node_modules/node/bin', name);
  if (existsSync(own)) return own;
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined;
}

/** @returns {any} */
export function readJson(name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}
