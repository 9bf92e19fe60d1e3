import type { Database } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { invalidField } from '#server/errors.ts';
import type { Author } from '#server/http/scope.ts';
import type { RecordOrder } from '#shared/record-order.ts';
import type { RecordOrdering } from './record-order.repository.ts';

/** The order is no change of a record: it has no entry and no version. */
export function saveOrder(
  db: Database,
  ordering: RecordOrdering,
  { ownerId }: Author,
  order: RecordOrder,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    if (await ordering.update(tx, { ownerId, ...order })) return;
    throw invalidField('ids', 'Choose records of this project');
  });
}
