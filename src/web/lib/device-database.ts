const NAME = 'plumbline';
const VERSION = 1;

/** What this browser keeps for its accounts. Each record says whose it is. */
const stores = {
  /** The last answers of some lists, to read without a connection. */
  answers: { keyPath: ['userId', 'name'] },
  /** Expenses that the server does not have yet. */
  waiting: { keyPath: 'id' },
  /** Files that another application shared, until the inbox has taken them. */
  shared: { keyPath: 'id', autoIncrement: true },
  /** Who is signed in, under `user`. */
  settings: {},
} satisfies Record<string, IDBObjectStoreParameters>;

type StoreName = keyof typeof stores;

let opened: Promise<IDBDatabase> | undefined;

/** Rejects if the browser keeps nothing, as some do in a private window. */
function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(stores)) {
        if (!request.result.objectStoreNames.contains(name)) {
          request.result.createObjectStore(name, options);
        }
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        opened = undefined;
      };
      database.onclose = forget;
      // A page with newer code wants to change the stores.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Resolves with what the work asked for, when all of it is done. */
export async function readStore<T>(
  name: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name);
    const request = ask(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Resolves when the change is kept. `strict` means that it is on the disk, and survives if the
 * device loses its power a moment later.
 */
export async function writeStore(
  name: StoreName,
  change: (store: IDBObjectStore) => void,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<void> {
  const database = await openDatabase();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(name, 'readwrite', { durability });
    change(transaction.objectStore(name));
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
