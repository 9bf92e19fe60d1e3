import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../lib/api-client.ts';
import { refuseReceiptFile } from './receipt-file.ts';
import { uploadReceipt } from './receipt-upload-api.ts';

export interface ReceiptUpload {
  send: (file: File) => void;
  isUploading: boolean;
  percent: number;
  /** Why there is no receipt although one was chosen. */
  problem: string | null;
  /** The file of the last upload, so that the preview need not load it. */
  uploaded: { receiptKey: string; file: File } | null;
}

/** Uploads a chosen file and reports the progress. An invalid file is not sent. */
export function useReceiptUpload(
  sharedProjectId: number | null,
  onUploaded: (receiptKey: string) => void,
): ReceiptUpload {
  const [percent, setPercent] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [uploaded, setUploaded] = useState<ReceiptUpload['uploaded']>(null);
  const stop = useRef<AbortController>(null);
  const upload = useMutation({ mutationFn: uploadReceipt });

  useEffect(() => () => stop.current?.abort(), []);

  const send = (file: File) => {
    if (upload.isPending) return;
    const problem = refuseReceiptFile(file);
    setRefusal(problem);
    upload.reset();
    if (problem) return;
    setPercent(0);
    stop.current = new AbortController();
    upload.mutate(
      { file, sharedProjectId, signal: stop.current.signal, onProgress: setPercent },
      {
        onSuccess: ({ imageUrl: receiptKey }) => {
          setUploaded({ receiptKey, file });
          onUploaded(receiptKey);
        },
      },
    );
  };

  return {
    send,
    isUploading: upload.isPending,
    percent,
    problem: refusal ?? (upload.isError ? errorSentence(upload.error) : null),
    uploaded,
  };
}
