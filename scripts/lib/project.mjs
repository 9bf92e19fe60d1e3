// Where the project is, and which Node.js and environment its programs run with.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_NODE_MAJOR = 24;

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const buildFolder = path.join(root, 'dist');

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
  const hostMajor = Number.parseInt(process.versions.node, 10);
  return hostMajor >= PROJECT_NODE_MAJOR ? process.execPath : undefined;
}

/** This process's environment with the project's programs first and without npm's variables. */
export function projectEnvironment(extra = {}) {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    // A nested npm would read what npm set for this script as its own settings. Settings that the
    // user made (npm_config_registry, npm_config_cache, ...) stay.
    if (/^npm_(lifecycle|package|command|config_local_prefix|config_nodedir)/i.test(name)) {
      delete env[name];
    }
  }
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = ['node_modules/node/bin', 'node_modules/.bin'].map((it) => path.join(root, it));
  env[pathName] = [...folders, env[pathName]].join(path.delimiter);
  // Child processes write to a pipe and cannot see that the output ends in a terminal.
  if (process.stdout.isTTY && !env.NO_COLOR) env.FORCE_COLOR ??= '1';
  return { ...env, ...extra };
}

/** The npm that runs this script, or else the one on the PATH, as the start of a command line. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script) && existsSync(script)) {
    return [process.env.npm_node_execpath ?? process.execPath, script];
  }
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** A program of node_modules/.bin. */
export function tool(name) {
  return path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

export function readJson(name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}
