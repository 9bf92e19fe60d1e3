import type { Call } from './calls.ts';
import { measure } from './measure.ts';
import type { Row } from './report.ts';
import type { BenchServer } from './servers.ts';
import { prepareUploads, RECEIPTS } from './uploads.ts';

const SAMPLE_MS = 50;

interface HeavyWorkOptions {
  product: BenchServer;
  cookie: string;
  /** What other users do meanwhile. */
  call: Call;
  projectId: number;
}

/** What large uploads and a long export cost other users, and how much memory they take. */
export async function measureHeavyWork(options: HeavyWorkOptions): Promise<Row[]> {
  const { product, cookie, call, projectId } = options;
  const { origin } = product;
  const others = (seconds: number) => measure({ origin, cookie, call, connections: 4, seconds });
  await others(1);
  const quiet = await others(3);

  const uploads = await prepareUploads({ origin, cookie });
  const watch = watchMemory(product);
  const startedAt = performance.now();
  const uploaded = uploads.send();
  const busy = await others(3);
  await uploaded;
  const uploadSeconds = (performance.now() - startedAt) / 1000;
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

export async function download(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  return bytes;
}

export function watchMemory(product: BenchServer) {
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
