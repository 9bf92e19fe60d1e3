import { execFile } from 'node:child_process';
import { readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  emptyDataDir,
  filledDataDir,
  postmasterPid,
  startQuickly,
} from './testing/data-folders.ts';
import { statusOf } from './testing/process-status.ts';
import { findUser } from './unprivileged-user.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

test('a passwd entry that is root under another name is not used', () => {
  const passwd = 'root:x:0:0::/:/bin/sh\npostgres:x:0:0::/:/bin/sh\nnobody:x:99:98::/:/bin/sh\n';
  expect(findUser(passwd, 'postgres')).toBeNull();
  expect(findUser(passwd, 'nobody')).toEqual({ uid: 99, gid: 98 });
  expect(findUser(passwd, 'no')).toBeNull();
});

// Which of these can run depends on the user who runs the tests.
if (isRoot) {
  test('root: the server runs as another user, in a folder that only root can enter', async () => {
    const dataDir = await filledDataDir('deep/data');
    const parents = [path.dirname(path.dirname(dataDir)), path.dirname(dataDir), dataDir];
    const server = await startQuickly(dataDir);
    const pid = await postmasterPid(dataDir);
    const { uid, gid } = await stat(path.join(dataDir, 'postgres'));
    expect(uid).not.toBe(0);
    expect(await statusOf(pid, 'Uid')).toBe([uid, uid, uid, uid].join('\t'));
    expect(await statusOf(pid, 'Gid')).toBe([gid, gid, gid, gid].join('\t'));
    expect(await statusOf(pid, 'Groups')).toBe('');
    expect(Number(await statusOf(pid, 'CapEff'))).toBe(0);
    expect(await readlink(`/proc/${pid}/cwd`)).toBe(path.join(dataDir, 'postgres'));
    for (const parent of parents) {
      const { uid: owner, mode } = await stat(parent);
      expect([parent, owner, mode & 0o777]).toEqual([parent, 0, 0o700]);
    }
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query('create table t as select generate_series(1, 1000) n');
    await client.end();
  });

  test('root: a new database can be created in a folder that only root can enter', async () => {
    const dataDir = path.join(await emptyDataDir(), 'deep');
    await startQuickly(dataDir);
    expect((await stat(path.join(dataDir, 'postgres/PG_VERSION'))).uid).not.toBe(0);
    expect((await stat(dataDir)).uid).toBe(0);
  });

  test('root: a database that root owns, as after a restore, is given to the server’s user', async () => {
    const dataDir = await filledDataDir();
    await run('chown', ['-R', '0:0', path.join(dataDir, 'postgres')]);
    const messages: string[] = [];
    await startQuickly(dataDir, { log: (_, message) => messages.push(message) });
    expect(messages).toEqual([expect.stringContaining('belonged to root')]);
  });
} else {
  test('an ordinary user’s server runs as that user', async () => {
    const dataDir = await emptyDataDir();
    await startQuickly(dataDir);
    const { uid } = await stat(path.join(dataDir, 'postgres/postmaster.pid'));
    expect(uid).toBe(process.getuid?.());
  });
}
