import { connect, type Socket } from 'node:net';
import type { Call } from './calls.ts';
import { requestOf } from './connection.ts';

export interface Figures {
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  /** The share that a busy server refused at once. Those count in no other figure. */
  refused: number;
}

/** What the connections note. */
interface Notes {
  latencies: number[];
  refused: number;
}

interface MeasureOptions {
  origin: string;
  cookie: string;
  call: Call;
  connections: number;
  seconds: number;
}

/**
 * Sends the same request repeatedly on each connection, the next one when the answer has arrived.
 * Requests are prepared and answers are hardly parsed, so that on two cores the load costs little
 * beside what it measures.
 */
export async function measure(options: MeasureOptions): Promise<Figures> {
  const { origin, cookie, call, connections, seconds } = options;
  const { hostname, port } = new URL(origin);
  const request = requestOf({ origin, cookie }, call);
  const notes: Notes = { latencies: [], refused: 0 };
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      repeat(connect(Number(port), hostname), request, end, notes, call.name),
    ),
  );
  const elapsed = performance.now() - start;
  const { latencies, refused } = notes;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: (latencies.length / elapsed) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    refused: refused / (refused + latencies.length),
  };
}

const HEAD_END = Buffer.from('\r\n\r\n');

function repeat(
  socket: Socket,
  request: Buffer,
  end: number,
  notes: Notes,
  name: string,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let sentAt = 0;
  let missing = 0;
  let isRefused = false;
  let received = Buffer.alloc(0);
  const send = () => {
    sentAt = performance.now();
    socket.write(request);
  };
  socket.setNoDelay();
  socket.once('connect', send);
  socket.on('data', (data) => {
    if (missing > 0) missing -= data.length;
    else {
      received = Buffer.concat([received, data]);
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      isRefused = head.startsWith('HTTP/1.1 503');
      if (!(isRefused || head.startsWith('HTTP/1.1 2')) || !length) {
        socket.destroy(new Error(`${name} was answered with ${head.split('\r\n')[0]}`));
        return;
      }
      missing = Number(length) - (received.length - headEnd - HEAD_END.length);
      received = Buffer.alloc(0);
    }
    if (missing > 0) return;
    const now = performance.now();
    if (isRefused) notes.refused += 1;
    else notes.latencies.push(now - sentAt);
    if (now < end) send();
    else socket.destroy();
  });
  socket.once('close', () => resolve());
  socket.once('error', reject);
  return promise;
}

/** The median of the runs, figure by figure. */
export function medianOf(runs: Figures[]): Figures {
  const middle = (pick: (run: Figures) => number) =>
    runs.map(pick).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    perSecond: middle((run) => run.perSecond),
    p50: middle((run) => run.p50),
    p99: middle((run) => run.p99),
    refused: middle((run) => run.refused),
  };
}
