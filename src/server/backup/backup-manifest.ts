import * as z from 'zod/mini';
import { GENERATED_SECRETS } from '#server/config/generated-secret.ts';
import { BackupError } from './backup-error.ts';

/** Increase it if an older version could no longer read a backup. */
export const BACKUP_FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** In the format of `sha256sum --check`, for every entry before it. Always the last entry. */
export const CHECKSUMS = 'SHA256SUMS';
export const tableEntry = (name: string) => `tables/${name}.copy.gz`;
export const secretEntry = (name: string) => `secrets/${name}`;

/** Entries become paths and statements, so we accept only names of our own. */
const ENTRY_NAMES = [
  /^tables\/[a-z][a-z0-9_]*\.copy\.gz$/,
  /^receipts\/[\w-]{32}(\.thumbnail)?\.(jpg|png|gif|pdf|webp)$/,
  new RegExp(`^secrets/(${GENERATED_SECRETS.join('|')})$`),
  /^manifest\.json$/,
  /^SHA256SUMS$/,
];
export const isEntryName = (name: string) => ENTRY_NAMES.some((pattern) => pattern.test(name));
export const isReceiptEntry = (name: string) => name.startsWith('receipts/');

const identifier = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.string(),
  /** The migrations of the database, in order. */
  migrations: z.array(z.string()),
  /** In an order in which no row refers to a later table. */
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier), rows: z.int().check(z.minimum(0)) }),
  ),
  sequences: z.array(z.object({ name: identifier, value: z.int() })),
  receiptFiles: z.int(),
  receiptBytes: z.int(),
  /** Receipts that a row of the backup names, but whose files were deleted while it was written. */
  absentReceipts: z.array(z.object({ userId: z.int(), key: z.string() })),
  secrets: z.array(z.enum(GENERATED_SECRETS)),
});

export type BackupManifest = z.output<typeof manifestSchema>;

export function parseManifest(text: string, file: string): BackupManifest {
  const content: unknown = JSON.parse(text);
  const { format } = Object(content) as { format?: unknown };
  if (typeof format === 'number' && format > BACKUP_FORMAT) {
    throw new BackupError(
      `${file} was made by a newer version (format ${format}): restore it with that version or newer.`,
    );
  }
  return manifestSchema.parse(content);
}
