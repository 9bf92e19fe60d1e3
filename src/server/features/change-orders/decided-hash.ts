import { createHash } from 'node:crypto';
import type { StoredChange } from './change-order.repository.ts';

/** A file of a change, as it was when someone decided. */
export interface DecidedFile {
  title: string;
  size: number;
  sha256: string;
}

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
  files: DecidedFile[];
};

const filesText = (files: DecidedFile[]) =>
  files.map(({ title, size, sha256 }) => [title, size, sha256]);

/**
 * The values in this order, as a JSON array. Both sides get it with their copy. What there is none
 * of is left out at the end, so that decisions from before there was such a value have this form too.
 */
export function decidedText(content: DecidedContent): string {
  const { agreement, id, title, reason, amountDelta, daysDelta, askedBy } = content;
  const { decision, name, comment, decidedAt, recordedName, files } = content;
  return JSON.stringify([
    ...[agreement.title, agreement.amount],
    ...[id, title, reason, amountDelta, daysDelta, askedBy],
    ...[decision, name, comment, decidedAt],
    ...(recordedName === null ? [] : [recordedName]),
    ...(files.length === 0 ? [] : [filesText(files)]),
  ]);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The SHA-256 of this text, which both sides can compute from their copy. */
export const decidedHash = (content: DecidedContent): string => sha256(decidedText(content));

/** Tells whether someone has seen these files. */
export const filesHash = (files: DecidedFile[]): string => sha256(JSON.stringify(filesText(files)));
