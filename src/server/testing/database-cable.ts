import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type DatabaseCable = Awaited<ReturnType<typeof startCable>>;

/** A TCP connection to the database's server that a test can break in the ways a network does. */
export async function startCable(postgres: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let silenced: Socket[] = [];
  let isSilent = false;
  let server: Server | undefined;
  let port = 0;

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  }

  function carry(socket: Socket) {
    keep(socket);
    if (isSilent) return void socket.resume();
    const upstream = postgres.host.startsWith('/')
      ? connect(`${postgres.host}/.s.PGSQL.${postgres.port}`)
      : connect(postgres.port, postgres.host);
    keep(upstream);
    socket.pipe(upstream).pipe(socket);
  }

  async function plugIn() {
    server = createServer(carry);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  await plugIn();
  return {
    address: () => ({ host: '127.0.0.1', port }),
    plugIn,

    /** Everything that it carries breaks, as when the server's process dies. */
    async cut() {
      server?.close();
      for (const socket of sockets) socket.destroy();
      if (server?.listening) await once(server, 'close');
    },

    /** Nothing comes through any more and nobody is told, as when a machine loses its network. */
    silence() {
      for (const socket of silenced) socket.destroy();
      silenced = [...sockets];
      isSilent = true;
      for (const socket of silenced) socket.unpipe().resume();
    },

    /** What is connected stays silent, as after a fail-over to another machine. */
    carryNewConnections() {
      isSilent = false;
    },
  };
}
