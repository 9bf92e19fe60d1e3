import { randomBytes } from 'node:crypto';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';

export const RECEIPTS = 20;
const RECEIPT_BYTES = 8 * 1024 * 1024;

interface UploadOptions {
  origin: string;
  cookie: string;
}

/**
 * Twenty receipts at once, sent from a separate thread, so that sending does not affect the
 * measurement.
 */
export async function prepareUploads(options: UploadOptions) {
  const worker = new Worker(new URL(import.meta.url), { workerData: options });
  const next = () =>
    new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
  await next();
  return {
    /** Resolves when all are answered. */
    async send(): Promise<void> {
      const done = next();
      worker.postMessage('go');
      await done;
      await worker.terminate();
    },
  };
}

if (!isMainThread) await uploadWhenTold(workerData);

async function uploadWhenTold({ origin, cookie }: UploadOptions) {
  const form = new FormData();
  const photo = new Uint8Array(await largePhoto());
  form.set('image', new Blob([photo], { type: 'image/jpeg' }), 'receipt.jpg');
  const whole = new Response(form);
  const headers = { cookie, origin, 'content-type': whole.headers.get('content-type') ?? '' };
  const body = await whole.arrayBuffer();
  parentPort?.once('message', async () => {
    const answers = await Promise.all(
      Array.from({ length: RECEIPTS }, () =>
        fetch(`${origin}/api/upload`, { method: 'POST', headers, body }),
      ),
    );
    const refused = answers.find(({ status }) => status !== 201);
    if (refused) throw new Error(`An upload was answered with ${refused.status}`);
    parentPort?.postMessage('done');
  });
  parentPort?.postMessage('ready');
}

/** Noise, which no format can compress. */
async function largePhoto(): Promise<Buffer> {
  const width = 2400;
  const height = 1800;
  const raw = { width, height, channels: 3 } as const;
  const photo = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 94 })
    .toBuffer();
  // Zeros after the end of the image fill the file to its size.
  return photo.length >= RECEIPT_BYTES
    ? photo
    : Buffer.concat([photo, Buffer.alloc(RECEIPT_BYTES - photo.length)]);
}
