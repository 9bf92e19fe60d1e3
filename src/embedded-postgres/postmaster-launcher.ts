import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseServer } from './database-server.ts';
import { type StartedPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import { type FoundPostmaster, removeObstruction } from './postmaster-pid.ts';
import { startFailure } from './start-errors.ts';

const FIRST_BACKOFF_MS = 20;
const LONGEST_BACKOFF_MS = 1_000;

/** Starts a server, and starts it again if it ended for a temporary reason. */
export function createLauncher(server: DatabaseServer) {
  let child: StartedPostmaster | null = null;
  let backoffMs = FIRST_BACKOFF_MS;

  /** Waits longer each time, and gives up at once if another try cannot help. */
  async function backOff({ isPassing, reason }: NonNullable<StartedPostmaster['end']>) {
    if (!isPassing) throw await startFailure(server.dataDir, reason);
    await delay(backoffMs);
    backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
  }

  return {
    isOwn: (pid: number) => pid === child?.pid,

    /**
     * Starts a server unless the previous one is still starting. Returns why the last one ended, or
     * null.
     */
    async launch(found: Exclude<FoundPostmaster, { state: 'running' }>): Promise<string | null> {
      if (child && !child.end) return null;
      const end = child?.end ?? null;
      if (end) await backOff(end);
      if (found.state === 'obstructed') await removeObstruction(found.file, found.text);
      child = await spawnPostmaster(server);
      return end?.reason ?? null;
    },

    /** Ends a server that this process started and that no application uses. */
    async abandon(): Promise<void> {
      if (child?.pid && !child.end) await stopPostmaster(server, child.pid);
    },
  };
}
