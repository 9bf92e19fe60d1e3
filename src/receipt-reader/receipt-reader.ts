import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { AnswerMessage, Reading, ReadingJob } from './reading.ts';

export type { Reading, ReadingJob } from './reading.ts';

const MEGABYTE = 1024 * 1024;
/** What reading takes, with room to spare. */
const NEEDED_BYTES = 700 * MEGABYTE;
const MAX_BYTES = 1_200 * MEGABYTE;
const MAX_READING_MS = 120_000;
const IDLE_MS = 60_000;
const MEMORY_CHECK_MS = 500;

/** The file itself cannot be read. Trying again does not help. */
export class UnreadableError extends Error {}

/** The process ended before it had read the file: a crash, a limit, or the machine. */
export class ReaderEndedError extends Error {}

/** The machine has too little memory to read receipts. */
export class ReaderUnavailableError extends Error {}

interface ReaderOptions {
  /** Reading must never slow down what people wait for. On a busy machine it then takes long. */
  givesWay?: boolean;
  /** For tests: how long one file may take, and how long the process stays without work. */
  maxReadingMs?: number;
  idleMs?: number;
  maxBytes?: number;
  neededBytes?: number;
}

export type ReceiptReader = ReturnType<typeof createReceiptReader>;

/** In the build, this file and the program are side by side as JavaScript. */
const PROGRAM = path.join(
  import.meta.dirname,
  `reader-process${path.extname(import.meta.filename)}`,
);

/**
 * Reads receipts in a process of its own, one at a time. The process starts with the first file and
 * ends after a minute without work, so that it costs nothing in between.
 */
export function createReceiptReader(options: ReaderOptions = {}) {
  const { maxReadingMs = MAX_READING_MS, idleMs = IDLE_MS } = options;
  const { maxBytes = MAX_BYTES, neededBytes = NEEDED_BYTES } = options;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let jobs = 0;

  function start(): ChildProcess {
    if (process.availableMemory() < neededBytes) {
      throw new ReaderUnavailableError('There is too little memory to read receipts.');
    }
    const started = fork(PROGRAM, [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (options.givesWay) lowerPriority(started.pid);
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function readNow(job: ReadingJob): Promise<Reading> {
    clearTimeout(idle);
    child ??= start();
    jobs += 1;
    const limits = watch(child, { maxReadingMs, maxBytes });
    try {
      return await ask(child, jobs, job);
    } finally {
      limits.stop();
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return {
    /** Starts the process while a file is still on its way, because loading the networks takes long. */
    prepare(): void {
      if (child || process.availableMemory() < neededBytes) return;
      child = start();
      idle = setTimeout(end, idleMs).unref();
    },
    /** Resolves when it is this file's turn and it is read. */
    read(job: ReadingJob): Promise<Reading> {
      const result = last.then(() => readNow(job));
      last = result.catch(() => undefined);
      return result;
    },
    /** The id of the process, if it runs. */
    get pid(): number | undefined {
      return child?.pid;
    },
    close() {
      clearTimeout(idle);
      end();
    },
  };
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system has no priorities. Reading works the same.
  }
}

function ask(child: ChildProcess, id: number, job: ReadingJob): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const onMessage = (answer: AnswerMessage) => {
      if (answer.id !== id) return;
      stop();
      if ('reading' in answer) resolve(answer.reading);
      else reject(new UnreadableError(answer.failure));
    };
    const onExit = (code: number | null, signal: string | null) => {
      stop();
      reject(new ReaderEndedError(`The reader ended with ${signal ?? code}`));
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send({ id, job }, (error) => {
      if (error) onExit(null, error.message);
    });
  });
}

/** Ends the process if it takes too long or too much memory. */
function watch(
  child: ChildProcess,
  { maxReadingMs, maxBytes }: Record<'maxReadingMs' | 'maxBytes', number>,
) {
  const end = () => child.kill('SIGKILL');
  const timer = setTimeout(end, maxReadingMs);
  const check = setInterval(async () => {
    if ((await memoryOf(child.pid)) > maxBytes) end();
  }, MEMORY_CHECK_MS);
  return {
    stop() {
      clearTimeout(timer);
      clearInterval(check);
    },
  };
}

/** Only Linux tells it in a file. Elsewhere, the time limit must do. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
