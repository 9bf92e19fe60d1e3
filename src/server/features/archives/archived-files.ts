import { currencyPrefix } from '#shared/currency-sign.ts';
import { receiptTypes } from '#shared/receipt.ts';
import type { Content, StoredFile } from './archive.repository.ts';
import type { NamedFile } from './archive-fields.ts';
import { kindOf } from './archive-kinds.ts';
import type { ArchivedKind } from './archived-kind.ts';
import { createPathGiver, safeName } from './speaking-name.ts';

/** A file of the storage with its path in the archive. */
export interface ArchivedFile extends StoredFile {
  path: string;
}

/** The files that go into an archive. Each is named after the first record that uses it. */
export class ArchivedFiles {
  readonly #stored: Map<string, StoredFile>;
  readonly #currency: string;
  readonly #named = new Map<string, ArchivedFile>();
  readonly #givePath = createPathGiver();

  constructor(stored: Map<string, StoredFile>, currency: string) {
    this.#stored = stored;
    this.#currency = currency;
  }

  /** Null for a file that is gone. */
  name(key: string, kind: ArchivedKind, record: Content): NamedFile | null {
    const stored = this.#stored.get(key);
    if (!stored) return null;
    const named = this.#named.get(key) ?? {
      ...stored,
      path: this.#givePath(
        speakingPath(kind, record, this.#currency),
        `.${receiptTypes[stored.type]}`,
      ),
    };
    this.#named.set(key, named);
    return { key: named.path, type: named.type, size: named.size };
  }

  list = (): ArchivedFile[] => [...this.#named.values()];
}

/** "receipts/2026-03-14 Floor tiles $2380.00" */
function speakingPath(kind: ArchivedKind, record: Content, currency: string): string {
  const { date, takenOn, createdAt, amount } = record as Record<string, string | null>;
  const day = date ?? takenOn ?? createdAt?.slice(0, 10) ?? '';
  const label = safeName(String(record[kindOf(kind).label] ?? ''));
  const cost = amount ? `${currencyPrefix(currency).replace(/\s/g, ' ')}${amount}` : '';
  return `${folderOf(kind, record)}/${[day, label, cost].filter(Boolean).join(' ')}`;
}

function folderOf(kind: ArchivedKind, record: Content): string {
  if (kind === 'expense') return 'receipts';
  if (kind === 'inbox_item') return 'inbox';
  if (kind === 'document') return record.kind === 'photo' ? 'photos' : 'documents';
  return kind === 'submission' ? 'submissions' : 'files';
}
