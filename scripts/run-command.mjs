import { spawn } from 'node:child_process';
import { projectNode, root } from './project.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;

/**
 * Runs a line of the shell and resolves with its exit code and what it printed. `live` shows the
 * output instead. npm has put the programs of node_modules on the PATH.
 * @param {string} line
 * @param {{ env?: NodeJS.ProcessEnv, live?: boolean }} options
 */
export function runCommand(line, { env, live } = {}) {
  const output = live ? 'inherit' : 'pipe';
  const stdio = ['ignore', output, output];
  return run(line, [], { env: { ...process.env, ...env }, shell: true, stdio });
}

/**
 * Runs a Node.js program with this terminal. Its IPC channel closes when this script is killed.
 * Variables that the user has set take precedence over `env`.
 */
export function runProgram(args, env) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  return run(projectNode(), args, { env: { ...env, ...process.env }, stdio });
}

function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
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
