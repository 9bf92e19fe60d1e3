import { useEffect, useRef, useState } from 'react';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { randomId } from '../../lib/random-id.ts';
import { refuseReceiptFile } from '../receipts/receipt-file.ts';
import { uploadReceipt } from '../receipts/receipt-upload-api.ts';

/** A chosen file on its way to becoming a document. */
export interface DocumentFile {
  /** Also the key with which its document is created once. */
  id: string;
  /** What its document is called. */
  title: string;
  percent: number;
  /** Where it is stored; null until it is. */
  key: string | null;
  problem: string | null;
}

const titleOf = ({ name }: File) => name.replace(/\.\w+$/, '').slice(0, NAME_MAX_LENGTH) || name;

/** Uploads the chosen files at once, each on its own: one that fails does not stop the others. */
export function useDocumentFiles(sharedProjectId: number | null) {
  const [files, setFiles] = useState<DocumentFile[]>([]);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const change = (id: string, changes: Partial<DocumentFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  async function send(id: string, file: File) {
    const { signal } = stop.current;
    const onProgress = (percent: number) => change(id, { percent });
    try {
      const uploaded = await uploadReceipt({ file, sharedProjectId, signal, onProgress });
      change(id, { key: uploaded.imageUrl });
    } catch (error) {
      if (!signal.aborted) change(id, { problem: errorSentence(error) });
    }
  }

  return {
    files,
    isUploading: files.some(({ key, problem }) => key === null && problem === null),
    rename: (id: string, title: string) => change(id, { title }),
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    add: (chosen: Iterable<File>) => {
      for (const file of chosen) {
        const id = randomId();
        const problem = refuseReceiptFile(file);
        const added = { id, title: titleOf(file), percent: 0, key: null, problem };
        setFiles((before) => [...before, added]);
        if (!problem) void send(id, file);
      }
    },
  };
}
