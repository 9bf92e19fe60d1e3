import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ClusterPlan, chownTo } from './plan.ts';
import { commandOf, familyOf, type Processes, sendSignal } from './processes.ts';
import { writeConfiguration } from './templates.ts';

const ASK_MS = 3_000;
const POLL_MS = 200;

/** What Patroni says about a member of the cluster. */
interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

export type PostgresNodes = ReturnType<typeof createNodes>;

/** Three Postgres servers and their Patroni. */
export function createNodes(plan: ClusterPlan, processes: Processes) {
  const { folder, nodes, user, programs } = plan;

  function start(): void {
    for (const node of nodes) {
      const own = path.join(folder, node.name);
      mkdirSync(own, { mode: 0o700 });
      chownTo(user, own);
      const target = path.join(folder, `${node.name}.yml`);
      const binaries = path.dirname(programs.postgres);
      const values = { ...node, folder, binaries, password: plan.password };
      writeConfiguration({ template: 'patroni.yml', target, values, user });
      processes.start({ name: node.name, command: programs.patroni, args: [target], user });
    }
  }

  /** As a node that answers sees them. Empty while none does. */
  async function members(): Promise<Member[]> {
    for (const { restAddress } of nodes) {
      const cluster = await ask(restAddress, '/cluster');
      if (cluster) return (cluster as { members?: Member[] }).members ?? [];
    }
    return [];
  }

  /** Whether there is a primary, and both others follow it, one of them synchronously. */
  async function isWhole(): Promise<boolean> {
    const all = await members();
    const roles = all.map(({ role }) => role).sort();
    return (
      roles.join() === 'leader,replica,sync_standby' &&
      all.every(({ state, lag = 0 }) => /^(running|streaming)$/.test(state) && lag !== 'unknown')
    );
  }

  return {
    start,
    members,
    isWhole,

    async untilWhole(patienceMs: number): Promise<void> {
      const deadline = performance.now() + patienceMs;
      while (!(await isWhole())) {
        if (performance.now() > deadline) {
          throw new Error(`The database is not whole: ${JSON.stringify(await members())}`);
        }
        await delay(POLL_MS);
      }
    },

    async primary(): Promise<string | undefined> {
      return (await members()).find(({ role }) => role === 'leader')?.name;
    },

    /** Asks Patroni to make the synchronous standby the primary. */
    async switchOver(): Promise<void> {
      const all = await members();
      const leader = all.find(({ role }) => role === 'leader')?.name;
      const candidate = all.find(({ role }) => role === 'sync_standby')?.name;
      const rest = nodes.find(({ name }) => name === leader)?.restAddress;
      const response = await fetch(`http://127.0.0.1:${rest}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader, candidate }),
      });
      if (!response.ok) throw new Error(`No switchover: ${await response.text()}`);
    },

    /** The ids of all processes of its Postgres; empty if it does not run. */
    postgresOf(name: string): number[] {
      const file = path.join(folder, name, 'data/postmaster.pid');
      if (!existsSync(file)) return [];
      const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
      // A server that was killed leaves the file behind, and its id may be someone else's by now.
      return commandOf(pid).includes(path.join(folder, name)) ? familyOf(pid) : [];
    },

    /** Also if Patroni is stopped or gone. */
    async endNow(): Promise<void> {
      for (const { name } of nodes) {
        await processes.end(name, 'SIGKILL');
        const [postmaster] = this.postgresOf(name);
        if (!postmaster) continue;
        for (const pid of this.postgresOf(name)) sendSignal(pid, 'SIGCONT');
        sendSignal(postmaster, 'SIGQUIT');
        while (this.postgresOf(name).length > 0) await delay(POLL_MS);
      }
    },
  };
}

async function ask(port: number, route: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(ASK_MS);
    return await (await fetch(`http://127.0.0.1:${port}${route}`, { signal })).json();
  } catch {
    return null;
  }
}
