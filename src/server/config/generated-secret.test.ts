import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generatedSecret } from './generated-secret.ts';

it('is generated once, private, and the same for simultaneous processes', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'plumbline-secret-'));
  const dataDir = path.join(parent, 'data');
  const secrets = await Promise.all(
    [1, 2, 3].map(() => generatedSecret(dataDir, 'session-secret')),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(43);
  expect(await generatedSecret(dataDir, 'session-secret')).toBe(secrets[0]);
  expect(await generatedSecret(dataDir, 'admin-password')).not.toBe(secrets[0]);
  expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  await rm(parent, { recursive: true });
});
