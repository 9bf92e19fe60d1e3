import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { sessionLimits } from '#server/db/session-limits.ts';
import { serverEnvironment } from '../../scripts/project.mjs';
import { type ClusterPlan, chownTo, type PlanOptions, planCluster } from './plan.ts';
import { createNodes, type PostgresNodes } from './postgres-nodes.ts';
import { type Processes, processesIn } from './processes.ts';
import { writeConfiguration } from './templates.ts';

const START_WITHIN_MS = 120_000;
const POLL_MS = 200;
/** Longer than the proxy takes to notice. */
const DRAIN_SECONDS = 2;

export interface Cluster {
  plan: ClusterPlan;
  processes: Processes;
  nodes: PostgresNodes;
  /** Where users reach the product. */
  origin: string;
  /** The primary past PgBouncer, as an administrator. */
  adminUrl: string;
  products: string[];
  /** Resolves when the process of the product answers. */
  untilReady(product: string): Promise<void>;
  stop(): Promise<void>;
}

interface ClusterOptions extends PlanOptions {
  /** Whether the processes continue after this one. */
  outlives: boolean;
  /** More settings of the product. */
  settings?: Record<string, string>;
}

/** Starts everything, and resolves when the product answers. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const plan = await planCluster(options);
  const processes = processesIn(plan.folder, options);
  const nodes = createNodes(plan, processes);
  const products = plan.productPorts.map((_, index) => `product-${index + 1}`);
  const adminUrl = `postgres://postgres:${plan.password}@127.0.0.1:${plan.postgresPort}/postgres`;
  const untilReady = async (product: string) => {
    const port = plan.productPorts[products.indexOf(product)];
    await until(() => isHealthy(`http://127.0.0.1:${port}/api/health`), product, processes);
  };
  const cluster: Cluster = {
    plan,
    processes,
    nodes,
    adminUrl,
    products,
    untilReady,
    origin: `http://127.0.0.1:${plan.webPort}`,
    stop: () => stopCluster(plan.folder),
  };
  try {
    startEtcd(plan, processes);
    startStore(plan, processes);
    nodes.start();
    startProxy(plan, processes, 'haproxy-postgres');
    await nodes.untilWhole(START_WITHIN_MS);
    await until(() => createDatabase(plan, adminUrl), 'haproxy-postgres', processes);
    startPgBouncer(plan, processes);
    await until(() => accepts(databaseUrl(plan, plan.pgbouncerPort)), 'pgbouncer', processes);
    for (const [index, name] of products.entries()) {
      startProductProcess(plan, processes, { name, index, settings: options.settings });
    }
    await Promise.all(products.map(untilReady));
    startProxy(plan, processes, 'haproxy-web');
    await until(() => isHealthy(`${cluster.origin}/api/health`), 'haproxy-web', processes);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Stops every process of a cluster and removes its folder. */
