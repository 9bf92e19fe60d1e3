import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type AppError, recordLimitReached } from '#server/errors.ts';
import { currencies } from '#shared/currency.ts';
import { RECEIPT_MAX_BYTES, receiptTypes } from '#shared/receipt.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { usStateCodes } from '#shared/us-states.ts';
import type { Content } from './archive.repository.ts';
import { badArchive, shownName } from './archive-error.ts';
import {
  choice,
  idSchema,
  moneySchema,
  notes,
  optionalChoice,
  optionalInstant,
  pathSchema,
  type Translation,
  text,
} from './archive-fields.ts';
import { readJsonParts } from './archive-json.ts';
import { archivedKinds, kindOf } from './archive-kinds.ts';
import { ARCHIVE_FORMAT, type Upgrade, upgrader } from './archive-version.ts';
import type { ReadZip } from './archive-zip-reader.ts';
import type { ArchivedKind } from './archived-kind.ts';
import { ARCHIVE_JSON, CHECKSUMS } from './project-archive.ts';

const MAX_JSON_BYTES = 256 * 1024 * 1024;
const MAX_SUMS_BYTES = 16 * 1024 * 1024;

const projectSchema = z.object({
  name: text.schema,
  description: notes.schema,
  budget: moneySchema('0.00'),
  currency: choice(currencies).schema,
  region: optionalChoice(usStateCodes).schema,
  startDate: optionalInstant.schema,
});
type ArchivedProject = z.infer<typeof projectSchema>;

