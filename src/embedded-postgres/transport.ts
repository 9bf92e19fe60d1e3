import type { ListeningPlace } from './postmaster-pid.ts';

export interface Address {
  host: string;
  port: number;
  password?: string;
}

/** How the application and its database talk: by a Unix socket, or by loopback where there is none. */
export interface Transport {
  /** Whether a new database gets a password. */
  needsPassword: boolean;
  /** What makes a server listen; asked before each start of one. */
  listenSettings(): Promise<Record<string, string>>;
  /** The address of a running server, or null when it cannot be reached in this way. */
  addressOf(place: ListeningPlace): Promise<Address | null>;
  /** Clears away what a stopped server has left. */
  cleanUp(): Promise<void>;
}
