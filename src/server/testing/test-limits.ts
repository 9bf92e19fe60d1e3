import { BYTES_PER_MB } from '#shared/bytes.ts';
import type { AppParts } from '../app-parts.ts';

export const testLimits: AppParts['settings']['limits'] = {
  signInFailures: 10,
  registrations: 1_000,
  chatMessagesPerMinute: 10,
  chatMessagesPerDay: 100,
  chatAnswerSeconds: 90,
  openDemos: 500,
  storageBytes: { free: 200 * BYTES_PER_MB, pro: 20_480 * BYTES_PER_MB },
};
