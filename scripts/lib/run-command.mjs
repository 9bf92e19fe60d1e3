import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { projectEnvironment, root } from './project.mjs';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32';
// Some tools print colors even into a file.
const readable = process.stdout.isTTY ? (text) => text : stripVTControlCharacters;

/** The user stopped this script while a command was running. */
export class Interrupted extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.exitCode = signalExitCode(signal);
  }
}

export function signalExitCode(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Runs a command to its end and resolves with its exit code and everything it printed. `live`
 * prints the output as it arrives. The command gets its own process group, so that a signal
 * reaches all of its processes exactly once.
 */
export function runCommand([command, ...args], { env = projectEnvironment(), live, onStart } = {}) {
  return new Promise((resolve, reject) => {
    // Windows runs .cmd files only through its shell, which splits at spaces.
    const shell = isWindows && command.endsWith('.cmd');
    const [program, ...words] = shell
      ? [command, ...args].map((it) => `"${it}"`)
      : [command, ...args];
    const child = spawn(program, words, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell,
    });
    let output = '';
    let interruptedBy;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += readable(text);
        if (live) process.stdout.write(readable(text));
      });
    }
    const stop = (signal) => {
      interruptedBy ??= signal;
      killGroup(child.pid, signal);
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    const finish = (code, failure) => {
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
      if (interruptedBy) reject(new Interrupted(interruptedBy));
      else resolve({ code, output: failure ? `${output}${failure.message}\n` : output });
    };
    child.on('error', (error) => finish(127, error));
    child.on('close', (code, signal) => finish(code ?? signalExitCode(signal)));
    if (child.pid) onStart?.(child.pid);
  });
}

function killGroup(pid, signal) {
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
