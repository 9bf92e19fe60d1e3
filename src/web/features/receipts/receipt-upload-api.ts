import { uploadedReceiptSchema } from '#shared/receipt.ts';
import { uploadFile } from '../../lib/upload.ts';

interface ReceiptUpload {
  file: File;
  /** Null for an own project. */
  sharedProjectId: number | null;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Returns the storage key of the receipt. */
export async function uploadReceipt(upload: ReceiptUpload): Promise<string> {
  const { file, sharedProjectId, ...options } = upload;
  const url = sharedProjectId === null ? '/api/upload' : `/api/upload?projectId=${sharedProjectId}`;
  const answer = await uploadFile(uploadedReceiptSchema, url, 'image', file, options);
  return answer.imageUrl;
}
