import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { PASSWORD_FILE } from './cluster-init.ts';
import { DatabaseStartError } from './start-errors.ts';
import type { Transport } from './transport.ts';

const HOST = '127.0.0.1';

/**
 * Loopback with a password, for systems without Unix sockets. It is weaker than a private socket:
 * other users of the machine can try the port, and can take it while the server restarts.
 */
export function loopbackTransport(cluster: string): Transport {
  // Kept after the first connection, for clients that outlive a restart of the server.
  let port: number | null = null;
  return {
    needsPassword: true,
    async listenSettings() {
      return {
        listen_addresses: HOST,
        unix_socket_directories: '',
        port: String(port ?? (await findFreePort())),
      };
    },
    async addressOf(place) {
      if (place.socketDir) return null;
      port = place.port;
      return { host: HOST, port, password: await readPassword(cluster) };
    },
    async cleanUp() {},
  };
}

/** Another program may take it before the server does. Then the start tries another port. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, HOST);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function readPassword(cluster: string): Promise<string> {
  const file = path.join(cluster, PASSWORD_FILE);
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new DatabaseStartError(`The password of the embedded database (${file}) is missing.`, {
      cause: error,
    });
  });
}
