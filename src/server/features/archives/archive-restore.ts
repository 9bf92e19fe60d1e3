import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Queryable } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { KnownImages } from '../receipts/prepared-receipt.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { type Content, insertRecords, listOwnContractors, takeIds } from './archive.repository.ts';
import {
  type CheckedArchive,
  changed,
  kindOfList,
  type ListedFile,
  readParts,
  readRecord,
} from './archive-check.ts';
import { badArchive, shownName } from './archive-error.ts';
import type { NamedFile, Translation } from './archive-fields.ts';
import { archivedKinds, kindOf } from './archive-kinds.ts';
import type { ReadZip } from './archive-zip-reader.ts';
import type { ArchivedKind } from './archived-kind.ts';

/** Files that are unpacked and stored at the same time. */
const AT_ONCE = 4;
/** Records per statement. */
const BATCH = 500;

export type KeptFiles = Map<string, NamedFile>;

interface Storing {
  receipts: Receipts;
  scope: Scope;
  folder: string;
  onKey: (receiptKey: string) => void;
  known: KnownImages | undefined;
}

/** Puts the files of an archive into the storage, each under a new key. */
export async function storeFiles(
  zip: ReadZip,
  files: ListedFile[],
  storing: Storing,
): Promise<KeptFiles> {
  const kept: KeptFiles = new Map();
  const waiting = files.entries();
  const work = async () => {
    for (const [index, file] of waiting) {
      kept.set(file.path, await storeFile(zip, file, { ...storing, index }));
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return kept;
}

async function storeFile(
  zip: ReadZip,
  { path: name, type, sha256 }: ListedFile,
  { receipts, scope, folder, onKey, known, index }: Storing & { index: number },
): Promise<NamedFile> {
  const own = path.join(folder, String(index));
  await mkdir(own, { mode: 0o700 });
  const file = path.join(own, 'received');
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const piece of zip.read(name)) {
      hash.update(piece);
      yield piece;
    }
  }
  await pipeline(hashed, createWriteStream(file, { mode: 0o600 }));
  if (hash.digest('hex') !== sha256) throw changed(name);
  const stored = await receipts.keepFile(scope, file, { onKey, known }).catch((error: unknown) => {
    throw explain(error, name);
  });
  if (stored.type !== type) throw notWhatItSays(name);
  await rm(own, { recursive: true, force: true });
  return { key: stored.key, type: stored.type, size: stored.size };
}

const notWhatItSays = (name: string) =>
  badArchive(`The file "${shownName(name)}" in the archive is not what it says it is.`);

/** What an upload refuses about a file, an archive refuses too, and says which file it is. */
function explain(error: unknown, name: string): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'unsupported_type') return notWhatItSays(name);
  if (error.code !== 'validation' && error.code !== 'too_large') return error;
  return badArchive(
    `The file "${shownName(name)}" in the archive cannot be used. ${error.message}`,
  );
}

/** The new ids by the old ones. */
type NewIds = Map<ArchivedKind, Map<number, number>>;

/** Accounts by the names that an archive has for those who added records. */
export type AuthorsByName = ReadonlyMap<string, number>;

interface Restoring {
  zip: ReadZip;
  archive: CheckedArchive;
  files: KeptFiles;
  projectId: number;
  /** Without it, everything counts as added by the one who restores it. */
  authors: AuthorsByName | undefined;
  requireRoomForContractors: (count: number) => Promise<void>;
}

/**
 * Inserts the records of an archive, which was checked before. The order of the ids stays, because
 * lists are in their order.
 *
 * @returns the keys of the files that wait in the inbox
 */
export async function insertArchive(
  tx: Queryable,
  scope: Scope,
  { zip, archive, files, projectId, authors, requireRoomForContractors }: Restoring,
): Promise<string[]> {
  const newIds: NewIds = new Map();
  for (const kind of archivedKinds) {
    const ids = archive.ids[kind];
    const taken = await takeIds(tx, kind, ids.length);
    newIds.set(kind, new Map(ids.map((id, index) => [id, taken[index] as number])));
  }
  const translation: Translation = {
    id: (kind, id) => newIds.get(kind)?.get(id) ?? null,
    file: (name) => files.get(name) ?? null,
  };
  const toRow = (kind: ArchivedKind, value: unknown): Content => {
    const record = readRecord(kind, value, archive.upgrade);
    const row: Content = { userId: scope.ownerId, version: 1 };
    if (kind !== 'contractor') {
      const { addedBy } = value as { addedBy?: string | null };
      Object.assign(row, { projectId, createdBy: authors?.get(addedBy ?? '') ?? null });
    }
    for (const [name, { translate }] of Object.entries(kindOf(kind).fields)) {
      row[name] = translate ? translate(record[name], translation) : record[name];
    }
    row.id = newIds.get(kind)?.get(record.id);
    return row;
  };

  const waiting: string[] = [];
  let batch: Content[] = [];
  let present: ArchivedKind | undefined;
  const flush = async () => {
    if (present === 'contractor') {
      const rows = await withoutKnown(tx, scope, { rows: batch, newIds });
      await requireRoomForContractors(rows.length);
      await insertRecords(tx, present, { rows, author: scope });
    } else if (present) {
      await insertRecords(tx, present, { rows: batch });
    }
    if (present === 'inbox_item') waiting.push(...batch.map(({ key }) => String(key)));
    batch = [];
  };
  for await (const [list, value] of readParts(zip)) {
    const kind = kindOfList(list);
    if (kind !== present || (kind !== 'contractor' && batch.length >= BATCH)) {
      await flush();
      present = kind;
    }
    if (kind) batch.push(toRow(kind, value));
  }
  await flush();
  return waiting;
}

/** A contractor that the account has already, with the same in every field, is not added again. */
async function withoutKnown(
  tx: Queryable,
  { ownerId }: Scope,
  { rows, newIds }: { rows: Content[]; newIds: NewIds },
): Promise<Content[]> {
  const compared = Object.keys(kindOf('contractor').fields).filter((name) => name !== 'createdAt');
  const faceOf = (row: Content) => JSON.stringify(compared.map((name) => row[name]));
  const known = Map.groupBy(await listOwnContractors(tx, ownerId), faceOf);
  const replaced = new Map<unknown, number>();
  for (const row of rows) {
    // Each stands for one, so that two who are alike stay two.
    const same = known.get(faceOf(row))?.shift();
    if (same) replaced.set(row.id, same.id as number);
  }
  const ids = newIds.get('contractor') as Map<number, number>;
  for (const [old, id] of ids) ids.set(old, replaced.get(id) ?? id);
  return rows.filter(({ id }) => !replaced.has(id));
}
