import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { findUser, type ProcessUser } from '#embedded-postgres/unprivileged-user.ts';
import { freePort } from '../../e2e/product.ts';
import type { Programs } from './programs.ts';

/** A port, and where others reach it: the same, unless something stands between. */
interface NodePlan {
  name: string;
  port: number;
  address: number;
  restPort: number;
  restAddress: number;
  /** Where this node reaches etcd. */
  etcdAddress: number;
}

export interface ClusterPlan {
  folder: string;
  programs: Programs;
  /** Who runs the databases and proxies; null for the user of this process. */
  user: ProcessUser | null;
  nodes: NodePlan[];
  etcdPort: number;
  etcdPeerPort: number;
  postgresPort: number;
  pgbouncerPort: number;
  s3Port: number;
  webPort: number;
  productPorts: number[];
  password: string;
  sessionSecret: string;
  adminPassword: string;
}

export interface PlanOptions {
  folder: string;
  programs: Programs;
  webPort?: number | undefined;
  adminPassword?: string | undefined;
  /** Puts something between a port of a node and those who reach it, and returns its port. */
  link?: (node: string, port: number) => Promise<number>;
}

const NODES = ['postgres-1', 'postgres-2', 'postgres-3'];
const PRODUCTS = 2;

export async function planCluster(options: PlanOptions): Promise<ClusterPlan> {
  const { folder, programs, link = async (_node, port) => port } = options;
  const user = unprivilegedUser();
  mkdirSync(folder, { recursive: true });
  // Postgres' user must get through it.
  chmodSync(folder, 0o755);
  chownTo(user, folder);
  const etcdPort = await freePort();
  const nodes: NodePlan[] = [];
  for (const name of NODES) {
    const port = await freePort();
    const restPort = await freePort();
    nodes.push({
      name,
      port,
      address: await link(name, port),
      restPort,
      restAddress: await link(name, restPort),
      etcdAddress: await link(name, etcdPort),
    });
  }
  const productPorts: number[] = [];
  while (productPorts.length < PRODUCTS) productPorts.push(await freePort());
  return {
    folder,
    programs,
    user,
    nodes,
    etcdPort,
    etcdPeerPort: await freePort(),
    postgresPort: await freePort(),
    pgbouncerPort: await freePort(),
    s3Port: await freePort(),
    webPort: options.webPort ?? (await freePort()),
    productPorts,
    password: secret(),
    sessionSecret: secret(),
    adminPassword: options.adminPassword ?? secret(),
  };
}

export function chownTo(user: ProcessUser | null, file: string): void {
  if (user) chownSync(file, user.uid, user.gid);
}

const secret = () => randomBytes(18).toString('base64url');

/** Postgres and PgBouncer refuse to run as root. */
function unprivilegedUser(): ProcessUser | null {
  if (process.geteuid?.() !== 0) return null;
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const user = findUser(passwd, 'postgres') ?? findUser(passwd, 'nobody');
  if (!user) throw new Error('There is no user postgres or nobody: start as an ordinary user.');
  return user;
}
