import { connect, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoadResult {
  /** In milliseconds, by the response's status. */
  times: Map<number, number[]>;
  /** Requests for which no connection was free in time. */
  unsent: number;
  /** How late the load itself was, in milliseconds, because the machine was busy. */
  lateP99: number;
}

interface LoadOptions {
  port: number;
  requests: Buffer[];
  perSecond: number;
  seconds: number;
  /** Called with each response when it arrives. */
  onAnswer?: (status: number, at: number) => void;
}

const CONNECTIONS = 600;
const TICK_MS = 2;

/**
 * Sends at a fixed rate whether or not the responses keep up, like many independent users. A time
 * starts when the request was due, so that waiting for a free connection counts. Requests are
 * prepared and responses are hardly parsed, because the load runs beside what it measures.
 */
export async function openLoad(options: LoadOptions): Promise<LoadResult> {
  const { port, requests, perSecond, seconds } = options;
  const times = new Map<number, number[]>();
  const free: Line[] = [];
  const lines = await openLines(port, (line, status, dueAt) => onAnswer(line, status, dueAt));
  free.push(...lines);
  const due: number[] = [];
  const late = monitorEventLoopDelay({ resolution: 5 });
  late.enable();
  let sent = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  function onAnswer(line: Line, status: number, dueAt: number) {
    const now = performance.now();
    const list = times.get(status) ?? [];
    if (list.length === 0) times.set(status, list);
    list.push(now - dueAt);
    options.onAnswer?.(status, now);
    const next = due.shift();
    if (next === undefined) free.push(line);
    else line.send(requests[sent % requests.length] as Buffer, next);
  }

  await new Promise<void>((resolve) => {
    let scheduled = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      const wanted = Math.floor(((Math.min(now, end) - start) / 1000) * perSecond);
      for (; scheduled < wanted; scheduled += 1) {
        const dueAt = start + (scheduled / perSecond) * 1000;
        const line = free.pop();
        if (!line) due.push(dueAt);
        else {
          line.send(requests[sent % requests.length] as Buffer, dueAt);
          sent += 1;
        }
      }
      const isDone = now >= end && (free.length === CONNECTIONS || now > end + 5_000);
      if (isDone) {
        clearInterval(timer);
        resolve();
      }
    }, TICK_MS);
  });
  for (const line of lines) line.close();
  late.disable();
  return { times, unsent: due.length, lateP99: late.percentile(99) / 1e6 };
}

/**
 * Opened before the flood, like those of a proxy. Node accepts one new connection per turn of its
 * event loop, so under a flood we would mostly measure that.
 */
async function openLines(port: number, onAnswer: Line['onAnswer']): Promise<Line[]> {
  const hello = Buffer.from('GET /favicon.svg HTTP/1.1\r\nhost: x\r\n\r\n');
  const lines: Line[] = [];
  while (lines.length < CONNECTIONS) {
    await new Promise<void>((resolve) => {
      const line = openLine(port, () => resolve());
      lines.push(line);
      line.send(hello, 0);
    });
  }
  for (const line of lines) line.onAnswer = onAnswer;
  return lines;
}

interface Line {
  onAnswer: (line: Line, status: number, dueAt: number) => void;
  send(request: Buffer, dueAt: number): void;
  close(): void;
}

function openLine(port: number, onAnswer: Line['onAnswer']): Line {
  let socket: Socket | null = null;
  let dueAt = 0;
  let missing = 0;
  let status = 0;
  let head = '';
  const line: Line = {
    onAnswer,
    send(request, at) {
      dueAt = at;
      socket ??= open();
      socket.write(request);
    },
    close: () => socket?.destroy(),
  };
  return line;

  function open(): Socket {
    const opened = connect(port, '127.0.0.1');
    opened.setNoDelay();
    opened.on('data', read);
    opened.once('error', () => {
      socket = null;
      line.onAnswer(line, 0, dueAt);
    });
    return opened;
  }

  function read(data: Buffer) {
    if (missing > 0) missing -= data.length;
    else {
      head += data.toString('latin1');
      const headEnd = head.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      status = Number(head.slice(9, 12));
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      missing = length - (head.length - headEnd - 4);
      head = '';
    }
    if (missing <= 0) {
      missing = 0;
      line.onAnswer(line, status, dueAt);
    }
  }
}

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
