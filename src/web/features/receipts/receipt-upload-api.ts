import { type UploadedReceipt, uploadedReceiptSchema } from '#shared/receipt.ts';
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
