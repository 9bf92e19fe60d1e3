import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { createDiskStorage } from '../integrations/storage/disk-storage.ts';
import type { ReceiptStorage } from '../integrations/storage/receipt-storage.ts';
import { createS3Storage, type S3Settings } from '../integrations/storage/s3-storage.ts';

export interface ReceiptStore {
  storage: ReceiptStorage;
  /** On the same disk as the files, if they are on disk. */
  temporaryFolder: string;
  listKeys(): Promise<string[]>;
  close(): Promise<void>;
}

async function openDiskStore(): Promise<ReceiptStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-receipts-'));
  return {
    storage: createDiskStorage({ folder, linkSecret: 'a secret of the tests' }),
    temporaryFolder: path.join(folder, 'tmp'),
    async listKeys() {
      const names = await readdir(path.join(folder, 'receipts')).catch(() => []);
      return names.map((name) => `receipts/${name}`).sort();
    },
    close: () => rm(folder, { recursive: true }),
  };
}

const OBJECT_ENDING = '._S3rver_object';

/** A real S3 server on loopback that checks signatures. */
export async function startS3Server() {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-s3-'));
  const buckets = path.join(folder, 'buckets');
  const bucket = 'plumbline-receipts';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: buckets,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const settings: S3Settings = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(await server.run()).port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    folder,
    // From the server's own storage: it refuses the client's signature on lists.
    async listKeys() {
      const names = await readdir(path.join(buckets, bucket, 'receipts')).catch(() => []);
      const objects = names.filter((name) => name.endsWith(OBJECT_ENDING));
      return objects.map((name) => `receipts/${name.slice(0, -OBJECT_ENDING.length)}`).sort();
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openS3Store(): Promise<ReceiptStore> {
  const { settings, folder, listKeys, close } = await startS3Server();
  const storage = await createS3Storage(settings);
  return { storage, temporaryFolder: path.join(folder, 'tmp'), listKeys, close };
}

export const receiptStores = { disk: openDiskStore, S3: openS3Store };
