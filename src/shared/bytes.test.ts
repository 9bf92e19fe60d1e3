import { expect, it } from 'vitest';
import { BYTES_PER_MB, formatBytes } from './bytes.ts';

it.each([
  [0, '0 MB'],
  [1, 'under 0.1 MB'],
  [12.34 * BYTES_PER_MB, '12.3 MB'],
  [200 * BYTES_PER_MB - 1, '199.9 MB'],
  [200 * BYTES_PER_MB, '200 MB'],
  [1024 * BYTES_PER_MB - 1, '1,023.9 MB'],
  [20_480 * BYTES_PER_MB, '20 GB'],
  [1.5 * 1024 * 1024 * BYTES_PER_MB, '1,536 GB'],
])('writes %d bytes as %j', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
