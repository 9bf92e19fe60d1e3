import type { Settings } from '#server/config/env.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { ReceiptStorage } from './receipt-storage.ts';

/** The storage that the settings name. */
export async function openReceiptStorage(
  { s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>,
  linkSecret: string,
): Promise<ReceiptStorage> {
  if (!s3) return createDiskStorage({ folder: dataDir, linkSecret });
  // Amazon's client is large, and most installations do not need it.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(s3);
}
