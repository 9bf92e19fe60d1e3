import { execFile } from 'node:child_process';
import { chmod, chown, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
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
import { statusOf } from './testing/process-status.ts';
import { written } from './testing/written-rows.ts';
import { findUser } from './unprivileged-user.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

async function nobody() {
  const user = findUser(await readFile('/etc/passwd', 'utf8'), 'nobody');
  if (!user) throw new Error('this machine has no user named nobody');
  return user;
}

test.each([
  { what: 'an empty folder', dataDirOf: emptyDataDir, starts: 3 },
  { what: 'an existing database', dataDirOf: filledDataDir, starts: 4 },
])(
  'of several simultaneous starts on $what, exactly one continues',
  async ({ dataDirOf, starts }) => {
    const dataDir = await dataDirOf();
    const apps = Array.from({ length: starts }, () => startApp(dataDir));
    const outcomes = await Promise.all(apps.map((app) => app.outcome()));
    expect(outcomes.toSorted()).toEqual([...Array(starts - 1).fill('failed'), 'ready']);
    for (const [i, app] of apps.entries())
      if (outcomes[i] === 'failed') await app.line('failed DataDirInUseError');
    const winner = apps[outcomes.indexOf('ready')];
    await winner?.line('written 100');
    await winner?.finish();
    const rows = await written(await startQuickly(dataDir));
    expect(rows.n).toBe(rows.last);
  },
);

// Which of these can run depends on the user who runs the tests.
if (isRoot) {
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
}
