import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const GENERATED_SECRETS = ['session-secret', 'admin-password'] as const;
export type GeneratedSecret = (typeof GENERATED_SECRETS)[number];

/**
 * A secret that is generated once and stored in the data folder, readable only by its owner. Two
 * processes that generate it at once get the same one: the file appears complete and is never
 * replaced.
 */
export async function generatedSecret(dataDir: string, name: GeneratedSecret): Promise<string> {
  const existing = await readSecret(dataDir, name);
  if (existing) return existing;
  await keepSecret(dataDir, name, randomBytes(32).toString('base64url'));
  return (await readSecret(dataDir, name)) ?? Promise.reject(new Error(`${name} is empty`));
}

/** Stores a secret if there is none yet, and returns whether it did. */
export async function keepSecret(
  dataDir: string,
  name: GeneratedSecret,
  secret: string,
): Promise<boolean> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft);
  }
}

export async function removeSecret(dataDir: string, name: GeneratedSecret): Promise<void> {
  await rm(path.join(dataDir, name), { force: true });
}

export async function readSecret(dataDir: string, name: GeneratedSecret): Promise<string | null> {
  try {
    return (await readFile(path.join(dataDir, name), 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
