import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseCable } from '#server/testing/database-cable.ts';
import type { Cluster } from '../deploy/cluster/cluster.ts';
import { sendSignal } from '../deploy/cluster/processes.ts';

/** Longer than the proxy takes to notice that a process is back. */
const PROXY_NOTICES_MS = 1_500;

export interface Besieged {
  cluster: Cluster;
  /** What leads to each node, and from it to etcd. */
  cables: Map<string, DatabaseCable[]>;
}

export interface ClusterFault {
  name: string;
  /** Not a single call may be refused or lost. */
  isUnnoticed?: boolean;
  /** Returns what repairs it, which runs when writes work again. */
  inflict(besieged: Besieged): Promise<() => Promise<void>>;
}

const nothingToRepair = async () => {};

async function primaryOf({ nodes }: Cluster): Promise<string> {
  const name = await nodes.primary();
  if (!name) throw new Error('There is no primary');
  return name;
}

export const CLUSTER_FAULTS: ClusterFault[] = [
  {
    name: 'kill',
    async inflict({ cluster }) {
      // The postmaster is the first, so that it does not restart the others.
      const name = await primaryOf(cluster);
      for (const pid of cluster.nodes.postgresOf(name)) sendSignal(pid, 'SIGKILL');
      return nothingToRepair;
    },
  },
  {
    name: 'freeze',
    async inflict({ cluster }) {
      // The whole machine: a Patroni that still runs would keep its place for a frozen Postgres.
      const name = await primaryOf(cluster);
      const patroni = cluster.processes.pid(name);
      const frozen = [...(patroni ? [patroni] : []), ...cluster.nodes.postgresOf(name)];
      for (const pid of frozen) sendSignal(pid, 'SIGSTOP');
      return async () => {
        for (const pid of frozen) sendSignal(pid, 'SIGCONT');
      };
    },
  },
  {
    name: 'cut',
    async inflict({ cluster, cables }) {
      const own = cables.get(await primaryOf(cluster)) ?? [];
      for (const cable of own) cable.silence();
      return async () => {
        for (const cable of own) cable.carryNewConnections();
      };
    },
  },
  {
    name: 'switchover',
    async inflict({ cluster }) {
      await cluster.nodes.switchOver();
      return nothingToRepair;
    },
  },
  {
    name: 'product',
    async inflict({ cluster }) {
      const [, second = ''] = cluster.products;
      await cluster.processes.end(second, 'SIGKILL');
      return async () => {
        cluster.processes.startAgain(second);
        await cluster.untilReady(second);
      };
    },
  },
  restart('pgbouncer'),
  restart('haproxy-postgres'),
  {
    name: 'rolling',
    isUnnoticed: true,
    async inflict({ cluster }) {
      for (const product of cluster.products) {
        await cluster.processes.end(product, 'SIGTERM');
        cluster.processes.startAgain(product);
        await cluster.untilReady(product);
        await delay(PROXY_NOTICES_MS);
      }
      return nothingToRepair;
    },
  },
];

function restart(name: string): ClusterFault {
  return {
    name,
    async inflict({ cluster }) {
      await cluster.processes.end(name, 'SIGKILL');
      cluster.processes.startAgain(name);
      return nothingToRepair;
    },
  };
}
