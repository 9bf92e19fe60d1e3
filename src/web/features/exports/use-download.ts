import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../lib/api-client.ts';
import { type DownloadProgress, download, saveFile } from '../../lib/download.ts';

export type DownloadState =
  | { kind: 'none' }
  /** The server makes the file. */
  | { kind: 'waiting' }
  | ({ kind: 'receiving' } & DownloadProgress)
  | { kind: 'saved'; name: string }
  | { kind: 'failed'; sentence: string };

/** One file on its way. It is given up if its part of the page goes away. */
export function useDownload(url: string) {
  const [state, setState] = useState<DownloadState>({ kind: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: 'waiting' });
    try {
      const file = await download(url, {
        signal: abort.signal,
        onProgress: (progress) => setState({ kind: 'receiving', ...progress }),
      });
      saveFile(file);
      setState({ kind: 'saved', name: file.name });
    } catch (error) {
      if (!abort.signal.aborted) setState({ kind: 'failed', sentence: errorSentence(error) });
    }
  }

  return {
    state,
    start,
    cancel() {
      running.current?.abort();
      setState({ kind: 'none' });
    },
  };
}
