import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { unavailable } from '#server/errors.ts';

const PREFIX = 'upload-';
const STALE_AFTER_MS = 24 * 3_600_000;

/** Runs with an empty folder and always removes it afterwards. */
export async function withUploadFolder<T>(
  root: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await makeUploadFolder(root).catch((error: unknown) => {
    throw unavailable('The upload cannot be saved right now. Try again in a moment.', error);
  });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same for what is sent from the folder: it goes when the stream has ended or broken off. */
export async function withSendingFolder<T extends { content: Readable }>(
  root: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await makeUploadFolder(root).catch((error: unknown) => {
    throw unavailable('The download cannot be made right now. Try again in a moment.', error);
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const sent = await work(folder);
    // A folder that cannot be removed is left to the sweep.
    sent.content.once('close', () => remove().catch(() => undefined));
    return sent;
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeUploadFolder(root: string): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(root, PREFIX));
}

/** Removes what a process left behind that was killed during an upload. */
export async function sweepUploadFolders(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(root, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > STALE_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}