const fileSchema = z.object({
  path: pathSchema,
  type: z.enum(Object.keys(receiptTypes) as [keyof typeof receiptTypes]),
  size: z.int().check(z.minimum(1), z.maximum(RECEIPT_MAX_BYTES)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ListedFile = z.infer<typeof fileSchema>;

/** What an archive has in it, after all of it was found to be right. */
export interface CheckedArchive {
  project: ArchivedProject;
  /** The ids of the records of each kind, in their order. */
  ids: Record<ArchivedKind, number[]>;
  /** The files that records use. */
  files: ListedFile[];
  upgrade: Upgrade;
}

const kindsByList = new Map(archivedKinds.map((kind) => [kindOf(kind).list, kind]));

const recordSchemas = Object.fromEntries(
  archivedKinds.map((kind) => {
    const { fields } = kindOf(kind);
    const shape = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
    return [kind, z.object({ id: idSchema, ...Object.fromEntries(shape) })];
  }),
) as unknown as Record<ArchivedKind, z.ZodMiniType<Content & { id: number }>>;

/** The parts of archive.json. */
export const readParts = (zip: ReadZip) => readJsonParts(zip.read(ARCHIVE_JSON));

/** A record as the present version has it. */
export function readRecord(
  kind: ArchivedKind,
  value: unknown,
  upgrade: Upgrade,
): Content & { id: number } {
  const { list, check } = kindOf(kind);
  const result = recordSchemas[kind].safeParse(upgradeObject(list, value, upgrade));
  if (!result.success) throw wrong(list, value, result.error.issues[0]?.path[0]);
  if (check && !check(result.data)) throw wrong(list, value);
  return result.data;
}

export const kindOfList = (list: string): ArchivedKind | undefined => kindsByList.get(list);

function upgradeObject(list: string, value: unknown, upgrade: Upgrade): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? upgrade(list, value as Content) : value;
}

function wrong(list: string, value: unknown, field?: PropertyKey): AppError {
  const { id } = Object(value) as { id?: unknown };
  const which = typeof id === 'number' ? ` ${id}` : '';
  const what = field === undefined ? 'is not right' : `has a wrong "${shownName(String(field))}"`;
  return badArchive(`The archive is damaged: the record${which} in "${list}" ${what}.`);
}

/** Reads all of an archive and keeps only what the second reading needs. */
export async function checkArchive(zip: ReadZip): Promise<CheckedArchive> {
  if (!zip.has(ARCHIVE_JSON)) {
    throw badArchive(`This is not a Plumbline archive: it has no ${ARCHIVE_JSON}.`);
  }
  if (zip.sizeOf(ARCHIVE_JSON) > MAX_JSON_BYTES) throw badArchive('The archive is too large.');
  await requireRightSum(zip);
  const check = new ArchiveCheck(zip);
  for await (const [name, value] of readParts(zip)) check.add(name, value);
  return check.end();
}

class ArchiveCheck {
  #head = new Map<string, unknown>();
  #upgrade: Upgrade | undefined;
  #project: ArchivedProject | undefined;
  readonly #ids = new Map<ArchivedKind, Set<number>>(
    archivedKinds.map((kind) => [kind, new Set()]),
  );
  readonly #files = new Map<string, ListedFile>();
  readonly #usedFiles = new Set<string>();
  /** References within a list, which may lead forward. */
  readonly #later: { kind: ArchivedKind; id: number; list: string }[] = [];

  readonly #zip: ReadZip;

  constructor(zip: ReadZip) {
    this.#zip = zip;
  }

  add(name: string, value: unknown): void {
    const kind = kindsByList.get(name);
    if (kind) this.#addRecord(kind, value);
    else if (name === 'project') this.#addProject(value);
    else if (name === 'files') this.#addFile(value);
    else if (['format', 'version', 'exportedAt'].includes(name)) this.#head.set(name, value);
    else throw badArchive(`The archive has an unknown part "${shownName(name)}".`);
  }

  end(): CheckedArchive {
    for (const { kind, id, list } of this.#later) {
      if (!this.#ids.get(kind)?.has(id)) throw missing(list, kind, id);
    }
    for (const path of this.#usedFiles) {
      if (!this.#files.has(path)) {
        throw badArchive(`The archive is damaged: it does not list the file "${shownName(path)}".`);
      }
    }
    const upgrade = this.#version();
    if (!this.#project) throw badArchive('The archive is damaged: it has no project.');
    return {
      project: this.#project,
      ids: Object.fromEntries(
        [...this.#ids].map(([kind, ids]) => [kind, [...ids]]),
      ) as CheckedArchive['ids'],
      files: [...this.#files.values()].filter(({ path }) => this.#usedFiles.has(path)),
      upgrade,
    };
  }

  /** It must be known before the first record. */
  #version(): Upgrade {
    if (!this.#upgrade) {
      if (this.#head.get('format') !== ARCHIVE_FORMAT) {
        throw badArchive('This is not a Plumbline archive.');
      }
      this.#upgrade = upgrader(Number(this.#head.get('version')));
    }
    return this.#upgrade;
  }

  #addProject(value: unknown): void {
    const result = projectSchema.safeParse(upgradeObject('project', value, this.#version()));
    if (!result.success) throw wrong('project', null, result.error.issues[0]?.path[0]);
    this.#project = result.data;
  }

  #addFile(value: unknown): void {
    const result = fileSchema.safeParse(value);
    if (!result.success) throw wrong('files', null, result.error.issues[0]?.path[0]);
    const { path, size } = result.data;
    if (this.#files.has(path)) {
      throw badArchive(`The archive is damaged: it lists the file "${shownName(path)}" twice.`);
    }
    if (this.#zip.sizeOf(path) !== size) throw changed(path);
    this.#files.set(path, result.data);
  }

  #addRecord(kind: ArchivedKind, value: unknown): void {
    const { list, fields, limit } = kindOf(kind);
    const record = readRecord(kind, value, this.#version());
    const ids = this.#ids.get(kind) as Set<number>;
    if (ids.has(record.id)) throw wrong(list, value, 'id');
    ids.add(record.id);
    if (limit && ids.size > recordLimits[limit]) throw recordLimitReached(limit);
    const translation: Translation = {
      id: (to, id) => {
        if (to === kind) this.#later.push({ kind: to, id, list });
        else if (!this.#ids.get(to)?.has(id)) throw missing(list, to, id);
        return id;
      },
      file: (path) => {
        this.#usedFiles.add(path);
        return { key: path, type: '', size: 0 };
      },
    };
    for (const [name, { translate }] of Object.entries(fields)) {
      translate?.(record[name], translation);
    }
  }
}

const missing = (list: string, to: ArchivedKind, id: number) =>
  badArchive(
    `The archive is damaged: a record in "${list}" names the record ${id} of "${kindOf(to).list}", which is not there before it.`,
  );

export const changed = (path: string) =>
  badArchive(`The file "${shownName(path)}" in the archive is not the one that was saved.`);

/** A ZIP's own sums only show accidents, and are short. */
async function requireRightSum(zip: ReadZip): Promise<void> {
  if (!zip.has(CHECKSUMS) || zip.sizeOf(CHECKSUMS) > MAX_SUMS_BYTES) {
    throw badArchive(`This is not a Plumbline archive: it has no ${CHECKSUMS}.`);
  }
  const pieces: Buffer[] = [];
  for await (const piece of zip.read(CHECKSUMS)) pieces.push(piece);
  const sums = Buffer.concat(pieces).toString('utf8');
  const hash = createHash('sha256');
  for await (const piece of zip.read(ARCHIVE_JSON)) hash.update(piece);
  const line = `${hash.digest('hex')}  ${ARCHIVE_JSON}`;
  if (!sums.split(/\r?\n/).includes(line)) throw changed(ARCHIVE_JSON);
}
