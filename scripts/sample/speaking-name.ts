import type { SampleExpense } from './sample-project.ts';

/** The path of a receipt in the archive. Without its day, which moves. */
export const speakingName = ({ what, amount }: SampleExpense): string =>
  `receipts/${what} $${amount}.png`;
