import { signedUrlSchema, type UploadedReceipt, uploadedReceiptSchema } from '#shared/receipt.ts';
import { requestJson } from '../../lib/api-client.ts';
import { uploadFile } from '../../lib/upload.ts';

interface ReceiptUpload {
  file: File;
  /** Null for an own project. */
  sharedProjectId: number | null;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export function uploadReceipt(upload: ReceiptUpload): Promise<UploadedReceipt> {
  const { file, sharedProjectId, ...options } = upload;
  const url = sharedProjectId === null ? '/api/upload' : `/api/upload?projectId=${sharedProjectId}`;
  return uploadFile(uploadedReceiptSchema, url, 'image', file, options);
}

export async function fetchSignedUrl(receiptKey: string, signal?: AbortSignal): Promise<string> {
  const { signedUrl } = await requestJson(signedUrlSchema, 'POST', '/api/signed-url', {
    body: { s3Key: receiptKey },
    ...(signal && { signal }),
  });
  return signedUrl;
}
