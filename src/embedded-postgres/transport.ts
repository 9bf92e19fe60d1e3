import type { ListeningPlace } from './postmaster-pid.ts';

export interface Address {
  host: string;
  port: number;
  password?: string;
}

/**
 * How the application and its database connect: by a Unix socket, or by loopback where there is
 * none.
 */
export interface Transport {
  /** Whether a new database gets a password. */
  needsPassword: boolean;
  /** The settings that make a server listen. Called before each start. */
  listenSettings(): Promise<Record<string, string>>;
  /** The address of a running server, or null if this transport cannot reach it. */
  addressOf(place: ListeningPlace): Promise<Address | null>;
  /** Removes what a stopped server left behind. */
  cleanUp(): Promise<void>;
}
