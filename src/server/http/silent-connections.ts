import type { Server } from 'node:http';
import { trackConnections } from './open-connections.ts';

/**
 * Browsers open connections ahead of need. Node takes one on which nothing was asked yet for busy,
 * and a server that stops would wait for it to the end of its patience.
 *
 * @returns closes those that there are
 */
export function trackSilentConnections(server: Server): () => void {
  const connections = trackConnections(server);
  return () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}
