import { useEffect, useRef, useState } from 'react';
import { errorSentence, isUnreachable } from '../../lib/api-client.ts';
import { randomId } from '../../lib/random-id.ts';
import { createTurns } from '../../lib/turns.ts';
import { refuseReceiptFile } from './receipt-file.ts';
import { uploadReceipt } from './receipt-upload-api.ts';

/** The server cleans two images at a time. */
const UPLOADS_AT_ONCE = 2;

/** A chosen file on its way to the storage. */
export interface FileUpload {
  /** Also a key with which a record of it is created once. */
  id: string;
  file: File;
  percent: number;
  /** Where it is stored; null until it is. */
  key: string | null;
  problem: string | null;
  /** It got no answer. A form that can wait for a connection keeps it. */
  isUnreachable: boolean;
  /** A file of the wrong kind stays wrong. */
  isRefused: boolean;
}

/**
 * Uploads the chosen files, each on its own: one that fails does not stop the others and can be sent
 * again.
 *
 * @param onUploaded gets a stored file, and all files in the order in which they were chosen
 */
export function useFileUploads(
  sharedProjectId: number | null,
  onUploaded: (upload: FileUpload, all: readonly FileUpload[]) => void = () => undefined,
) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const latest = useRef(uploads);
  const [inTurn] = useState(() => createTurns(UPLOADS_AT_ONCE));
  const stops = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = stops;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const replace = (next: readonly FileUpload[]) => {
    latest.current = next;
    setUploads(next);
  };
  const change = (id: string, changes: Partial<FileUpload>) =>
    replace(latest.current.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  async function send({ id, file }: FileUpload) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const { signal } = stop;
    const onProgress = (percent: number) => change(id, { percent });
    try {
      const { imageUrl: key } = await inTurn(() =>
        uploadReceipt({ file, sharedProjectId, signal, onProgress }),
      );
      change(id, { key });
      const stored = latest.current.find((each) => each.id === id);
      if (stored) onUploaded(stored, latest.current);
    } catch (error) {
      if (signal.aborted) return;
      change(id, { problem: errorSentence(error), isUnreachable: isUnreachable(error) });
    }
  }

  return {
    uploads,
    isUploading: uploads.some(({ key, problem }) => key === null && problem === null),
    add(chosen: Iterable<File>) {
      const added = [...chosen].map((file): FileUpload => {
        const problem = refuseReceiptFile(file);
        return {
          id: randomId(),
          file,
          percent: 0,
          key: null,
          problem,
          isUnreachable: false,
          isRefused: problem !== null,
        };
      });
      // What was refused before is answered by this choice.
      replace([...latest.current.filter(({ isRefused }) => !isRefused), ...added]);
      for (const upload of added) if (!upload.isRefused) void send(upload);
    },
    retry(upload: FileUpload) {
      change(upload.id, { percent: 0, problem: null, isUnreachable: false });
      void send(upload);
    },
    remove(id: string) {
      stops.current.get(id)?.abort();
      replace(latest.current.filter((each) => each.id !== id));
    },
  };
}
