import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';

/** What must be installed for each program, and where Debian puts it. */
const PROGRAMS = {
  etcd: { package: 'etcd-server', places: ['/usr/bin/etcd'] },
  patroni: { package: 'patroni', places: ['/usr/bin/patroni'] },
  haproxy: { package: 'haproxy', places: ['/usr/sbin/haproxy'] },
  pgbouncer: { package: 'pgbouncer', places: ['/usr/sbin/pgbouncer'] },
  postgres: { package: 'postgresql', places: ['/usr/lib/postgresql/*/bin/postgres'] },
};

type ProgramName = keyof typeof PROGRAMS;
export type Programs = Record<ProgramName, string>;

/** Where the programs are, or a sentence about what to install. */
export function findPrograms(): Programs | string {
  const found = new Map<string, string>();
  const missing: string[] = [];
  for (const [name, { package: needed, places }] of Object.entries(PROGRAMS)) {
    const file = [...places.flatMap((place) => globSync(place)), ...onPath(name)].at(-1);
    if (file) found.set(name, file);
    else missing.push(needed);
  }
  if (missing.length === 0) return Object.fromEntries(found) as Programs;
  // Patroni's package only suggests what it needs to talk to etcd.
  const packages = missing.includes('patroni') ? [...missing, 'python3-etcd'] : missing;
  return `install ${packages.join(', ')} first (apt-get install -y ${packages.join(' ')}, and stop the services that it starts)`;
}

function onPath(name: string): string[] {
  const folders = process.env['PATH']?.split(path.delimiter) ?? [];
  return folders.map((folder) => path.join(folder, name)).filter(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
