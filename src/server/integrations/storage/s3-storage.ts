import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { notFound, unavailable } from '#server/errors.ts';
import {
  inlineDisposition,
  type LinkLife,
  type ReceiptStorage,
  storedType,
} from './receipt-storage.ts';

const TIMEOUT_MS = 10_000;
/** A large file may take longer over a slow line. */
const PUT_TIMEOUT_MS = 20_000;

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Receipts as private objects in any S3-compatible store, shown by links to that store. */
export async function createS3Storage(settings: S3Settings): Promise<ReceiptStorage> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // The newer checksums are Amazon's own; other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // By default it writes to the console. What matters comes back as an error.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
  });
  const object = (key: string) => ({ Bucket: bucket, Key: key });

  const signLink = (key: string, { from, seconds }: LinkLife) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        ...object(key),
        ResponseContentType: storedType(key),
        ResponseContentDisposition: inlineDisposition(key),
      }),
      { expiresIn: seconds, signingDate: from },
    );

  return {
    signLink,
    // Signing is local, and the client knows best which host it will use.
    linkOrigin: new URL(await signLink('receipts/any', { from: new Date(), seconds: 1 })).origin,

    async put(key, file) {
      await client
        .send(
          new PutObjectCommand({
            ...object(key),
            // Not a stream, which could not be sent again if a connection turns out to be stale.
            Body: await readFile(file),
            ContentType: storedType(key),
            CacheControl: 'private, max-age=300',
          }),
          { abortSignal: AbortSignal.timeout(PUT_TIMEOUT_MS) },
        )
        .catch(explain);
    },

    async open(key) {
      // The limit applies until the response starts. Reading it may take as long as data arrives.
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), TIMEOUT_MS);
      const { Body } = await client
        .send(new GetObjectCommand(object(key)), { abortSignal: patience.signal })
        .catch(explain)
        .finally(() => clearTimeout(timer));
      return Body as Readable;
    },

    async remove(key) {
      await client
        .send(new DeleteObjectCommand(object(key)), {
          abortSignal: AbortSignal.timeout(TIMEOUT_MS),
        })
        .catch(explain);
    },
  };
}

function explain(error: unknown): never {
  if (error instanceof NoSuchKey) throw notFound('Receipt');
  throw unavailable(
    'The receipt storage cannot be reached right now. Try again in a moment.',
    error,
  );
}
