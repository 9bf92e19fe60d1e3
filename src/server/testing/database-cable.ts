import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type DatabaseCable = Awaited<ReturnType<typeof startCable>>;

/** A TCP connection to the database server that a test can break as a network would. */
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

    /** Breaks all connections, as if the server's process died. */
    async cut() {
      server?.close();
      for (const socket of sockets) socket.destroy();
      if (server?.listening) await once(server, 'close');
    },

    /** Drops all traffic without telling anyone, as if a machine lost its network. */
    silence() {
      for (const socket of silenced) socket.destroy();
      silenced = [...sockets];
      isSilent = true;
      for (const socket of silenced) socket.unpipe().resume();
    },

    /** Existing connections stay silent, as after a fail-over to another machine. */
    carryNewConnections() {
      isSilent = false;
    },
  };
}
