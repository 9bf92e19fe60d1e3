import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections ahead of need. Node takes one on which nothing was asked yet for busy,
 * and a server that stops would wait for it to the end of its patience.
 *
 * @returns closes those that there are
 */
export function trackSilentConnections(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}
