// Where the project stands, and with which Node.js and environment its programs run.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_NODE_MAJOR = 24;

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The Node.js that the lock file brings along; a recent enough host Node.js stands in where the
 * package has no binary. Undefined when there is neither.
 */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = path.join(root, 'node_modules/node/bin', name);
  if (existsSync(own)) return own;
  const hostMajor = Number.parseInt(process.versions.node, 10);
  return hostMajor >= PROJECT_NODE_MAJOR ? process.execPath : undefined;
}

/** This process's environment with the project's programs first and npm's traces of us gone. */
export function projectEnvironment(extra = {}) {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    // What npm tells the script it runs would be taken for settings by the next npm. Settings
    // that a person made (npm_config_registry, npm_config_cache, ...) stay.
    if (/^npm_(lifecycle|package|command|config_local_prefix|config_nodedir)/i.test(name)) {
      delete env[name];
    }
  }
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = ['node_modules/node/bin', 'node_modules/.bin'].map((it) => path.join(root, it));
  env[pathName] = [...folders, env[pathName]].join(path.delimiter);
  // Their output passes through us, so our children cannot see that it ends in a terminal.
  if (process.stdout.isTTY && !env.NO_COLOR) env.FORCE_COLOR ??= '1';
  return { ...env, ...extra };
}

/** The npm that started us, else the one on the PATH, as the beginning of a command line. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script) && existsSync(script)) {
    return [process.env.npm_node_execpath ?? process.execPath, script];
  }
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}
