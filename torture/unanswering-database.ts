import { readFile } from 'node:fs/promises';
import { startCable } from '#server/testing/database-cable.ts';
import { openBenchDatabase } from '../bench/database.ts';
import type { ProductOptions } from './product.ts';
import { postmasterPid } from './product.ts';

/** A database that silently stops answering, and answers again later. */
export interface UnansweringDatabase {
  name: string;
  /** For the product that uses it. */
  env: NonNullable<ProductOptions['env']>;
  stopAnswering(): Promise<void>;
  answerAgain(): void;
  close(): Promise<void>;
}

/**
 * The embedded database: all of its processes are stopped and continued. Only Linux can list them.
 */
export function frozenDatabase(dataDir: string): UnansweringDatabase {
  let frozen: number[] = [];
  return {
    name: 'frozen',
    env: {},
    async stopAnswering() {
      const postmaster = await postmasterPid(dataDir);
      // First, so that it does not start others meanwhile.
      process.kill(postmaster, 'SIGSTOP');
      const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
      frozen = [postmaster, ...children.trim().split(' ').map(Number)];
      for (const pid of frozen.slice(1)) signal(pid, 'SIGSTOP');
    },
    answerAgain() {
      for (const pid of frozen) signal(pid, 'SIGCONT');
    },
    async close() {},
  };
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Another server: its connections stay silent, and new ones are answered after a while. */
export async function silentDatabase(): Promise<UnansweringDatabase> {
  const database = await openBenchDatabase();
  const url = new URL(database.url);
  const { searchParams } = url;
  const cable = await startCable({
    host: searchParams.get('host') ?? '',
    port: Number(searchParams.get('port')),
  });
  const { host, port } = cable.address();
  searchParams.set('host', host);
  searchParams.set('port', String(port));
  return {
    name: 'silent',
    env: { DATABASE_URL: url.href },
    stopAnswering: async () => cable.silence(),
    answerAgain: cable.carryNewConnections,
    async close() {
      await cable.cut();
      await database.close();
    },
  };
}
