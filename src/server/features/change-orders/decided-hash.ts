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
};

/** Both sides can compute it from their copy: SHA-256 over these values as a JSON array. */
export function decidedHash(content: DecidedContent): string {
  const { agreement, id, title, reason, amountDelta, daysDelta, askedBy } = content;
  const { decision, name, comment, decidedAt } = content;
  const values = [
    ...[agreement.title, agreement.amount],
    ...[id, title, reason, amountDelta, daysDelta, askedBy],
    ...[decision, name, comment, decidedAt],
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
