import type { InboxItem } from '#shared/inbox.ts';
import type { Draft } from './draft.ts';

/** An item of the inbox with what it would be as an expense. */
export interface ReviewedItem {
  item: InboxItem;
  draft: Draft;
}

/** What people call it: the shop, or the file until the shop is known. */
export const nameOfItem = ({ name, reading }: InboxItem): string => reading.merchant ?? name;
