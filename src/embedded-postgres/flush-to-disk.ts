import { open } from 'node:fs/promises';

/** Resolves when a file's content, or a folder's list of names, would survive a power cut. */
export async function flushToDisk(fileOrFolder: string): Promise<void> {
  // Windows cannot open folders, and it flushes their lists itself.
  if (process.platform === 'win32') return;
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
