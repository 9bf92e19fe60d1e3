import { createHash } from 'node:crypto';
import type { StoredChange } from './change-order.repository.ts';

/** What a decision is about, and the decision itself. */
export type DecidedContent = Pick<
  StoredChange,
  'id' | 'title' | 'reason' | 'amountDelta' | 'daysDelta' | 'askedBy'
> & {
  agreement: { title: string; amount: string };
  decision: string;
  name: string;
  comment: string | null;
  decidedAt: string;
  /** The member who wrote it down, if someone told them. */
  recordedName: string | null;
};

/** The values in this order, as a JSON array. Both sides get it with their copy. */
export function decidedText(content: DecidedContent): string {
  const { agreement, id, title, reason, amountDelta, daysDelta, askedBy } = content;
  const { decision, name, comment, decidedAt, recordedName } = content;
  return JSON.stringify([
    ...[agreement.title, agreement.amount],
    ...[id, title, reason, amountDelta, daysDelta, askedBy],
    ...[decision, name, comment, decidedAt],
    ...(recordedName === null ? [] : [recordedName]),
  ]);
}

/** The SHA-256 of this text, which both sides can compute from their copy. */
export const decidedHash = (content: DecidedContent): string =>
  createHash('sha256').update(decidedText(content)).digest('hex');
