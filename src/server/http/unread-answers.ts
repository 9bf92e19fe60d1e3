import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { trackConnections } from './open-connections.ts';

interface Patience {
  patienceMs: number;
  checkMs: number;
}

/**
 * Ends a connection whose answer waits and of which nothing has left for a while. Node's own time
 * for silence starts again with each byte that the reader sends, and once more when a part of the
 * answer has left before.
 *
 * What has been handed to the system in one piece counts as left when all of it has: the patience
 * has to suffice for the largest piece over the slowest line. Time is counted in checks, so that
 * a reader does not pay for a moment in which this process itself stood still.
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
