import { ApiError, request } from './api-client.ts';

/** What was received is handed to the browser in pieces of this size, which may keep them on disk. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** Some browsers start to read the file after the click. */
const KEPT_MS = 60_000;

export interface DownloadProgress {
  receivedBytes: number;
  /** Null if the server does not tell. */
  totalBytes: number | null;
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

export interface DownloadedFile {
  name: string;
  content: Blob;
}

/** Receives a whole file, or throws. */
export async function download(url: string, options: DownloadOptions): Promise<DownloadedFile> {
  const { signal, onProgress } = options;
  const response = await request('GET', url, { signal });
  const totalBytes = Number(response.headers.get('content-length')) || null;
  const type = response.headers.get('content-type') ?? '';
  let pieces: BlobPart[] = [];
  let receivedBytes = 0;
  let looseBytes = 0;
  onProgress({ receivedBytes, totalBytes });
  try {
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      pieces.push(value);
      receivedBytes += value.length;
      looseBytes += value.length;
      if (looseBytes > PIECE_BYTES) {
        pieces = [new Blob(pieces)];
        looseBytes = 0;
      }
      onProgress({ receivedBytes, totalBytes });
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw cutOff();
  }
  if (totalBytes !== null && receivedBytes < totalBytes) throw cutOff();
  return { name: nameOf(response), content: new Blob(pieces, { type }) };
}

function cutOff(): ApiError {
  const sentence =
    'The download stopped before the file was whole. Check your connection and try again.';
  return new ApiError({ message: sentence, sentence, status: 0 });
}

function nameOf({ headers }: Response): string {
  const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name ?? 'download';
}

/** Hands a file to the browser, which saves it or asks where to. */
export function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
