import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseCable, startCable } from '#server/testing/database-cable.ts';
import { type Cluster, startCluster } from '../../deploy/cluster/cluster.ts';
import { findPrograms } from '../../deploy/cluster/programs.ts';
import { ClusterClient } from '../cluster-client.ts';
import { type Besieged, CLUSTER_FAULTS, type ClusterFault } from '../cluster-faults.ts';
import { storedReceipts, storedRows } from '../cluster-rows.ts';
import { ClusterTally, seconds } from '../cluster-tally.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import { History } from '../history.ts';
import { ADMIN_PASSWORD } from '../product.ts';
import { ResumingStream } from '../resuming-stream.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

/** Of each fault; ROUNDS sets another number. */
const ROUNDS: Record<Scale, number> = { small: 1, full: 20 };
const CLIENTS = 6;
/** A fault comes at some moment of the load. */
const SHORTEST_LOAD_MS = 500;
const LONGEST_LOAD_MS = 1_500;
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
  tally: ClusterTally;
  /** In words, each once. */
  lost: Set<string>;
  doubled: Set<string>;
}

export const gate: Gate = {
  name: 'cluster',
  title: 'Patroni, PgBouncer, proxies and processes fail under load: no write lost or doubled',
  isRunByName: true,
  run: (scale, say) =>
    withTemporaryFolder(async (folder) => {
      const programs = process.platform === 'linux' ? findPrograms() : 'it runs on Linux only';
      if (typeof programs === 'string') return { figure: programs, isMet: null };
      const chosen = chosenFaults();
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
        return await besiege({ cluster, cables }, { chosen, rounds: roundsOf(scale), say });
      } finally {
        await cluster?.stop();
        for (const cable of [...cables.values()].flat()) await cable.cut();
      }
    }),
};

interface Plan {
  chosen: ClusterFault[];
  rounds: number;
  say: (line: string) => void;
}

async function besiege(besieged: Besieged, { chosen, rounds, say }: Plan) {
  const { cluster } = besieged;
  const history = new History();
  const faults: string[] = [];
  const people: Person[] = [];
  while (people.length < CLIENTS) {
    people.push(await invite(cluster, { index: people.length, history, faults }));
  }
  const tally = new ClusterTally();
  const [lost, doubled] = [new Set<string>(), new Set<string>()];
  const siege: Siege = { ...besieged, history, people, faults, tally, lost, doubled };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const fault of chosen) await attack(siege, fault, (line) => say(`${round}. ${line}`));
    }
  } catch (error) {
    // What was found until then is worth telling.
    faults.push((error as Error).stack ?? String(error));
  } finally {
    await Promise.all(people.map(({ stream }) => stream.close()));
  }
  for (const { stream } of people) {
    for (const status of stream.refusals) faults.push(`a stream was answered ${status}`);
  }
  faults.push(...(await auditReceipts(siege)));
  for (const fault of [...lost, ...doubled, ...faults].slice(0, 30)) say(fault);
  for (const row of tally.table()) say(row);
  const slowest = history.slowestMs;
  const longest = tally.longestPauseMs;
  return {
    figure: [
      `${lost.size} of ${count(history.acknowledgedWrites)} acknowledged writes lost, ${doubled.size} doubled, ${faults.length} other faults`,
      `over ${rounds} rounds of ${chosen.map(({ name }) => name).join(', ')}`,
      `(${count(history.count('ok'))} calls ok, ${count(history.count('failed'))} failed, ${count(history.count('unknown'))} unknown)`,
      `slowest answer ${seconds(slowest)}, writes again after ${seconds(longest)} at most`,
    ].join('; '),
    isMet:
      lost.size + doubled.size + faults.length === 0 &&
      history.acknowledgedWrites > 0 &&
      slowest < ANSWER_WITHIN_MS &&
      longest < WRITE_WITHIN_MS,
  };
}

const roundsOf = (scale: Scale) => Number(process.env['ROUNDS'] ?? ROUNDS[scale]);

/** All, or those that FAULTS names, such as `FAULTS=kill,rolling`. */
function chosenFaults(): ClusterFault[] {
  const wanted = process.env['FAULTS']?.split(',');
  const unknown = wanted?.find((name) => !CLUSTER_FAULTS.some((fault) => fault.name === name));
  if (unknown) {
    const names = CLUSTER_FAULTS.map(({ name }) => name).join(', ');
    throw new Error(`There is no fault "${unknown}". There are: ${names}.`);
  }
  return CLUSTER_FAULTS.filter(({ name }) => !wanted || wanted.includes(name));
}

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
  const { cluster, history, people, faults, tally } = siege;
  const stop = new AbortController();
  const load = Promise.all(people.map(({ client }) => client.work(stop.signal)));
  const begin = history.calls.length;
  const beganAt = performance.now();
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
  const tookMs = performance.now() - beganAt;
  const calls = history.calls.slice(begin);
  const pauseMs = history.longestPauseMs(begin);
  const unknown = calls.filter(({ outcome }) => outcome === 'unknown');
  if (fault.isUnnoticed) {
    for (const { what, status } of unknown) faults.push(`${fault.name}: ${what} ${status}`);
  }
  faults.push(...(await hearsEveryone(siege, fault)));
  tally.add(fault.name, { calls, pauseMs, tookMs, ...(await compare(siege)) });
  say(
    `${fault.name}: ${count(calls.length)} calls, ${count(unknown.length)} unknown, writes again after ${seconds(pauseMs)}, whole after ${seconds(tookMs)}, slowest answer so far ${seconds(history.slowestMs)}`,
  );
}

/** How much more is lost or doubled than after the fault before. */
async function compare({ cluster, history, lost, doubled, faults }: Siege) {
  const before = { lost: lost.size, doubled: doubled.size };
  const found = history.check(await storedRows(cluster));
  for (const words of found.lost) lost.add(words);
  for (const words of found.doubled) doubled.add(words);
  faults.push(...found.wrong.filter((words) => !faults.includes(words)));
  return { lost: lost.size - before.lost, doubled: doubled.size - before.doubled };
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

async function auditReceipts({ cluster, people }: Siege): Promise<string[]> {
  const keys = await storedReceipts(cluster);
  return (await Promise.all(people.map(({ client }) => client.auditReceipts(keys)))).flat();
}
