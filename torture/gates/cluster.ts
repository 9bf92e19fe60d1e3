import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseCable, startCable } from '#server/testing/database-cable.ts';
import { type Cluster, startCluster } from '../../deploy/cluster/cluster.ts';
import { findPrograms } from '../../deploy/cluster/programs.ts';
import { ClusterClient } from '../cluster-client.ts';
import { type Besieged, CLUSTER_FAULTS, type ClusterFault } from '../cluster-faults.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import { History, type StoredRow } from '../history.ts';
import { ADMIN_PASSWORD } from '../product.ts';
import { ResumingStream } from '../resuming-stream.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

/** Of each fault; ROUNDS sets another number. */
const ROUNDS: Record<Scale, number> = { small: 1, full: 20 };
const CLIENTS = 6;
const SHORTEST_LOAD_MS = 500;
const LONGEST_LOAD_MS = 2_500;
const ANSWER_WITHIN_MS = 10_000;
const WRITE_WITHIN_MS = 30_000;
const GIVE_UP_AFTER_MS = 90_000;
const WHOLE_WITHIN_MS = 180_000;
/** A browser that opens its stream again, and a server that listens again. */
const HEAR_WITHIN_MS = 15_000;
const POLL_MS = 50;

interface Person {
  visitor: Visitor;
  stream: ResumingStream;
  client: ClusterClient;
  projectId: number;
}

interface Siege extends Besieged {
  history: History;
  people: Person[];
  faults: string[];
  /** The longest time without an acknowledged write of a client, by fault. */
  pauses: Map<string, number>;
}

export const gate: Gate = {
  name: 'cluster',
  title: 'Patroni, PgBouncer, proxies and processes fail under load: no write lost or doubled',
  isRunByName: true,
  run: (scale, say) =>
    withTemporaryFolder(async (folder) => {
      const programs = process.platform === 'linux' ? findPrograms() : 'it runs on Linux only';
      if (typeof programs === 'string') return { figure: programs, isMet: null };
      const cables = new Map<string, DatabaseCable[]>();
      const link = async (node: string, port: number) => {
        const cable = await startCable({ host: '127.0.0.1', port });
        cables.set(node, [...(cables.get(node) ?? []), cable]);
        return cable.address().port;
      };
      let cluster: Cluster | undefined;
      try {
        cluster = await startCluster({
          folder,
          programs,
          link,
          outlives: false,
          adminPassword: ADMIN_PASSWORD,
          settings: { LOG_LEVEL: 'warn', REGISTRATIONS_PER_10_MIN: '100000', READ_RECEIPTS: 'off' },
        });
        say(`the cluster runs, the primary is ${await cluster.nodes.primary()}`);
        return await besiege({ cluster, cables }, scale, say);
      } finally {
        await cluster?.stop();
        for (const cable of [...cables.values()].flat()) await cable.cut();
      }
    }),
};

async function besiege(besieged: Besieged, scale: Scale, say: (line: string) => void) {
  const { cluster } = besieged;
  const rounds = Number(process.env['ROUNDS'] ?? ROUNDS[scale]);
  const history = new History();
  const faults: string[] = [];
  const people: Person[] = [];
  while (people.length < CLIENTS) {
    people.push(await invite(cluster, { index: people.length, history, faults }));
  }
  const siege: Siege = { ...besieged, history, people, faults, pauses: new Map() };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const fault of chosenFaults()) await attack(siege, fault, say);
    }
  } finally {
    await Promise.all(people.map(({ stream }) => stream.close()));
  }
  for (const { stream } of people) {
    for (const status of stream.refusals) faults.push(`a stream was answered ${status}`);
  }
  const { lost, doubled, wrong } = history.check(await storedRows(cluster));
  faults.push(...wrong, ...(await auditReceipts(siege)));
  for (const fault of [...lost, ...doubled, ...faults].slice(0, 30)) say(fault);
  const slowest = history.slowestMs;
  const longest = Math.max(...siege.pauses.values());
  return {
    figure: [
      `${lost.length} of ${count(history.acknowledgedWrites)} acknowledged writes lost, ${doubled.length} doubled, ${faults.length} other faults`,
      `over ${rounds} rounds of ${chosenFaults().length} faults`,
      `(${count(history.count('ok'))} calls ok, ${count(history.count('failed'))} failed, ${count(history.count('unknown'))} unknown)`,
      `slowest answer ${seconds(slowest)}, writes again after ${seconds(longest)} at most`,
    ].join('; '),
    isMet:
      lost.length + doubled.length + faults.length === 0 &&
      history.acknowledgedWrites > 0 &&
      slowest < ANSWER_WITHIN_MS &&
      longest < WRITE_WITHIN_MS,
  };
}

