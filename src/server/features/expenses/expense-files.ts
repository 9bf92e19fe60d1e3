import type { Queryable } from '#server/db/client.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Attachment } from '#shared/attachment.ts';
import { receiptTypes } from '#shared/receipt.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import type { WantedFiles } from './expense-wire.ts';

/**
 * The files as they are saved, with their facts. Refuses one that the caller cannot use; what the
 * expense has already stays as it is.
 */
export async function settleFiles(
  receipts: Pick<Receipts, 'requireUsable'>,
  scope: Pick<Scope, 'ownerId' | 'actorId'>,
  { files, field }: WantedFiles,
  { on, before = [] }: { on: Queryable; before?: readonly Attachment[] },
): Promise<Attachment[]> {
  const noun = field === 'imageUrl' ? 'receipt' : 'file';
  const settled: Attachment[] = [];
  for (const { key, name } of files) {
    const known = before.find((file) => file.key === key);
    const facts = known ?? (await receipts.requireUsable(scope, key, on, { name: field, noun }));
    const { type = null, size = null } = facts ?? {};
    settled.push({ key, type, name: name?.trim() || known?.name || nameOf(key, type), size });
  }
  return settled;
}

/** For a file that came without a name. */
function nameOf(key: string, type: string | null): string {
  if (type === null) return new URL(key).host;
  return `receipt.${receiptTypes[type as keyof typeof receiptTypes] ?? 'file'}`;
}

/** What an expense no longer has. */
export function filesWithout(before: readonly Attachment[], after: readonly Attachment[]) {
  const kept = new Set(after.map(({ key }) => key));
  return before.map(({ key }) => key).filter((key) => !kept.has(key));
}
