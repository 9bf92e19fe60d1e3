import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { trackConnections } from './open-connections.ts';

interface Patience {
  patienceMs: number;
  checkMs: number;
}

/**
 * Ends a connection with a waiting response that makes no progress. Node's own idle timeout
 * restarts with each byte from the reader, and once more if part of the response left before.
 *
 * A piece counts as sent when all of it has left, so `patience` must be enough for the largest
 * piece over the slowest line. Time is counted in checks, so that readers do not pay for a moment
 * in which this process itself was blocked.
 */
export function endUnreadAnswers(server: Server, { patienceMs, checkMs }: Patience): void {
  const connections = trackConnections(server);
  const stalls = new WeakMap<Socket, { left: number; checks: number }>();
  const check = setInterval(() => {
    for (const socket of connections) {
      const left = socket.bytesWritten - socket.writableLength;
      const stall = stalls.get(socket);
      if (socket.writableLength === 0) stalls.delete(socket);
      else if (stall?.left !== left) stalls.set(socket, { left, checks: 0 });
      else {
        stall.checks += 1;
        if (stall.checks * checkMs >= patienceMs) socket.destroy();
      }
    }
  }, checkMs);
  check.unref();
  server.once('close', () => clearInterval(check));
}
