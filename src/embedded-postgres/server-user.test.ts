import { execFile } from 'node:child_process';
import { chmod, chown, readdir, readFile, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startApp } from './testing/app-process.ts';
import {
  dataDirIn,
  emptyDataDir,
  filledDataDir,
  postmasterPid,
  startQuickly,
} from './testing/data-folders.ts';
import { copyCheckoutFor } from './testing/portable-checkout.ts';
import { findUser } from './unprivileged-user.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

async function statusOf(pid: number, field: string): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (new RegExp(`^${field}:(.*)$`, 'm').exec(status)?.[1] ?? '').trim();
}

async function nobody() {
  const user = findUser(await readFile('/etc/passwd', 'utf8'), 'nobody');
  if (!user) throw new Error('this machine has no user named nobody');
  return user;
}

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

  test('an ordinary user’s server runs as that user, also when root starts it', async () => {
    const user = await nobody();
    const command = await copyCheckoutFor(user);
    // Others cannot enter it, but its owner can reach it.
    const dataDir = await dataDirIn('/tmp');
    await chown(dataDir, user.uid, user.gid);

    const first = startApp(dataDir, { command, spawn: user });
    await first.line('written 50');
    const orphan = await postmasterPid(dataDir);
    expect(await statusOf(orphan, 'Uid')).toMatch(new RegExp(`^${user.uid}\t${user.uid}`));
    await first.kill();
    const second = startApp(dataDir, { command, spawn: user });
    await second.line('info: Taking over the database that was left running');
    await second.line('ready');
    await second.finish();
    await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT');

    const server = await startQuickly(dataDir);
    expect(await statusOf(await postmasterPid(dataDir), 'Uid')).toMatch(
      new RegExp(`^${user.uid}\t${user.uid}`),
    );
    await server.close();
    expect((await stat(path.join(dataDir, 'postgres/PG_VERSION'))).uid).toBe(user.uid);

    const foreign = await filledDataDir();
    await chmod(foreign, 0o755);
    const refused = startApp(foreign, { command, spawn: user });
    expect(await refused.line('failed')).toMatch(
      /^failed DatabaseStartError The data folder .* cannot be used: it belongs to another user/,
    );
    expect(await readdir(foreign)).toEqual(['postgres']);
  });

  const canDropCapabilities = await run('setpriv', ['--version']).then(
    () => true,
    () => false,
  );
  if (canDropCapabilities) {
    test('root: without permission to inspect processes, as in a container, an orphan is taken over', async () => {
      const dataDir = await filledDataDir();
      const first = startApp(dataDir);
      await first.line('written 50');
      const orphan = await postmasterPid(dataDir);
      await first.kill();
      const program = path.join(import.meta.dirname, 'testing/app-program.ts');
      const second = startApp(dataDir, {
        command: ['setpriv', '--bounding-set', '-sys_ptrace', process.execPath, program],
      });
      await second.line('info: Taking over the database that was left running');
      await second.line('ready');
      expect(await postmasterPid(dataDir)).toBe(orphan);
      await second.finish();
    });
  }
} else {
  test('an ordinary user’s server runs as that user', async () => {
    const dataDir = await emptyDataDir();
    await startQuickly(dataDir);
    const { uid } = await stat(path.join(dataDir, 'postgres/postmaster.pid'));
    expect(uid).toBe(process.getuid?.());
  });
}