export async function stopCluster(folder: string): Promise<void> {
  const processes = processesIn(folder, { outlives: false });
  const names = ['haproxy-web', 'product-1', 'product-2', 'pgbouncer', 'haproxy-postgres', 's3'];
  await Promise.all(names.map((name) => processes.end(name, 'SIGKILL')));
  const nodes = ['postgres-1', 'postgres-2', 'postgres-3'].map((name) => ({ name }));
  await createNodes({ folder, nodes } as ClusterPlan, processes).endNow();
  await processes.end('etcd', 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

function startEtcd(plan: ClusterPlan, processes: Processes): void {
  const { folder, programs, etcdPort, etcdPeerPort, user } = plan;
  const client = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${etcdPeerPort}`;
  const data = path.join(folder, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  chownTo(user, data);
  const options = {
    name: 'etcd',
    'data-dir': data,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
    // Patroni's own reason is in patroni.yml.
    'enable-v2': 'true',
    'log-level': 'warn',
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  // Its ARM build wants to be asked for.
  const env = { ETCD_UNSUPPORTED_ARCH: process.arch };
  processes.start({ name: 'etcd', command: programs.etcd, args, env, user });
}

function startStore({ folder, s3Port }: ClusterPlan, processes: Processes): void {
  const program = path.join(import.meta.dirname, 's3-store.ts');
  const args = [program, path.join(folder, 's3'), String(s3Port)];
  processes.start({ name: 's3', command: process.execPath, args });
}

function startProxy(plan: ClusterPlan, processes: Processes, name: string): void {
  const { folder, programs, nodes, productPorts, user } = plan;
  const target = path.join(folder, `${name}.cfg`);
  const product = (port: number, index: number, options: string) =>
    `  server product-${index + 1}${options} 127.0.0.1:${port}`;
  const values = {
    folder,
    postgresPort: plan.postgresPort,
    webPort: plan.webPort,
    postgresServers: nodes
      .map(
        (node) => `  server ${node.name} 127.0.0.1:${node.address} check port ${node.restAddress}`,
      )
      .join('\n'),
    webServers: productPorts.map((port, i) => `${product(port, i, '')} check`).join('\n'),
    webBackups: productPorts.map((port, i) => `${product(port, i, '-anyway')} backup`).join('\n'),
  };
  writeConfiguration({ template: `${name}.cfg`, target, values, user });
  // In the foreground, without a master process.
  processes.start({ name, command: programs.haproxy, args: ['-db', '-f', target], user });
}

function startPgBouncer(plan: ClusterPlan, processes: Processes): void {
  const { folder, programs, user, password } = plan;
  writeConfiguration({
    template: 'pgbouncer-users.txt',
    target: path.join(folder, 'pgbouncer-users.txt'),
    values: { password },
    user,
  });
  const target = path.join(folder, 'pgbouncer.ini');
  const { postgresPort, pgbouncerPort } = plan;
  const values = { folder, postgresPort, pgbouncerPort };
  writeConfiguration({ template: 'pgbouncer.ini', target, values, user });
  processes.start({ name: 'pgbouncer', command: programs.pgbouncer, args: [target], user });
}

interface ProductStart {
  name: string;
  index: number;
  settings: Record<string, string> | undefined;
}

function startProductProcess(
  plan: ClusterPlan,
  processes: Processes,
  { name, index, settings }: ProductStart,
): void {
  const { folder, postgresPort, pgbouncerPort, productPorts, s3Port, webPort } = plan;
  const env = {
    ...serverEnvironment,
    NODE_ENV: 'production',
    PORT: String(productPorts[index]),
    PUBLIC_URL: `http://127.0.0.1:${webPort}`,
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: databaseUrl(plan, pgbouncerPort),
    DATABASE_DIRECT_URL: databaseUrl(plan, postgresPort),
    SESSION_SECRET: plan.sessionSecret,
    ADMIN_PASSWORD: plan.adminPassword,
    S3_BUCKET: 'receipts',
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    BILLING: 'sandbox',
    ...settings,
  };
  processes.start({ name, command: process.execPath, args: ['dist/server/main.js'], env });
}

const databaseUrl = ({ password }: ClusterPlan, port: number) =>
  `postgres://plumbline:${password}@127.0.0.1:${port}/plumbline`;

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** With a role that has the limits which cannot be set through PgBouncer. */
async function createDatabase({ password }: ClusterPlan, adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return false;
  }
  try {
    await client.query(`create role plumbline login password ${pg.escapeLiteral(password)}`);
    for (const [name, milliseconds] of Object.entries(sessionLimits)) {
      await client.query(`alter role plumbline set ${name} = ${milliseconds}`);
    }
    await client.query('create database plumbline owner plumbline');
    return true;
  } finally {
    await client.end();
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function until(condition: () => Promise<boolean>, name: string, processes: Processes) {
  const deadline = performance.now() + START_WITHIN_MS;
  while (!(await condition())) {
    if (!processes.isRunning(name) || performance.now() > deadline) {
      throw new Error(`${name} did not start:\n${processes.output(name).slice(-2_000)}`);
    }
    await delay(POLL_MS);
  }
}