/** All, or those that FAULTS names, such as `FAULTS=kill,rolling`. */
function chosenFaults(): ClusterFault[] {
  const wanted = process.env['FAULTS']?.split(',');
  return CLUSTER_FAULTS.filter(({ name }) => !wanted || wanted.includes(name));
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

interface Invitation {
  index: number;
  history: History;
  faults: string[];
}

async function invite({ origin }: Cluster, { index, history, faults }: Invitation) {
  const visitor = await newVisitor(origin);
  const project = { name: `House ${index + 1}`, budget: '50000' };
  const { id: projectId } = await visitor.must('POST', '/api/projects', project);
  const client = new ClusterClient({ index, visitor, projectId, history, faults });
  return { visitor, client, projectId, stream: new ResumingStream(visitor) };
}

async function attack(siege: Siege, fault: ClusterFault, say: (line: string) => void) {
  const { cluster, history, people, faults, pauses } = siege;
  const stop = new AbortController();
  const load = Promise.all(people.map(({ client }) => client.work(stop.signal)));
  const begin = history.calls.length;
  try {
    await delay(randomInt(SHORTEST_LOAD_MS, LONGEST_LOAD_MS));
    const repair = await fault.inflict(siege);
    await untilAllWrite(history, performance.now());
    await delay(randomInt(SHORTEST_LOAD_MS));
    await repair();
    await cluster.nodes.untilWhole(WHOLE_WITHIN_MS);
  } finally {
    stop.abort();
    await load;
  }
  const calls = history.calls.slice(begin);
  const pauseMs = history.longestPauseMs(begin);
  pauses.set(fault.name, Math.max(pauses.get(fault.name) ?? 0, pauseMs));
  const unknown = calls.filter(({ outcome }) => outcome === 'unknown');
  if (fault.isUnnoticed) {
    for (const { what, status } of unknown) faults.push(`${fault.name}: ${what} ${status}`);
  }
  faults.push(...(await hearsEveryone(siege, fault)));
  say(
    `${fault.name}: ${count(calls.length)} calls, ${count(unknown.length)} unknown, writes again after ${seconds(pauseMs)}, slowest answer ${seconds(history.slowestMs)}`,
  );
}

async function untilAllWrite(history: History, moment: number): Promise<void> {
  while (history.writersSince(moment) < CLIENTS) {
    if (performance.now() - moment > GIVE_UP_AFTER_MS) throw new Error('It did not come back');
    await delay(POLL_MS);
  }
}

/** A change in each account must reach its stream, which may have to open again first. */
async function hearsEveryone({ people }: Siege, { name }: ClusterFault): Promise<string[]> {
  const deaf = await Promise.all(
    people.map(async ({ visitor, stream, projectId }, index) => {
      const before = stream.heard;
      const body = { budget: String(randomInt(10_000, 90_000)) };
      await visitor.must('PUT', `/api/projects/${projectId}`, body);
      const hears = await stream.untilHeard(before + 1, HEAR_WITHIN_MS);
      return hears ? [] : [`${name}: stream ${index + 1} heard nothing`];
    }),
  );
  return deaf.flat();
}

async function storedRows({ adminUrl }: Cluster): Promise<StoredRow[]> {
  return withPrimary(adminUrl, async (client) => {
    const { rows } = await client.query<StoredRow>(
      `select 'expenses' as table, description as marker, amount::text as state from expenses
       union all
       select 'milestones', title, description from milestones`,
    );
    return rows;
  });
}

async function auditReceipts({ cluster, people }: Siege): Promise<string[]> {
  const keys = await withPrimary(cluster.adminUrl, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      'select image_url as key from expenses where image_url is not null',
    );
    return new Set(rows.map(({ key }) => key));
  });
  return (await Promise.all(people.map(({ client }) => client.auditReceipts(keys)))).flat();
}

async function withPrimary<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>) {
  const url = new URL(adminUrl);
  url.pathname = '/plumbline';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
