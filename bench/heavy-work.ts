import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Call } from './calls.ts';
import { measure } from './measure.ts';
import type { Row } from './report.ts';
import type { BenchServer } from './servers.ts';

const RECEIPTS = 20;
const RECEIPT_BYTES = 8 * 1024 * 1024;
const SAMPLE_MS = 50;

interface HeavyWorkOptions {
  product: BenchServer;
  cookie: string;
  /** What other people do meanwhile. */
  call: Call;
  projectId: number;
}

/** What large uploads and a long export cost the others, and in memory. */
export async function measureHeavyWork(options: HeavyWorkOptions): Promise<Row[]> {
  const { product, cookie, call, projectId } = options;
  const { origin } = product;
  const others = (seconds: number) => measure({ origin, cookie, call, connections: 4, seconds });
  await others(1);
  const quiet = await others(3);

  const photo = await largePhoto();
  const watch = watchMemory(product);
  const uploads = Promise.all(
    Array.from({ length: RECEIPTS }, () => upload(origin, cookie, photo)),
  );
  const begun = performance.now();
  const busy = await others(3);
  await uploads;
  const uploadSeconds = (performance.now() - begun) / 1000;
  const uploading = await watch.stop();

  const before = await product.memory();
  const exporting = watchMemory(product);
  const bytes = await download(`${origin}/api/expenses/export.csv?projectId=${projectId}`, cookie);
  const exported = await exporting.stop();
  return [
    [`p99 of "${call.name}" alone, ms`, quiet.p99],
    [`p99 during ${RECEIPTS} uploads of 8 MB at once, ms`, busy.p99],
    ['times', busy.p99 / quiet.p99],
    ['all uploads done after, s', uploadSeconds],
    ['most memory during the uploads, MB', uploading],
    ['size of a CSV of 100,000 rows, MB', bytes / 1024 / 1024],
    ['more memory for it, MB', exported - before],
  ];
}

/** Noise, which no format can make small. */
async function largePhoto(): Promise<Buffer> {
  const width = 2400;
  const height = 1800;
  const raw = { width, height, channels: 3 } as const;
  const photo = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 94 })
    .toBuffer();
  // A comment of zeros at the end of the file fills it up to its size.
  return photo.length >= RECEIPT_BYTES
    ? photo
    : Buffer.concat([photo, Buffer.alloc(RECEIPT_BYTES - photo.length)]);
}

async function upload(origin: string, cookie: string, photo: Buffer) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'receipt.jpg');
  const response = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: { cookie, origin },
    body: form,
  });
  if (response.status !== 201) {
    throw new Error(`An upload was answered with ${response.status}: ${await response.text()}`);
  }
}

async function download(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  return bytes;
}

function watchMemory(product: BenchServer) {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await product.memory());
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}
