import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectNode, root } from './project.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;

/**
 * Runs a line of the shell and resolves with its exit code and what it printed. `live` shows the
 * output instead, and `prefix` says in front of each line whose it is. `isPatient` is for a single
 * command that leaves the processors to the others. npm has put the programs of node_modules on the
 * PATH.
 * @param {string} line
 * @param {{ env?: NodeJS.ProcessEnv, live?: boolean, prefix?: string, isPatient?: boolean }} options
 */
export function runCommand(line, { env, live, prefix, isPatient } = {}) {
  const output = live && !prefix ? 'inherit' : 'pipe';
  const stdio = ['ignore', output, output];
  const options = { env: { ...process.env, ...env }, shell: true, stdio };
  const isNice = isPatient && process.platform !== 'win32';
  return run(isNice ? `nice -n 10 ${line}` : line, [], options, (child) => {
    if (live && prefix) showWithPrefix(child, prefix);
  });
}

function showWithPrefix(child, prefix) {
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => console.log(`${prefix} | ${text}`));
  }
}

/**
 * Runs a Node.js program with this terminal. Its IPC channel closes when this script is killed.
 * Variables that the user has set take precedence over `env`.
 */
export function runProgram(args, env) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  return run(projectNode(), args, { env: { ...env, ...process.env }, stdio });
}

function run(command, args, options, onStart = (_child) => {}) {
  const child = spawn(command, args, { cwd: root, ...options });
  onStart(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  let isStopping = false;
  const stop = (signal) => {
    isStopping = true;
    // A terminal sends Ctrl+C to the command itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  // npm runs scripts through a shell. A signal to npm may end that shell without reaching this
  // script, and the server would keep running. So the end of the shell counts as the signal.
  const watch = setInterval(() => process.ppid === parent || stop('SIGTERM'), 200);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, stop);
      const code = exitCode ?? 1;
      if (isStopping) process.exit(code);
      resolve({ code, output });
    });
  });
}
