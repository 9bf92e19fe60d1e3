import { readFile, stat } from 'node:fs/promises';
import { DatabaseStartError } from './start-errors.ts';

export interface ProcessUser {
  uid: number;
  gid: number;
}

// Postgres refuses to run as root, so it runs as the first of these users that exists. initdb also
// needs an entry in the passwd file.
const STAND_INS = ['postgres', 'nobody'];

/** The user to run Postgres as, or null for the one that runs this process. */
export async function chooseServerUser(cluster: string): Promise<ProcessUser | null> {
  if (process.geteuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of STAND_INS) {
    const user = findUser(passwd, name);
    if (user) return user;
  }
  throw new DatabaseStartError(
    `Postgres does not run as root, and this machine has no user named ${STAND_INS.join(' or ')}: ` +
      'start as an ordinary user.',
  );
}

export function findUser(passwd: string, name: string): ProcessUser | null {
  const entry = passwd.split('\n').find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = entry?.split(':') ?? [];
  // Another name for root would not help.
  if (!Number(uid)) return null;
  return { uid: Number(uid), gid: Number(gid) };
}
