import { readStore, writeStore } from './device-database.ts';

/** A file that another application shared, until the inbox has taken it. */
interface SharedFile {
  id: number;
  userId: number;
  file: File;
}

/** Keeps them for the person who is signed in. False if nobody is. */
export async function keepSharedFiles(files: File[]): Promise<boolean> {
  const userId = await readStore<number | undefined>('settings', (store) => store.get('user'));
  if (userId === undefined) return false;
  await writeStore(
    'shared',
    (store) => {
      for (const file of files) store.add({ userId, file });
    },
    'strict',
  );
  return true;
}

export async function listSharedFiles(userId: number): Promise<SharedFile[]> {
  const all = await readStore<SharedFile[]>('shared', (store) => store.getAll());
  return all.filter((each) => each.userId === userId);
}

export function removeSharedFiles(files: SharedFile[]): Promise<void> {
  return writeStore('shared', (store) => {
    for (const { id } of files) store.delete(id);
  });
}
