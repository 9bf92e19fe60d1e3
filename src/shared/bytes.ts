import { writeNumber } from './counts.ts';

export const BYTES_PER_MB = 1024 * 1024;
const BYTES_PER_GB = 1024 * BYTES_PER_MB;

/**
 * "12.3 MB", "20 GB". Rounded down, so that only a full storage looks full. Less than a tenth of a
 * megabyte still differs from zero.
 */
export function formatBytes(bytes: number): string {
  const [unit, name] = bytes >= BYTES_PER_GB ? [BYTES_PER_GB, 'GB'] : [BYTES_PER_MB, 'MB'];
  const tenths = Math.floor((bytes / unit) * 10);
  if (tenths === 0 && bytes > 0) return `under ${writeNumber('0.1')} MB`;
  return `${writeNumber(String(tenths / 10))} ${name}`;
}
