import type { Server } from 'node:http';
import { trackConnections } from './open-connections.ts';

/**
 * Browsers open connections in advance. Node treats a connection without a request as busy, and a
 * stopping server would wait for it until the time limit.
 *
 * @returns closes the current ones
 */
export function trackSilentConnections(server: Server): () => void {
  const connections = trackConnections(server);
  return () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}
